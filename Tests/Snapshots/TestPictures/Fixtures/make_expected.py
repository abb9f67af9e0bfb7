#!/usr/bin/env python3
"""Makes the pairs of pictures and the tables of figures the comparison tests hold themselves against.

Needs rsvg-convert (librsvg2-bin) and `pip install pixelmatch pillow`. The figures are
those of other people's code: PyPI's pixelmatch for the YIQ metric, and for OKLab the way CSS Color 4
goes, by XYZ, in decimal arithmetic.
"""

import csv
import pathlib
import subprocess
from decimal import Decimal, getcontext

import numpy
import PIL.Image
from pixelmatch import pixelmatch

HERE = pathlib.Path(__file__).parent
SIZE = 48

RING = '<path d="M18 42 A21 21 0 1 1 42 18" fill="none" stroke="{ink}" stroke-width="3"/>'
MARK = '<text x="{x}" y="31" font-family="Inter" font-weight="600" font-size="20" fill="{ink}" text-anchor="middle">{text}</text>'
BADGE = '<circle cx="10" cy="38" r="{r}" fill="{ink}"/>'


def drawing(ink="#007aff", text="€", x=24, r=8, turn=0, shift=0, opacity=1, background=None, badge=True):
    body = RING.format(ink=ink) + MARK.format(ink=ink, text=text, x=x)
    if badge:
        body += BADGE.format(ink=ink, r=r)
    ground = f'<rect width="100%" height="100%" fill="{background}"/>' if background else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}">'
        f'{ground}<g opacity="{opacity}" transform="translate({shift} 0) rotate({turn} 24 24)">{body}</g></svg>'
    )


PAIRS = {
    "glyph": (drawing(), drawing(text="$")),
    "badge": (drawing(), drawing(badge=False)),
    "colour": (drawing(), drawing(ink="#0a84ff")),
    "contrast": (drawing(background="#fff"), drawing(ink="#0040dd", background="#fff")),
    "turned": (drawing(background="#fff"), drawing(turn=1.5, background="#fff")),
    "moved": (drawing(), drawing(shift=1)),
    "nudged": (drawing(background="#fff"), drawing(shift=0.3, background="#fff")),
    "grown": (drawing(), drawing(r=8.4)),
    "faded": (drawing(), drawing(opacity=0.8)),
    "white": (drawing(ink="#fff"), drawing(ink="#fff", text="£")),
    "night": (drawing(background="#000"), drawing(turn=-1, background="#000")),
    "hue": (drawing(ink="#29389d", background="#293800"), drawing(ink="#29389d", background="#293810")),
}


