/// The colour distance of Kotsarenko & Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications", 2010. Channels are from 0 to 255.
package enum YIQ {
  /// The largest squared distance of two colours. The squared distance of black and white is 32,857.
  package static let largestSquare = 35215.0

  package static func luma(_ c: PackedPixel.Channels) -> Double {
    c.red * 0.29889531 + c.green * 0.58662247 + c.blue * 0.11448223
  }

  /// The squared distance. The order of the terms is pixelmatch's, so that both round to the same result.
  package static func squaredDistance(_ c: PackedPixel.Channels, _ d: PackedPixel.Channels)
    -> Double
  {
    let y = luma(c) - luma(d)
    let i = inPhase(c) - inPhase(d)
    let q = quadrature(c) - quadrature(d)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  private static func inPhase(_ c: PackedPixel.Channels) -> Double {
    c.red * 0.59597799 - c.green * 0.27417610 - c.blue * 0.32180189
  }

  private static func quadrature(_ c: PackedPixel.Channels) -> Double {
    c.red * 0.21147017 - c.green * 0.52261711 + c.blue * 0.31114694
  }
}
