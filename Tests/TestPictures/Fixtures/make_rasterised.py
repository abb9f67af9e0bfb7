"""Draws drawings/*.svg with other rasterisers than this package.

librsvg and CairoSVG use Cairo, at other settings; resvg and Skia have code of their own.

Needs rsvg-convert, and the Python packages resvg_py, CairoSVG, skia-python and Pillow. The files in
rasterised/ were made with librsvg 2.54.7, resvg_py 0.5.0, CairoSVG 2.9.1 and Skia 144.
"""

import io
import pathlib
import subprocess

import cairosvg
import resvg_py
import skia
from PIL import Image

FOLDER = pathlib.Path(__file__).parent


def librsvg(svg, size):
    command = ["rsvg-convert", "-w", str(size), "-h", str(size)]
    return subprocess.run(command, input=svg, capture_output=True, check=True).stdout


def resvg(svg, size):
    return bytes(resvg_py.svg_to_bytes(svg_string=svg.decode(), width=size, height=size))


def cairosvg_(svg, size):
    return cairosvg.svg2png(svg, output_width=size, output_height=size)


def skia_(svg, size):
    surface = skia.Surface(size, size)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorTRANSPARENT)
    canvas.scale(size / 50, size / 50)
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg))
    dom.setContainerSize(skia.Size(50, 50))
    dom.render(canvas)
    return bytes(surface.makeImageSnapshot().encodeToData())


for path in sorted((FOLDER / "drawings").glob("*.svg")):
    for size in (50, 150):
        for name, draw in (
            ("librsvg", librsvg), ("resvg", resvg), ("cairosvg", cairosvg_), ("skia", skia_),
        ):
            image = Image.open(io.BytesIO(draw(path.read_bytes(), size))).convert("RGBA")
            target = FOLDER / "rasterised" / f"{path.stem}-{size}-{name}.png"
            image.save(target, optimize=True)
