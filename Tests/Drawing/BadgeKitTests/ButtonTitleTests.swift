import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines

@Suite struct ButtonTitleTests {
  private func button(
    _ identifier: String, mark: BadgeMark? = .plus,
    _ set: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> CurrencyButton {
    var style = CurrencyButtonStyle()
    style.mark = mark
    set(&style)
    return try CurrencyButton(locale: identifier, style: style)
  }

  @Test(arguments: [
    ("en_US", "Add US Dollar"), ("fr_CH", "Ajouter\u{A0}: franc suisse"),
    ("de_DE", "Hinzufügen: Euro"), ("nb_NO", "Legg til: norske kroner"),
    ("nn_NO", "Legg til: norske kroner"), ("no_NO", "Legg til: norske kroner"),
    ("zh_CN", "添加：人民币"), ("zh_TW", "新增：新台幣"), ("zh_HK", "新增：港元"),
    ("zh_MO", "新增：澳門元"), ("zh_Hant", "新增：新台幣"), ("zh_Hans_HK", "添加：港元"),
    ("sr_RS", "Додај: српски динар"), ("sr_Latn_RS", "Dodaj: srpski dinar"),
    ("hi_IN", "जोड़ें: भारतीय रुपया"), ("el_GR", "Προσθήκη: Ευρώ"),
    ("pa_Arab_PK", "روپئیہ"), ("ur_PK", "شامل کریں: پاکستانی روپیہ"),
  ])
  func `each language has its own word, punctuation and script`(identifier: String, title: String)
    throws
  {
    #expect(try button(identifier).title == title)
  }

  @Test(arguments: [
    (BadgeMark.plus, "Add US Dollar", "Ajouter\u{A0}: euro"),
    (.minus, "Remove US Dollar", "Supprimer\u{A0}: euro"),
    (.xmark, "Delete US Dollar", "Supprimer\u{A0}: euro"),
    (.checkmark, "Done: US Dollar", "Terminé\u{A0}: euro"),
    (.exclamation, "Warning: US Dollar", "Avertissement\u{A0}: euro"),
    (nil, "US Dollar", "euro"),
  ])
  func `each mark stands for an action`(mark: BadgeMark?, english: String, french: String) throws {
    #expect(try button("en_US", mark: mark).title == english)
    #expect(try button("fr_FR", mark: mark).title == french)
  }

  @Test func `an action that is given replaces the mark's`() throws {
    #expect(try button("en_US") { $0.action = .edit }.title == "Edit US Dollar")
    #expect(try button("de_DE", mark: nil) { $0.action = .edit }.title == "Bearbeiten: Euro")
  }

  @Test func `a visible label is the name (WCAG 2.1, 2.5.3)`() throws {
    let labelled = try button("fr_FR") { $0.label = "Ajouter un débit" }
    #expect(labelled.title == "Ajouter un débit")
    #expect(labelled.titleLanguage == "fr-FR")
  }

  @Test func `a language without the word is titled by the name alone, in one language`() throws {
    let button = try button("haw_US")
    #expect(button.title == "US Dollar")
    #expect(button.titleLanguage == "en")
  }

  @Test func `in every locale, a word for adding is written in the script of the locale`() throws {
    var count = 0
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      let plain = try button(identifier, mark: nil).title
      for mark in BadgeMark.allCases {
        let title = try button(identifier, mark: mark).title
        #expect(title.hasSuffix(plain), "\(identifier)")
        let word = title.dropLast(plain.count)
        guard !word.isEmpty else { continue }
        count += 1
        let script = try #require(locale.script)
        let ranges = try #require(Self.scripts[script], "\(script)")
        for scalar in word.unicodeScalars where scalar.properties.isAlphabetic {
          #expect(ranges.contains { $0.contains(scalar.value) }, "\(identifier): \(title)")
        }
      }
    }
    #expect(count > 2400)
  }

  /// Unicode's blocks of the letters of scripts (Blocks.txt); Han for Chinese and Japanese.
  private static let scripts: [String: [ClosedRange<UInt32>]] = [
    "Latn": [0x41...0x2AF, 0x2B0...0x2FF, 0x1E00...0x1EFF], "Cyrl": [0x400...0x52F],
    "Grek": [0x370...0x3FF, 0x1F00...0x1FFF], "Arab": [0x600...0x6FF], "Aran": [0x600...0x6FF],
    "Hebr": [0x590...0x5FF],
    "Deva": [0x900...0x97F], "Beng": [0x980...0x9FF], "Guru": [0xA00...0xA7F],
    "Gujr": [0xA80...0xAFF], "Orya": [0xB00...0xB7F], "Taml": [0xB80...0xBFF],
    "Telu": [0xC00...0xC7F], "Knda": [0xC80...0xCFF], "Mlym": [0xD00...0xD7F],
    "Sinh": [0xD80...0xDFF], "Thai": [0xE00...0xE7F], "Mymr": [0x1000...0x109F],
    "Geor": [0x10A0...0x10FF], "Khmr": [0x1780...0x17FF], "Armn": [0x530...0x58F],
    "Kore": [0xAC00...0xD7AF], "Jpan": [0x4E00...0x9FFF], "Hans": [0x4E00...0x9FFF],
    "Hant": [0x4E00...0x9FFF],
  ]

  @Test(arguments: badges)
  func `a badge's title is what is drawn, in the language it is drawn in`(
    value: CapsuleBadge.Value, locale: String, title: String, language: String?
  ) throws {
    let context = LayoutContext(typesetter: try Typesetter(), locale: locale)
    let picture = try CapsuleBadge(value).picture(in: context)
    #expect(picture.title == title)
    #expect(picture.titleLanguage == language)
  }

  private static let badges: [(CapsuleBadge.Value, String, String, String?)] = [
    (.count(1000, maximum: 99), "en_US", "99+", "en-US"),
    (.count(1000), "ar_EG", "١٬٠٠٠", "ar-EG"), (.text("New"), "fr_FR", "New", nil),
    (.amount(Amount(minorUnits: 1234, currencyCode: "EUR")), "en_IE", "€12.34", "en-IE"),
  ]
}
