"""Draws SVG files with other rasterisers than this package.

rasterised/ has drawings/*.svg, which this package wrote, a picture a program. foreign/ has files that this
package did not write. Each picture there is a row of equal panels. The first three are the drawing by resvg,
CairoSVG and Skia. If the drawing has strokes, panels by resvg follow that show it changed, one for each function
in CHANGES.

librsvg and CairoSVG use Cairo, at other settings; resvg and Skia have code of their own.

Needs rsvg-convert, and the Python packages resvg_py, CairoSVG, skia-python and Pillow. The pictures were made
with librsvg 2.54.7, resvg_py 0.5.0, CairoSVG 2.9.1 and Skia 144.
"""

import io
import pathlib
import re
import subprocess

import cairosvg
import resvg_py
import skia
from PIL import Image

FOLDER = pathlib.Path(__file__).parent


def librsvg(svg, size):
    command = ["rsvg-convert", "-w", str(size), "-h", str(size)]
    return subprocess.run(command, input=svg.encode(), capture_output=True, check=True).stdout


def resvg(svg, size):
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def cairosvg_(svg, size):
    return cairosvg.svg2png(svg.encode(), output_width=size, output_height=size)


def skia_(svg, size):
    surface = skia.Surface(size, size)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorTRANSPARENT)
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode()))
    canvas.scale(size / side(svg), size / side(svg))
    dom.setContainerSize(skia.Size(side(svg), side(svg)))
    dom.render(canvas)
    return bytes(surface.makeImageSnapshot().encodeToData())


def side(svg):
    return float(re.search(r'viewBox="0 0 ([0-9.]+)', svg)[1])


def picture(draw, svg, size):
    return Image.open(io.BytesIO(draw(svg, size))).convert("RGBA")


def thinner(svg, size):
    """All strokes have 90 % of their width."""
    return re.sub(r'stroke-width="([^"]+)"', lambda m: f'stroke-width="{0.9 * float(m[1]):.4f}"', svg)


def moved(svg, size):
    """The last element is half a pixel further down."""
    offset = 0.5 * side(svg) / size
    return re.sub(r"(<\w+ )([^<]*/>\n</svg>)", rf'\1transform="translate(0 {offset:.5f})" \2', svg)


def missing(svg, size):
    """The last element is missing."""
    return re.sub(r"  <[^<]*/>\n</svg>", "</svg>", svg)


def recoloured(svg, size):
    """The colour differs by a CIEDE2000 of 5.0 to 5.3."""
    return re.sub(r'stroke="(#\w+)"', lambda m: f'stroke="{COLORS[m[1]]}"', svg)


CHANGES = [thinner, moved, missing, recoloured]

COLORS = {
    "#1c1c1e": "#2c2c2e", "#e8590c": "#e86a0c", "#0ca678": "#0ca68a", "#5f3dc4": "#7c3dc4", "#d6336c": "#d63359",
    "#1971c2": "#1964c2", "#868e96": "#788088", "#2f9e44": "#2f9e5f", "#0b7285": "#0b6985",
}

for path in sorted((FOLDER / "drawings").glob("*.svg")):
    for size in (50, 150):
        for name, draw in (
            ("librsvg", librsvg), ("resvg", resvg), ("cairosvg", cairosvg_), ("skia", skia_),
        ):
            image = picture(draw, path.read_text(), size)
            image.save(FOLDER / "rasterised" / f"{path.stem}-{size}-{name}.png", optimize=True)

for path in sorted((FOLDER / "foreign").glob("*.svg")):
    svg = path.read_text()
    for size in (24, 32, 48, 96):
        panels = [picture(draw, svg, size) for draw in (resvg, cairosvg_, skia_)]
        if "stroke=" in svg:
            panels += [picture(resvg, change(svg, size), size) for change in CHANGES]
        row = Image.new("RGBA", (size * len(panels), size))
        for index, panel in enumerate(panels):
            row.paste(panel, (index * size, 0))
        row.save(path.with_name(f"{path.stem}-{size}.png"), optimize=True)
