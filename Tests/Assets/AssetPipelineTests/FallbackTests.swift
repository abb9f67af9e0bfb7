import Foundation
import Testing

import AssetPipeline

/// The drawing for locales that are not planned.
@Suite struct FallbackTests {
  /// The sign for no currency can be replaced, under ISO 4217's code for it.
  @Test func `the neutral sign can be replaced`() throws {
    let project = try Project(
      "locales: [de_DE]\nsymbols: { XXX: { text: \"?\" } }\ntargets: [{ kind: web }]\n")
    try project.run()
    let svg = String(decoding: try #require(project.files["web/svg/xxx.svg"]), as: UTF8.self)
    #expect(svg.contains("<title>?</title>"))
  }

  @Test func `an unknown fallback is refused with its line`() throws {
    let project = try Project("fallback: nowhere\ntargets: [{ kind: web }]\n")
    #expect {
      _ = try project.configuration()
    } throws: { error in
      "\(error)".contains("mintmark.yml:3:") && "\(error)".contains("neutral, none or a locale")
    }
  }

  /// A platform shows the unqualified file of a localised set for every other locale: where there
  /// is no such file Android stops the app, and Xcode leaves the set out.
  @Test(arguments: ["android", "xcassets"])
  func `localized files need a fallback`(kind: String) throws {
    let project = try Project(
      "locales: [de_DE]\nfallback: none\ntargets: [{ kind: \(kind), localized: true }]\n")
    #expect {
      _ = try project.configuration()
    } throws: { error in
      "\(error)".contains("mintmark.yml:5:") && "\(error)".contains("fallback is none")
    }
  }

  @Test func `Android's unqualified drawable is the lookup's fallback`() throws {
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
        decoding: try #require(files["android/kotlin/CurrencyBadge.kt"]), as: UTF8.self)
      #expect(kotlin.contains(" fallback = R.drawable.currency_badge_\(name),\n"))
      let unqualified = try #require(files["android/res/drawable/currency_badge.xml"])
      #expect(unqualified == files["android/res/drawable/currency_badge_\(name).xml"])
    }
  }

  /// The unqualified drawable of a mirrored fallback is the plain one. The mirrored one has the qualifier
  /// `ldrtl`.
  @Test func `a mirrored fallback has both directions`() throws {
    let project = try Project(
      """
      locales: [en_US, he_IL]
      fallback: he_IL
      button: { badge-corner: bottom-leading }
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
  @Test func `a fallback that fails is not named`() throws {
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
}
