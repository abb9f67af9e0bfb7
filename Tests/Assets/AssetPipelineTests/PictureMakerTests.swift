import BadgeKit
import CairoBackend
import Foundation
import RasterImage
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

import AssetPipeline

@Suite struct PictureMakerTests {
  /// Of the drawings that Zopfli compresses, which take seconds, a sample has one.
  @Test(arguments: 0...3)
  func `a batch writes the bytes of a single button at every effort`(level: Int) throws {
    let locales = Sample.of(["fr_CH", "en_US", "de_DE"], count: level == 3 ? 1 : 3)
    let project = try Project(
      """
      locales: [\(locales.joined(separator: ", "))]
      optimize: \(level)
      targets: [{ kind: files, scales: [1, 3], appearances: [light, dark] }]

      """)
    try project.run()
    let typesetter = try Typesetter()
    let files = project.files
    for locale in locales {
      for (scale, appearance) in [(1, Appearance.light), (3, .light), (1, .dark), (3, .dark)] {
        let button = try CurrencyButton(locale: locale)
        let context = ButtonContext(.pixels, scale: Double(scale))
        let bytes = try button.templateScene(typesetter, in: context).png(
          scale: Double(scale), palette: button.style.palette(appearance),
          optimization: try #require(PNG.Optimization(rawValue: level)))
        let name = "\(locale)/\(appearance.rawValue)@\(scale)x.png"
        #expect((files[name] == Data(bytes)) as Bool, "\(name)")
      }
    }
  }
}
