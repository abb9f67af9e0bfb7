extension Pixmap {
  /// The picture as a PNG file, in the smallest lossless representation that the encoder finds at its
  /// compression effort.
  ///
  /// Decoding gives back every pixel exactly, including the colour of fully transparent ones.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written as the resolution, with 72 points per inch. Nil writes no resolution.
  ///   - optimization: the compression effort.
  /// - Throws: ``PNGError/outOfMemory``.
  public func png(
    scale: Double? = nil, optimization: PNG.Optimization = .standard
  ) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(optimization: optimization)
    return try encoder.encode(self, scale: scale)
  }
}
