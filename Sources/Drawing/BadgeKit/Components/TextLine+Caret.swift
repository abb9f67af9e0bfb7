internal import TextOutlines
internal import VectorGraphics

extension TextLine {
  /// The x coordinate, in em, of a caret at an offset in the text.
  ///
  /// It is the edge of the digit that ends at the offset, or else of the digit that begins there. It is nil if
  /// no digit ends or begins there.
  ///
  /// - Parameters:
  ///   - offset: the offset in UTF-16 code units.
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

  /// The horizontal extent, in em, of the glyphs of a part of the text; nil if it has no glyphs.
  ///
  /// - Parameters:
  ///   - range: the part of the text, as offsets in UTF-16 code units.
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

  /// The glyphs of the given range of scalars, from left to right: the pen's positions before and after each
  /// glyph, and the direction of its run.
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
