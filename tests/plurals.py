"""One of something is not many: what no line and no alt text may say."""

import re

ONE_OF_MANY = re.compile(
    r"(?<![\d.,/–])1 (deniers|citizens|points|cubes|workers|dice|banners|houses|tiles|spaces|half days)\b"
)
