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
    for (fallback, name) in [("neutral", "xxx"), ("fr_FR", "eur"), ("ja_JP", "jpy")] {
      let project = try Project(
        """
        locales: [af_ZA, de_DE, fr_FR, it_IT]
        fallback: \(fallback)
        targets: [{ kind: android, localized: true, night: false }]

        """)
      try project.run()
      let files = project.files
      let kotlin = String(
        decoding: try #require(files["android/CurrencyBadge.kt"]), as: UTF8.self)
      #expect(kotlin.contains(" fallback = R.drawable.currency_badge_\(name),\n"))
      let unqualified = try #require(files["android/res/drawable/currency_badge.xml"])
      #expect(unqualified == files["android/res/drawable/currency_badge_\(name).xml"])
    }
  }

  /// A locale whose keywords name other money does not stand for its plain tag, one whose currency the
  /// configuration chooses does, planned or not, and a code beyond ISO 4217 is read in a tag.
  @Test func aPlainTagHasItsOwnMoney() throws {
    let project = try Project(
      """
      locales: ["bg_BG@currency=USD", "de_DE@currency=DOGE", fr_FR]
      currencies: { en_BG: USD, es_FR: JPY }
      symbols: { DOGE: { text: Ð } }
      button: { symbol-form: code }
      targets: [{ kind: web }]

      """)
    try project.run()
    let source = String(
      decoding: try #require(project.files["web/index.js"]), as: UTF8.self)
    let groups = LookupGroups(source)
    #expect(groups.key(of: "bg-bg") == nil && groups.key(of: "und-bg") == "EUR")
    #expect(groups.key(of: "en-bg") == "USD" && groups.key(of: "USD") == "usd")
    // Yen are not drawn: nothing, rather than the region's euro.
    #expect(groups.key(of: "es-fr") == "JPY" && groups.key(of: "JPY") == nil)
    #expect(groups.key(of: "DOGE") == "doge")
  }

  /// The unqualified drawable of a mirrored fallback is the plain one, and the mirrored one stands
  /// behind `ldrtl`.
  @Test func aMirroredFallbackHasBothDirections() throws {
    let project = try Project(
      """
      locales: [en_US, he_IL]
      fallback: he_IL
      button: { mirror: true }
      targets: [{ kind: android, localized: true, night: false }]

      """)
    try project.run()
    for folder in ["drawable", "drawable-ldrtl"] {
      let unqualified = try #require(
        project.files["android/res/\(folder)/currency_badge.xml"])
      #expect(
        unqualified == project.files["android/res/\(folder)/currency_badge_ils.xml"])
    }
  }

  /// Every file that a localised set names is there, even where the fallback can't be drawn.
  @Test func aFallbackThatFailsIsNotNamed() throws {
    let project = try Project(
      """
      locales: [en_US]
      fallback: ja_JP
      symbols: { JPY: { text: "\u{F1234}" } }
      targets: [{ kind: xcassets, localized: true }]

      """)
    #expect(try project.run().failures.count == 1)
    let folder = "Assets.xcassets/CurrencyBadge/localized.imageset"
    let contents = String(
      decoding: try #require(project.files["\(folder)/Contents.json"]), as: UTF8.self)
    #expect(contents.contains("en-US.svg") && !contents.contains("fallback"))
  }

  /// A platform shows the unqualified file of a localised set for every other locale: where there
  /// is no such file Android stops the app, and Xcode leaves the set out.
  @Test(arguments: ["android", "xcassets"])
  func localizedFilesNeedAFallback(kind: String) throws {
    let project = try Project(
      "locales: [de_DE]\nfallback: none\ntargets: [{ kind: \(kind), localized: true }]\n")
    #expect {
      _ = try project.configuration()
    } throws: { error in
      "\(error)".contains("mintmark.yml:5:") && "\(error)".contains("fallback is none")
    }
  }

  /// The sign for no currency may be a drawing of one's own, under ISO 4217's code for it.
  @Test func theNeutralSignCanBeReplaced() throws {
    let project = try Project(
      "locales: [de_DE]\nsymbols: { XXX: { text: \"?\" } }\ntargets: [{ kind: web }]\n")
    try project.run()
    let svg = String(decoding: try #require(project.files["web/svg/xxx.svg"]), as: UTF8.self)
    #expect(svg.contains("<title>?</title>"))
  }

  @Test func anUnknownFallbackIsRefusedWithItsLine() throws {
    let project = try Project("fallback: nowhere\ntargets: [{ kind: web }]\n")
    #expect {
      _ = try project.configuration()
    } throws: { error in
      "\(error)".contains("mintmark.yml:3:") && "\(error)".contains("neutral, none or a locale")
    }
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
      #expect(dart.contains("'$_assets/$appearance/${button.prefix}$name.png'"))
    }
  }

  @Test(arguments: ["A", "a b", "a/b", "@a/b/c", "@/a", "-a", "''", "é"])
  func aPackageThatNpmCantNameIsRefused(name: String) throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: web, package: \"\(name)\" }]\n")
    #expect(throws: (any Error).self) { try project.configuration() }
    let fine = try Project("locales: [en_US]\ntargets: [{ kind: web, package: \"@a.b/c-d_1\" }]\n")
    #expect(throws: Never.self) { try fine.configuration() }
  }

  @Test(arguments: ["com.example.in", "fun", "a.object.b", "com..x", "1.a"])
  func aPackageThatKotlinCantNameIsRefused(name: String) throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: android, package: \(name) }]\n")
    #expect(throws: (any Error).self) { try project.configuration() }
  }
}
