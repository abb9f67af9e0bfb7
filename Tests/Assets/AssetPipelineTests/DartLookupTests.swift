import Foundation
import Testing

import AssetPipeline

@Suite struct DartLookupTests {
  @Test func `generated Dart quotes the folder of the assets`() throws {
    for (assets, literal) in [
      ("it's/$a", #""it's/\$a""#), ("${f()}", #""\${f()}""#), ("plain", #""plain""#),
    ] {
      let project = try Project(
        """
        locales: [en_US]
        targets: [{ kind: flutter, format: png, assets: "\(assets)" }]

        """)
      try project.run()
      let dart = String(
        decoding: try #require(project.files["flutter/lib/currency_badge.dart"]), as: UTF8.self)
      #expect(dart.contains("static const String _assets = \(literal);"))
      #expect(dart.contains("'$_assets/$appearance/${button.prefix}$name$side.png'"))
    }
  }

  @Test func `a button of pictures passes the theme's appearance to both lookups`() throws {
    let project = try Project("locales: [en_US]\ntargets: [{ kind: flutter, format: png }]\n")
    try project.run()
    let button = String(
      decoding: try #require(project.files["flutter/lib/currency_badge_button.dart"]), as: UTF8.self
    )
    #expect(button.contains("final appearance = _appearance(Theme.of(context).brightness);"))
    for lookup in ["assetFor", "assetForCurrencyCode"] {
      let call = try #require(button.split(separator: "CurrencyBadge.\(lookup)(").dropFirst().first)
      #expect(call.prefix { $0 != ")" }.contains(" appearance: appearance,"), "\(lookup)")
    }
  }
}
