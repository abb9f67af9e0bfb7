import BadgeKit
import CairoBackend
import CurrencyLocale
import RasterImage
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// What the compression effort does to the files of the world's buttons.
@Suite struct CompressionEffortTests {
  private static let appearances = [Appearance.light, .dark]

  @Test(arguments: Sample.of(CurrencyLocale.allIdentifiers, count: 8))
  func `more effort never makes a larger file, and the pixels stay`(locale: String) throws {
    try check(locale, Array(PNG.Optimization.allCases.dropLast()))
  }

  /// Of few locales, as Zopfli takes a tenth of a second for a picture.
  @Test(arguments: Sample.of(CurrencyLocale.allIdentifiers, count: 1).prefix(12))
  func `the most effort does not make a larger file either`(locale: String) throws {
    try check(locale, PNG.Optimization.allCases)
  }

  private func check(_ locale: String, _ efforts: [PNG.Optimization]) throws {
    let button = try CurrencyButton(locale: locale)
    let scene = try button.picture(in: LayoutContext()).scene
    for scale in [1.0, 2, 3] {
      for appearance in Self.appearances {
        let palette = button.style.palette(appearance)
        let files = try efforts.map {
          try scene.png(scale: scale, palette: palette, optimization: $0)
        }
        let sizes = files.map(\.count)
        #expect(sizes == sizes.sorted(by: >), "\(locale) at \(scale)x, \(appearance)")
        let pixels = try scene.pixmap(scale: scale, palette: palette)
        for file in files { #expect((try PNG.decode(file) == pixels) as Bool) }
      }
    }
  }
}
