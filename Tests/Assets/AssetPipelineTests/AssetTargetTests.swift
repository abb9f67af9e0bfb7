import RasterImage
import Testing

import AssetPipeline

@Suite struct AssetTargetTests {
  /// The files that a kind makes of one locale where nothing else is given, and the sizes of pictures, as
  /// `mintmark help targets` and the pages of the targets document them: a button has 50 points, and Apple's,
  /// Flutter's and React Native's pictures have three scales. `xxx` is the fallback of the lookups.
  private static let defaults: [(settings: String, files: String)] = [
    (
      "kind: files",
      """
      en_US/light@1x.png 50
      en_US/light@2x.png 100
      en_US/light@3x.png 150
      """
    ),
    (
      "kind: xcassets",
      """
      Assets.xcassets/Contents.json
      Assets.xcassets/CurrencyBadge/Contents.json
      Assets.xcassets/CurrencyBadge/usd.imageset/Contents.json
      Assets.xcassets/CurrencyBadge/usd.imageset/usd.svg
      Assets.xcassets/CurrencyBadge/xxx.imageset/Contents.json
      Assets.xcassets/CurrencyBadge/xxx.imageset/xxx.svg
      CurrencyBadge.swift
      """
    ),
    (
      "kind: xcassets, format: png",
      """
      Assets.xcassets/Contents.json
      Assets.xcassets/CurrencyBadge/Contents.json
      Assets.xcassets/CurrencyBadge/usd.imageset/Contents.json
      Assets.xcassets/CurrencyBadge/usd.imageset/usd@1x.png 50
      Assets.xcassets/CurrencyBadge/usd.imageset/usd@2x.png 100
      Assets.xcassets/CurrencyBadge/usd.imageset/usd@3x.png 150
      Assets.xcassets/CurrencyBadge/xxx.imageset/Contents.json
      Assets.xcassets/CurrencyBadge/xxx.imageset/xxx@1x.png 50
      Assets.xcassets/CurrencyBadge/xxx.imageset/xxx@2x.png 100
      Assets.xcassets/CurrencyBadge/xxx.imageset/xxx@3x.png 150
      CurrencyBadge.swift
      """
    ),
    (
      "kind: android",
      """
      android/README.md
      android/kotlin/CurrencyBadge.kt
      android/res/drawable/currency_badge_usd.xml
      android/res/drawable/currency_badge_xxx.xml
      android/res/values-night/currency_badge_colors.xml
      android/res/values/currency_badge_colors.xml
      """
    ),
    (
      "kind: compose-multiplatform",
      """
      compose-multiplatform/README.md
      compose-multiplatform/composeResources/drawable-dark/currency_badge_usd.xml
      compose-multiplatform/composeResources/drawable-dark/currency_badge_xxx.xml
      compose-multiplatform/composeResources/drawable/currency_badge_usd.xml
      compose-multiplatform/composeResources/drawable/currency_badge_xxx.xml
      compose-multiplatform/kotlin/CurrencyBadge.kt
      compose-multiplatform/kotlin/CurrencyBadgeButton.kt
      """
    ),
    (
      "kind: web",
      """
      web/README.md
      web/badges-linked.css
      web/badges.css
      web/element.d.ts
      web/element.js
      web/icon.d.ts
      web/icons/usd.js
      web/icons/xxx.js
      web/index.d.ts
      web/index.html
      web/index.js
      web/index.json
      web/jsx.d.ts
      web/jsx.js
      web/loaders.d.ts
      web/loaders.js
      web/package.json
      web/react-icon.d.ts
      web/react-icon.js
      web/react.d.ts
      web/react.js
      web/sprite.svg
      web/svg/usd.svg
      web/svg/xxx.svg
      """
    ),
    (
      "kind: flutter",
      """
      flutter/lib/currency_badge.dart
      flutter/lib/currency_badge.md
      flutter/lib/currency_badge_button.dart
      flutter/lib/currency_badge_drawings.dart
      """
    ),
    (
      "kind: flutter, format: png",
      """
      flutter/assets/currency_badge/dark/2.0x/usd.png 100
      flutter/assets/currency_badge/dark/2.0x/xxx.png 100
      flutter/assets/currency_badge/dark/3.0x/usd.png 150
      flutter/assets/currency_badge/dark/3.0x/xxx.png 150
      flutter/assets/currency_badge/dark/usd.png 50
      flutter/assets/currency_badge/dark/xxx.png 50
      flutter/assets/currency_badge/light/2.0x/usd.png 100
      flutter/assets/currency_badge/light/2.0x/xxx.png 100
      flutter/assets/currency_badge/light/3.0x/usd.png 150
      flutter/assets/currency_badge/light/3.0x/xxx.png 150
      flutter/assets/currency_badge/light/usd.png 50
      flutter/assets/currency_badge/light/xxx.png 50
      flutter/lib/currency_badge.dart
      flutter/lib/currency_badge.md
      flutter/lib/currency_badge_button.dart
      """
    ),
    (
      "kind: react-native",
      """
      react-native/CurrencyBadgeButton.d.ts
      react-native/CurrencyBadgeButton.js
      react-native/README.md
      react-native/currencyBadge.d.ts
      react-native/currencyBadge.js
      react-native/images/dark/usd.png 50
      react-native/images/dark/usd@2x.png 100
      react-native/images/dark/usd@3x.png 150
      react-native/images/dark/xxx.png 50
      react-native/images/dark/xxx@2x.png 100
      react-native/images/dark/xxx@3x.png 150
      react-native/images/light/usd.png 50
      react-native/images/light/usd@2x.png 100
      react-native/images/light/usd@3x.png 150
      react-native/images/light/xxx.png 50
      react-native/images/light/xxx@2x.png 100
      react-native/images/light/xxx@3x.png 150
      react-native/names.d.ts
      react-native/names.js
      react-native/pictures.js
      """
    ),
    ("kind: gallery", "gallery.html"),
    ("kind: iconify", "iconify.json"),
  ]

  @Test(arguments: defaults.indices)
  func `a kind alone makes the files that its page documents`(index: Int) throws {
    let (settings, expected) = Self.defaults[index]
    let project = try Project("locales: [en_US]\ntargets: [{ \(settings) }]\n")
    try project.run()
    let files = try project.files.filter { !$0.key.hasPrefix(".mintmark-") }.map { path, bytes in
      path.hasSuffix(".png") ? "\(path) \(try PNG.size(of: Array(bytes)).width)" : path
    }
    let sorted = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(sorted.joined(separator: "\n") == expected)
  }

  @Test func `every kind has its defaults in this list`() {
    let kinds = Self.defaults.map { $0.settings.dropFirst("kind: ".count).prefix { $0 != "," } }
    #expect(Set(kinds) == Set(AssetTargets.all.map { $0.kind[...] }))
  }
}
