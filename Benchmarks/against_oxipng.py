"""Holds the pictures that `Bench bytes` left in a folder against oxipng at its highest level.

Needs PyPI's pyoxipng. Each picture is unpacked to RGBA first, so that oxipng finds its own form.
"""

import pathlib
import struct
import sys
import zlib

import oxipng


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def rgba(source: pathlib.Path) -> bytes:
    """The same picture without a palette; oxipng keeps its resolution and sRGB chunks too."""
    data, position, kept, pixels = source.read_bytes(), 8, b"", b""
    palette = alphas = b""
    while position < len(data):
        (length,) = struct.unpack(">I", data[position : position + 4])
        kind = data[position + 4 : position + 8]
        body = data[position + 8 : position + 8 + length]
        if kind == b"IHDR":
            width, height, depth, form = struct.unpack(">IIBB", body[:10])
        elif kind == b"PLTE":
            palette = body
        elif kind == b"tRNS":
            alphas = body
        elif kind == b"IDAT":
            pixels += body
        elif kind != b"IEND":
            kept += chunk(kind, body)
        position += 12 + length
    if form != 3 or depth != 8:
        return data
    rows, raw = [], zlib.decompress(pixels)
    entries = [
        palette[3 * i : 3 * i + 3] + bytes([alphas[i] if i < len(alphas) else 255])
        for i in range(len(palette) // 3)
    ]
    for y in range(height):
        row = raw[y * (width + 1) : (y + 1) * (width + 1)]
        if row[0] != 0:
            return data
        rows.append(b"\0" + b"".join(entries[i] for i in row[1:]))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        data[:8] + chunk(b"IHDR", header) + kept
        + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b"")
    )


ours = theirs = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.png")):
    ours += path.stat().st_size
    result = oxipng.optimize_from_memory(
        rgba(path), level=6, deflate=oxipng.Deflaters.zopfli(15))
    theirs += len(result)
print(f"mintmark {ours} bytes, oxipng {theirs} bytes: {100 * (1 - ours / theirs):.1f} % smaller")
