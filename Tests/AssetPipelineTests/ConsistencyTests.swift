import BadgeKit
import CairoBackend
import Foundation
import RasterImage
import Testing
import TextOutlines
import VectorGraphics

@testable import AssetPipeline

/// Two ways to the same thing give the same thing.
@Suite struct ConsistencyTests {
  @Test(arguments: 0...3)
  func aBatchWritesTheBytesOfASingleButtonAtEveryEffort(level: Int) throws {
    let project = try Project(
      """
      locales: [fr_CH, en_US, de_DE]
      optimize: \(level)
      targets: [{ kind: files, scales: [1, 3], appearances: [light, dark] }]

      """)
    try project.run()
    let typesetter = try Typesetter(cacheFolder: nil)
    for locale in ["fr_CH", "en_US", "de_DE"] {
      let button = try CurrencyButton(locale: locale)
      for (scale, appearance) in [(1, Appearance.light), (3, .light), (1, .dark), (3, .dark)] {
        let bytes = try button.templateScene(typesetter).png(
          scale: Double(scale), palette: button.style.palette(appearance),
          optimization: try #require(PNG.Optimization(rawValue: level)))
        let name = "\(locale)/\(appearance.name)@\(scale)x.png"
        #expect((project.files[name] == Data(bytes)) as Bool, "\(name)")
      }
    }
  }

  @Test func aFontFileBelongsToTheConfigurationsFolderWhateverTheWorkingFolder() throws {
    let font = try #require(
      try Typesetter(cacheFolder: nil).line("$").faces.first?.path)
    let project = try Project(
      """
      locales: [en_US]
      button: { font: [My.otf] }
      targets: [{ kind: files, scales: [1] }]

      """)
    try FileManager.default.copyItem(
      atPath: font, toPath: project.folder.appendingPathComponent("My.otf").path)
    #expect(try project.configuration().fonts == [project.folder.path + "/My.otf"])
    #expect(try project.run().failures.isEmpty)
    // The file's bytes are a part of the pictures' fingerprint.
    let before = try project.configuration().fontsDigest()
    let handle = try FileHandle(
      forWritingTo: project.folder.appendingPathComponent("My.otf"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    try handle.close()
    #expect(try project.configuration().fontsDigest() != before)
  }

  @Test func androidsUnqualifiedDrawableIsTheLookupsFallback() throws {
    let project = try Project(
      """
      locales: [af_ZA, de_DE, fr_FR, it_IT]
      targets: [{ kind: android, localized: true, night: false }]

      """)
    try project.run()
    let files = project.files
    let kotlin = String(
      decoding: try #require(files["android/CurrencyBadge.kt"]), as: UTF8.self)
    #expect(kotlin.contains("val fallback: Int = R.drawable.currency_badge_euro"))
    let unqualified = try #require(files["android/res/drawable/currency_badge.xml"])
    #expect(unqualified == files["android/res/drawable/currency_badge_euro.xml"])
    #expect(unqualified == files["android/res/drawable-de-rDE/currency_badge.xml"])
  }

  @Test func generatedDartQuotesTheAssetsFolder() throws {
    for (assets, literal) in [
      ("it's/$a", #""it's/\$a""#), ("${f()}", #""\${f()}""#), ("plain", #""plain""#),
    ] {
      let project = try Project(
        """
        locales: [en_US]
        targets: [{ kind: flutter, assets: "\(assets)" }]

        """)
      try project.run()
      let dart = String(
        decoding: try #require(project.files["flutter/lib/currency_badge.dart"]), as: UTF8.self)
      #expect(dart.contains("static const String _assets = \(literal);"))
      #expect(dart.contains("'$_assets/$appearance/$name.png'"))
    }
  }

  @Test(arguments: ["com.example.in", "fun", "a.object.b", "com..x", "1.a"])
  func aPackageThatKotlinCantNameIsRefused(name: String) throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: android, package: \(name) }]\n")
    #expect(throws: (any Error).self) { try project.configuration() }
  }
}
