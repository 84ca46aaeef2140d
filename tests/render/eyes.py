"""How colours are seen: contrast, difference, and what an eye with a defect sees (Machado and others 2009, severity 1)."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PIL import ImageColor

Rgb = tuple[float, float, float]

GREY: Rgb = (0.2126, 0.7152, 0.0722)
EYES: dict[str, tuple[Rgb, Rgb, Rgb] | None] = {
    "normal": None,
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "grey": (GREY, GREY, GREY),
}


def linear(colour: str) -> Rgb:
    red, green, blue = (value / 255 for value in ImageColor.getrgb(colour)[:3])
    return _unbent(red), _unbent(green), _unbent(blue)


def _unbent(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def seen(colour: str, eye: str = "normal") -> Rgb:
    """Linear light as this eye sees it."""
    light, matrix = linear(colour), EYES[eye]
    if matrix is None:
        return light
    red, green, blue = (
        min(1.0, max(0.0, sum(part * value for part, value in zip(row, light, strict=True)))) for row in matrix
    )
    return red, green, blue


def contrast(one: str, other: str, eye: str = "normal") -> float:
    """As WCAG counts it: 1 for the same, 21 for black and white."""
    first, second = sorted((_luminance(seen(one, eye)), _luminance(seen(other, eye))), reverse=True)
    return (first + 0.05) / (second + 0.05)


def _luminance(light: Rgb) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def lab(light: Rgb) -> Rgb:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: str, other: str, eye: str = "normal") -> float:
    """CIEDE2000; below 10 two colours are hard to tell apart."""
    return _delta_e(lab(seen(one, eye)), lab(seen(other, eye)))


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0


def _delta_e(one: Rgb, other: Rgb) -> float:
    (light1, a1, b1), (light2, a2, b2) = one, other
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    big_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c = (light1 + light2) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.2 * cos(radians(4 * mean_h - 63))
    )
    in_l = (light2 - light1) / (1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2))
    in_c = (c2 - c1) / (1 + 0.045 * mean_c)
    in_h = big_h / (1 + 0.015 * mean_c * weight)
    bend = 60 * exp(-(((mean_h - 275) / 25) ** 2))
    twist = -sin(radians(bend)) * 2 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    return sqrt(in_l**2 + in_c**2 + in_h**2 + twist * in_c * in_h)
