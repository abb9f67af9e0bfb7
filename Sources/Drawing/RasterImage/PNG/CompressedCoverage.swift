internal import VectorGraphics

/// A one-colour drawing, with the compressed data that all its tints share.
package struct CompressedCoverage: Hashable, Sendable {
  /// The coverage that is compressed.
  let coverage: Coverage
  /// Indices into a palette: black with a coverage level as alpha in each entry, full coverage last. A tint changes
  /// the palette alone. Nil if no effort up to the encoder's tries a palette; then RGBA is tried with every effort.
  let indexed: CompressedPicture?
  /// The least effort that also tries RGBA, which has to be compressed for each tint; nil if none does.
  let directEffort: PNG.Optimization?
}

extension RGBAColor {
  /// The colour with its alpha multiplied by a coverage, rounded.
  func withCoverage(_ coverage: UInt8) -> RGBAColor {
    var color = self
    color.alpha = UInt8(truncatingIfNeeded: (Int(alpha) * Int(coverage) + 127) / 255)
    return color
  }
}