def noise(name):
    """A seeded picture no renderer would make, which reaches the rarer branches of a comparison."""
    random = numpy.random.default_rng(len(name))
    y, x = numpy.mgrid[0:SIZE, 0:SIZE]
    if name == "levels":
        grey = random.choice([0, 90, 160, 255], (SIZE, SIZE), p=[0.5, 0.1, 0.1, 0.3])
    elif name == "edges":
        grey = 255 * (x + y > SIZE) - 120 * (abs(x + y - SIZE) < 2) % 256
    else:
        grey = (x // 6 * 40 + y // 5 * 23) % 256
    alpha = random.integers(0, 256, (SIZE, SIZE)) if name == "veil" else numpy.full((SIZE, SIZE), 255)
    first = numpy.stack([grey % 256, grey % 256, grey % 256, alpha], axis=2).astype(numpy.uint8)
    second = first.copy()
    changed = random.random((SIZE, SIZE)) < 0.3
    second[changed] = numpy.roll(first, 1, axis=1)[changed]
    shade = random.random((SIZE, SIZE)) < 0.1
    second[shade] = [128, 140, 120, 255]
    return first, second


NOISE = ["levels", "edges", "veil", "mosaics"]


def render(picture, path):
    if isinstance(picture, str):
        subprocess.run(["rsvg-convert", "-o", path], input=picture.encode(), check=True)
    else:
        PIL.Image.fromarray(picture, "RGBA").save(path)


def tables():
    with open(HERE / "pixelmatch.csv", "w", newline="") as yiq:
        counts = csv.writer(yiq, lineterminator="\n")
        counts.writerow(["pair", "threshold", "counts_antialiased", "pixels"])
        for name, pair in [*PAIRS.items(), *((name, noise(name)) for name in NOISE)]:
            pictures = []
            for side, picture in zip("ab", pair):
                path = HERE / "pairs" / f"{name}-{side}.png"
                render(picture, path)
                pictures.append(PIL.Image.open(path).convert("RGBA"))
            first, second = (list(picture.tobytes()) for picture in pictures)
            for threshold in (0, 0.02, 0.05, 0.1, 0.2, 0.5):
                for counts_antialiased in (False, True):
                    pixels = pixelmatch(
                        first, second, SIZE, SIZE, threshold=threshold, includeAA=counts_antialiased
                    )
                    counts.writerow([name, threshold, str(counts_antialiased).lower(), pixels])


# CSS Color 4, section 18: sRGB to XYZ (D65), XYZ to the cone responses of OKLab, those to OKLab.
SRGB_TO_XYZ = [
    [Decimal(506752) / 1228815, Decimal(87881) / 245763, Decimal(12673) / 70218],
    [Decimal(87098) / 409605, Decimal(175762) / 245763, Decimal(12673) / 175545],
    [Decimal(7918) / 409605, Decimal(87881) / 737289, Decimal(1001167) / 1053270],
]
XYZ_TO_LMS = [
    ["0.8190224379967030", "0.3619062600528904", "-0.1288737815209879"],
    ["0.0329836539323885", "0.9292868615863434", "0.0361446663506424"],
    ["0.0481771893596242", "0.2642395317527308", "0.6335478284694309"],
]
LMS_TO_OKLAB = [
    ["0.2104542683093140", "0.7936177747023054", "-0.0040720430116193"],
    ["1.9779985324311684", "-2.4285922420485799", "0.4505937096174110"],
    ["0.0259040424655478", "0.7827717124575296", "-0.8086757549230774"],
]


def product(matrix, vector):
    return [sum(Decimal(m) * v for m, v in zip(row, vector)) for row in matrix]


def cube_root(value):
    return value ** (Decimal(1) / 3) if value > 0 else Decimal(0)


def oklab(colour):
    linear = []
    for channel in colour:
        v = Decimal(channel) / 255
        linear.append(v / Decimal("12.92") if v <= Decimal("0.04045") else ((v + Decimal("0.055")) / Decimal("1.055")) ** Decimal("2.4"))
    lms = [cube_root(v) for v in product(XYZ_TO_LMS, product(SRGB_TO_XYZ, linear))]
    lightness, a, b = product(LMS_TO_OKLAB, lms)
    k1, k2 = Decimal("0.206"), Decimal("0.03")
    k3 = (1 + k1) / (1 + k2)
    x = k3 * lightness - k1
    return (x + (x * x + 4 * k2 * k3 * lightness).sqrt()) / 2, a, b


COLOURS = [
    ((0, 0, 0), (255, 255, 255)),
    ((255, 0, 0), (0, 255, 0)),
    ((0, 0, 255), (255, 255, 0)),
    ((0, 122, 255), (10, 132, 255)),
    ((119, 119, 119), (120, 120, 120)),
    ((0, 0, 0), (1, 1, 1)),
    ((41, 56, 157), (41, 56, 0)),
    ((0, 254, 252), (94, 254, 252)),
    ((255, 59, 48), (215, 0, 21)),
    ((52, 199, 89), (48, 209, 88)),
    ((12, 34, 56), (65, 43, 21)),
    ((250, 250, 250), (255, 255, 255)),
]


def oklab_table():
    getcontext().prec = 40
    with open(HERE / "oklab.csv", "w", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["r1", "g1", "b1", "r2", "g2", "b2", "hyab"])
        for first, second in COLOURS:
            (l1, a1, b1), (l2, a2, b2) = oklab(first), oklab(second)
            distance = abs(l1 - l2) + ((a1 - a2) ** 2 + (b1 - b2) ** 2).sqrt()
            table.writerow([*first, *second, f"{distance:.9f}"])


(HERE / "pairs").mkdir(exist_ok=True)
tables()
oklab_table()
