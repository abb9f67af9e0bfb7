import VectorGraphics

import TextOutlines

extension FuzzTarget {
  /// Font files: glyphs and lines of text have finite outlines and measures.
  static let font = FuzzTarget("font") {
    let scratch = try ScratchFolder()
    // No other font is installed, so that only the input can draw.
    let library = FontLibrary { () throws(TextError) in
      try FontconfigCatalog(configuration: "<fontconfig></fontconfig>")
    }
    return { bytes in
      let path = try scratch.write(bytes, to: "input.ttf")
      guard let face = try? Face(path: path, weight: .semibold) else { return }
      _ = face.version
      // It knows faces by their identity, so it lives no longer than this one.
      let pen = try GlyphOutlines()
      for glyph in [0, 1, 2, 3, 36, 255, 65_535] as [UInt32] {
        try law(isFinite(pen.outline(of: glyph, in: face)), "glyph \(glyph) is not finite")
      }
      let typesetter = try Typesetter(fonts: FontStack([.file(path)]), library: library)
      for text in ["A€ A1", "ש\u{5B8}לA"] {
        guard let line = try? typesetter.line(text) else { continue }
        try law(line.advance.isFinite && isFinite(line.outline), "'\(text)' is not finite")
        try law(
          line.ascent.isFinite && line.descent.isFinite && line.capHeight.isFinite,
          "the face's measures are not finite")
      }
    }
  }
}

private func isFinite(_ path: VectorPath) -> Bool {
  path.elements.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite }
}
