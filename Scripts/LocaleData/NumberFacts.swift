import Foundation

/// The number formats of a locale in one number system, by the names of the facts.
enum NumberFacts {
  /// Reads the facts from formatted numbers.
  ///
  /// - Parameter locale: an identifier, which can have a keyword for the number system.
  static func read(_ locale: String) -> [String: String] {
    let (code, presentation) = plainSymbol(locale)
    func number(_ number: Decimal, isAccounting: Bool = false) -> FormattedNumber {
      FormattedNumber(
        Styles.currency(code, locale, presentation, isAccounting: isAccounting), number)
    }
    func letters(_ number: Decimal, isAccounting: Bool = false) -> FormattedNumber {
      FormattedNumber(Styles.currency("USD", locale, .isoCode, isAccounting: isAccounting), number)
    }
    func count(_ number: Int) -> FormattedNumber {
      FormattedNumber(Styles.count(locale), number)
    }
    let (positive, negative) = (number(1_234_567_890), number(-1))
    let (plain, minus) = (count(1_234_567_890), count(-1))
    let sizes = positive.sizes { number(Decimal($0)).groups.count }
    let accountingSizes = number(1_234_567_890, isAccounting: true)
      .sizes { number(Decimal($0), isAccounting: true).groups.count }
    return [
      "decimal": positive.decimal, "group": positive.group, "minus": negative.sign,
      "sizes": sizes,
      "accountingSizes": accountingSizes == sizes ? "" : accountingSizes,
      "pattern": templates([positive, negative], [letters(1), letters(-1)]),
      "accounting": templates(
        [number(1, isAccounting: true), number(-1, isAccounting: true)],
        [letters(1, isAccounting: true), letters(-1, isAccounting: true)]),
      "countGroup": plain.group, "countSizes": plain.sizes { count($0).groups.count },
      "countMinus": minus.sign, "count": plain.template + ";" + minus.template,
    ]
  }

  /// The templates of positive and negative numbers, followed by those for a symbol of letters where these are not
  /// the same with a space.
  static func templates(_ plain: [FormattedNumber], _ letters: [FormattedNumber]) -> String {
    let (plain, letters) = (plain.map(\.template), letters.map(\.template))
    return (letters == plain.map(spaced) ? plain : plain + letters).joined(separator: ";")
  }

  /// The digits of a locale, 0 to 9; nil if numbers aren't written with ten digits.
  static func digits(_ locale: String) -> String? {
    let read = FormattedNumber(Styles.count(locale), 1_234_567_890)
    guard read.digits.count == 10, Set(read.digits).count == 10 else { return nil }
    return String(read.digits.suffix(1) + read.digits.prefix(9))
  }

  static let plainSymbols = ["USD", "EUR", "GBP", "JPY", "KRW", "INR"]

  /// A currency and a presentation with a symbol that no space separates from digits.
  static func plainSymbol(
    _ locale: String
  ) -> (String, Decimal.FormatStyle.Currency.Configuration.Presentation) {
    for code in plainSymbols {
      let style = Styles.currency(code, locale, .narrow, isAccounting: false)
      let symbol = FormattedNumber(style, 1).symbol.unicodeScalars
      if !symbol.isEmpty, !needsSpace(symbol.first), !needsSpace(symbol.last) {
        return (code, .narrow)
      }
    }
    return ("XXX", .standard)
  }
}

/// What Foundation writes for a locale, to be compared with what the table says.
struct LocaleAnswers: Sendable {
  let locale: String
  /// The facts of the default number system.
  var numbers: [String: String] = [:]
  /// The default number system, and those that stand for `native` and the like.
  var systems: [String: String] = [:]
  var symbols: [String: String] = [:]
  var narrow: [String: String] = [:]
  /// Names without those that are only the code.
  var names: [String: String] = [:]
  /// Names after a number, by code and plural category.
  var counted: [String: String] = [:]
  /// A negative amount, by code.
  var texts: [String: String] = [:]
  /// A negative amount and a count, by number system.
  var plainCode = ""
  var systemTexts: [String: [String]] = [:]

  static let number = Decimal(-1_234_567_890)

  init(
    _ locale: String, codes: [String], used: Set<String>, systems known: [String: String],
    categories: [String]
  ) {
    self.locale = locale
    numbers = NumberFacts.read(locale)
    let names = Dictionary(known.map { ($1, $0) }, uniquingKeysWith: min)
    for (name, keyword) in [
      ("", ""), ("native", "@numbers=native"), ("traditional", "@numbers=traditional"),
      ("finance", "@numbers=finance"),
    ] {
      let digits = NumberFacts.digits(locale + keyword)
      systems[name] = digits.flatMap { names[$0] } ?? "latn"
    }
    for code in codes { read(code, categories, used: used) }
    let (code, presentation) = NumberFacts.plainSymbol(locale)
    plainCode = code
    for system in known.keys {
      let id = locale + "@numbers=" + system
      systemTexts[system] = [
        Styles.currency(code, id, presentation, isAccounting: false).format(Self.number),
        Styles.currency(code, id, presentation, isAccounting: true).format(Self.number),
        Styles.currency("USD", id, .isoCode, isAccounting: false).format(Self.number),
        Styles.count(id).format(-1_234_567_890),
      ]
    }
  }

  private mutating func read(_ code: String, _ categories: [String], used: Set<String>) {
    symbols[code] = ICU.name(code, locale, .symbol)
    narrow[code] = ICU.name(code, locale, .narrow)
    let name = ICU.name(code, nameLocale, .long)
    if name != code { names[code] = name }
    for category in used.contains(code) || locale == "en" ? ["other"] + categories : [] {
      let name = ICU.pluralName(code, nameLocale, category)
      if name != code { counted["\(code)/\(category)"] = name }
    }
    texts[code] = Styles.currency(code, locale, .standard, isAccounting: false)
      .format(Self.number)
  }

  /// ICU takes Serbian in Montenegro for Latin even if Cyrillic is requested, and writes Bosnia's in small letters.
  private var nameLocale: String { locale.hasPrefix("sr_Cyrl_") ? "sr_Cyrl" : locale }
}
