"""The pictures of Troyes: the city, what lies in front of a seat, the cards at large, the end table."""
