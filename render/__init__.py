"""A view in; a picture with its alt text out. Nothing here ever sees a State."""
