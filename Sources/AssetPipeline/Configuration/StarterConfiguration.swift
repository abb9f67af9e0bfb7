/// The commented configuration a project begins with.
public enum StarterConfiguration {
  /// The target it is for.
  public enum Kind: String, CaseIterable, Sendable {
    case files, xcassets, android, web, flutter
    case reactNative = "react-native"
  }

  /// The file's text.
  public static func text(for kind: Kind) -> String {
    """
    # yaml-language-server: $schema=./mintmark.schema.json
    # What `mintmark batch` makes. Editors complete and check it once they have its schema:
    #   mintmark schema batch > mintmark.schema.json
    version: 1

    # Where everything goes, relative to this file.
    output: build/icons

    # Every locale that has a currency, or a list, or include and exclude:
    #   locales: [en_US, fr_*, { currency: EUR }]
    #   locales: { include: all, exclude: [ar_*] }
    locales: all

    # Every key is optional and named as on the command line.
    button:
      size: 50
      tint: systemBlue
      # symbol-form: narrow     # standard, narrow or code
      # ring: filled            # outline, filled or none
      # badge: plus             # plus, minus, checkmark, xmark, exclamation or none
      # mirror: true            # badge and gap change sides in right-to-left locales

    # A text beside the button, by language or locale.
    # labels: { en: Add Debit, fr: Ajouter un débit }

    # Your own drawing for a currency or a locale: a text, or an SVG file of paths.
    # symbols:
    #   SAR: { path: art/riyal.svg }
    #   en_CA: { text: C$ }

    targets:
    \(target(kind))
    """
  }

  private static func target(_ kind: Kind) -> String {
    switch kind {
    case .files:
      """
        # One file a locale.
        - kind: files
          formats: [png, svg]                 # png, svg, pdf
          scales: [1, 2, 3]
          appearances: [light, dark]          # light, dark, light-increased, dark-increased
          # {locale} {language} {script} {region} {currency} {symbol} {appearance} {scale} {size} {format}
          name: "{locale}/{appearance}@{scale}x.{format}"

      """
    case .xcassets:
      """
        # One image set for each drawing, and CurrencyBadge.imageName(for: locale) in Swift.
        - kind: xcassets
          path: Assets.xcassets
          accessor: CurrencyBadge.swift       # or none
          namespace: CurrencyBadge
          format: svg                         # svg, pdf or png
          intent: original                    # template takes the app's colour
          appearances: [light, dark, light-increased, dark-increased]

      """
    case .android:
      """
        # One drawable for each drawing, and CurrencyBadge.drawableFor(locale) in Kotlin.
        - kind: android
          formats: [vector]                   # vector, png
          # densities: [mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi]
          night: true
          package: com.example.app            # or none

      """
    case .web:
      """
        # SVG files, a sprite, index.json, a TypeScript lookup and a gallery page.
        - kind: web
          path: web
          gallery: true

      """
    case .flutter:
      """
        # Pictures in three densities, and CurrencyBadge.assetFor(locale) in Dart.
        - kind: flutter
          assets: assets/currency_badge
          scales: [1, 2, 3]
          appearances: [light, dark]

      """
    case .reactNative:
      """
        # Pictures in three densities, and badgeForLocale(locale) in TypeScript.
        - kind: react-native
          scales: [1, 2, 3]
          appearances: [light, dark]

      """
    }
  }
}
