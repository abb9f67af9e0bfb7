internal import TextOutlines
internal import VectorGraphics

extension TextLine {
  /// The position of a caret at an offset of the text, in em.
  ///
  /// It is the edge of the digit that ends there, or else of the digit that begins there; nil where there
  /// is neither.
  ///
  /// - Parameters:
  ///   - offset: in UTF-16 code units.
  ///   - text: the text of the line.
  func caretEdge(at offset: Int, in text: String) -> Double? {
    let scalars = Array(text.unicodeScalars)
    let index = Self.scalarIndex(of: offset, in: scalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && scalars[index].properties.numericType == .decimal
    }
    if isDigit(index - 1), let glyph = extents(of: index - 1..<index).first {
      return glyph.isRightToLeft ? glyph.extent.lowerBound : glyph.extent.upperBound
    }
    guard isDigit(index), let glyph = extents(of: index..<index + 1).first else { return nil }
    return glyph.isRightToLeft ? glyph.extent.upperBound : glyph.extent.lowerBound
  }

  /// The extent of the glyphs of a part of the text, in em; nil where it has none.
  ///
  /// - Parameters:
  ///   - range: offsets in UTF-16 code units.
  ///   - text: the text of the line.
  func extent(of range: Range<Int>, in text: String) -> ClosedRange<Double>? {
    let scalars = Array(text.unicodeScalars)
    let lower = Self.scalarIndex(of: range.lowerBound, in: scalars)
    let upper = Self.scalarIndex(of: range.upperBound, in: scalars)
    let extents = extents(of: lower..<max(lower, upper)).map(\.extent)
    guard let start = extents.map(\.lowerBound).min(), let end = extents.map(\.upperBound).max()
    else { return nil }
    return min(start, end)...max(start, end)
  }

  private static func scalarIndex(of offset: Int, in scalars: [Unicode.Scalar]) -> Int {
    var length = 0
    for (index, scalar) in scalars.enumerated() {
      if length >= offset { return index }
      length += UTF16.width(scalar)
    }
    return scalars.count
  }

  /// The glyphs of some scalars, from left to right, with the pen before and behind each.
  private func extents(
    of clusters: Range<Int>
  ) -> [(extent: ClosedRange<Double>, isRightToLeft: Bool)] {
    var extents: [(extent: ClosedRange<Double>, isRightToLeft: Bool)] = []
    var pen = 0.0
    for run in runs {
      for glyph in run.glyphs {
        if clusters.contains(glyph.cluster) {
          let end = pen + max(0, glyph.advance)
          extents.append((pen...end, run.direction == .rightToLeft))
        }
        pen += glyph.advance
      }
    }
    return extents
  }
}
