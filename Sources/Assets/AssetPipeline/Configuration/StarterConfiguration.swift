import BadgeKit
import Messages

/// A configuration file with comments, for users to start from.
package enum StarterConfiguration {
  /// A kind of target.
  package struct StarterTarget: RawRepresentable, CaseIterable, Hashable, Sendable {
    package static let files = StarterTarget(FilesTarget.self)

    package static var allCases: [StarterTarget] { AssetTargets.all.map { StarterTarget($0) } }

    package let rawValue: String
    fileprivate let starter: String
    /// Whether an app has the files among its own.
    fileprivate let isForApp: Bool

    private init(_ target: any AssetTarget.Type) {
      rawValue = target.kind
      starter = target.starter
      isForApp = target.page != nil
    }

    package init?(rawValue: String) {
      guard let target = AssetTargets.all.first(where: { $0.kind == rawValue }) else { return nil }
      self.init(target)
    }
  }

  /// The locales of a starter configuration that does not draw all of them: one for each of ten large markets.
  package static let locales = [
    "ar_AE", "de_DE", "en_GB", "en_US", "es_MX", "fr_CH", "hi_IN", "ja_JP", "pt_BR", "zh_CN",
  ]

  /// An app's own folder, if the one target puts its files where the app's tools look for them. What builds delete
  /// and Git ignores is no place for files of an app.
  private static func output(for kinds: [StarterTarget]) -> String {
    kinds.count == 1 && kinds.allSatisfy(\.isForApp) ? "." : "build/icons"
  }

  private static func choices(_ option: StyleOption) -> String {
    if case .names(let names) = option.values { Alternatives.text(names) } else { "" }
  }

  /// The file's text.
  ///
  /// - Parameters:
  ///   - kinds: the targets.
  ///   - isWorld: whether the configuration draws all locales, or only ``locales``.
  package static func text(for kinds: [StarterTarget], isWorld: Bool) -> String {
    """
    # yaml-language-server: $schema=./mintmark.schema.json
    # The pictures of `mintmark batch`. Editors complete and check it once they have its schema:
    #   mintmark schema batch > mintmark.schema.json
    version: 1

    # The folder to write into, relative to this file. Commit its .mintmark-manifest.json together with
    # the files, or let Git ignore all of them: by the manifest a run knows which files are its own.
    output: \(output(for: kinds))

    # A list of locales, in which * stands for any characters, or include and exclude, or all that
    # have a currency:
    #   locales: [en_US, fr_*, { currency: EUR }]
    #   locales: { include: all, exclude: [ar_*] }
    #   locales: all
    locales: \(isWorld ? "all" : "[" + locales.joined(separator: ", ") + "]")

    # The day whose currencies are drawn (without it, today's), and other currencies by region or
    # locale.
    # on: 2025-12-31
    # currencies: { SV: BTC, en_BG: USD }

    # The system colours of iOS 26, or of iOS 13 to 18.
    # palette: ios18

    # Every key is optional and named as on the command line.
    button:
      size: 50
      tint: systemBlue
      # symbol-form: narrow     # \(choices(.symbolForm))
      # signs: official         # the signs of som, riyal, rufiyaa, dirham and Omani rial
      # ring: filled            # \(choices(.ring))
      # preset: fluent          # proportions of sf, material, fluent or carbon; seed is the default
      # ring-width: 0.06        # this and other proportions are fractions of the size
      # moat: 0.03              # a cut between ring and badge
      # padding: 0.0833         # 20 of 24 dp, the live area of Material's icons
      # badge: plus             # \(choices(.badge))
      # badge-corner: bottom-leading # badge and gap change sides in right-to-left locales

    # Several buttons, each with what differs. Lookups take the button, names of files {button}, and a
    # target takes some of them with `buttons: [add]`, or changes them with `button: { size: 24 }`.
    # buttons:
    #   add: {}
    #   remove: { badge: minus, tint: systemRed }

    # What lookups answer for other locales: neutral (the sign ¤), none, or a locale; and what drawings
    # are called: currency (usd), locale (en_us) or symbol (dollar).
    # fallback: neutral
    # naming: currency

    # A text beside the button, by language or locale, and accessible names that are not drawn.
    # labels: { en: Add Debit, fr: Ajouter un débit }
    # names: { de: "%@ hinzufügen" }

    # Your own drawing for a currency or a locale: a text, or an SVG file of filled shapes. Codes that
    # ISO 4217 lacks have 3 to 10 letters.
    # symbols:
    #   SAR: { path: art/own-sign.svg, scale: 1.1 }
    #   DOGE: { text: Ð }
    #   en_CA: { text: C$ }

    targets:
    \(kinds.map(\.starter).joined())
    """
  }
}
