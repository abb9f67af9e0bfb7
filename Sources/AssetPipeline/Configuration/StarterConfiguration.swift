/// A commented configuration to begin with.
package enum StarterConfiguration {
  /// The kind of the only target.
  package struct Kind: RawRepresentable, CaseIterable, Hashable, Sendable {
    package static let files = Kind(FilesTarget.self)

    package static var allCases: [Kind] { AssetTargets.all.map { Kind($0) } }

    package let rawValue: String
    fileprivate let starter: String

    private init(_ target: any AssetTarget.Type) {
      rawValue = target.kind
      starter = target.starter
    }

    package init?(rawValue: String) {
      guard let target = AssetTargets.all.first(where: { $0.kind == rawValue }) else { return nil }
      self.init(target)
    }
  }

  /// The file's text.
  package static func text(for kind: Kind) -> String {
    """
    # yaml-language-server: $schema=./mintmark.schema.json
    # The pictures of `mintmark batch`. Editors complete and check it once they have its schema:
    #   mintmark schema batch > mintmark.schema.json
    version: 1

    # The folder to write into, relative to this file.
    output: build/icons

    # Every locale that has a currency, or a list, or include and exclude:
    #   locales: [en_US, fr_*, { currency: EUR }]
    #   locales: { include: all, exclude: [ar_*] }
    locales: all

    # The day whose currencies count (the newest known state without it), and other currencies by
    # region or locale.
    # on: 2025-12-31
    # currencies: { SV: BTC, en_BG: USD }

    # Every key is optional and named as on the command line.
    button:
      size: 50
      tint: systemBlue
      # symbol-form: narrow     # standard, narrow or code
      # signs: official         # the newest signs where a font has them, or letters
      # ring: filled            # outline, filled or none
      # badge: plus             # plus, minus, checkmark, xmark, exclamation or none
      # mirror: true            # badge and gap change sides in right-to-left locales

    # A text beside the button, by language or locale.
    # labels: { en: Add Debit, fr: Ajouter un débit }

    # Your own drawing for a currency or a locale: a text, or an SVG file of paths. Codes that ISO 4217
    # lacks have 3 to 10 letters.
    # symbols:
    #   SAR: { path: art/own-sign.svg }
    #   DOGE: { text: Ð }
    #   en_CA: { text: C$ }

    targets:
    \(kind.starter)
    """
  }
}
