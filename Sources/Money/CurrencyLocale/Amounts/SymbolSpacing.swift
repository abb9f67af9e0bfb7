/// The rule of CLDR (UTS 35, part 3, `currencySpacing`) for a no-break space between a symbol and the digits.
enum SymbolSpacing: Hashable, Sendable {
  /// A space, unless the symbol's character beside the digits is a symbol such as `$`, or a space.
  case unlessSymbol
  /// As ``unlessSymbol`` before a symbol. After a symbol, a space only if the symbol ends with a capital letter
  /// or a letter without case. So Indonesian has none in `Rp1`.
  case afterCapitals
  /// As ``unlessSymbol`` before a symbol, and no space after a symbol. So Malay has none in `RM1`.
  case onlyBefore
  /// No space, because the digits are ideographs such as 一.
  case never

  /// - Parameters:
  ///   - set: the characters that get a space if a symbol ends with them, as an ICU `UnicodeSet` pattern.
  ///   - digits: the digits of the number system.
  init(afterSymbol set: String?, digits: [Character]) {
    guard let digit = digits.first, DecimalDigit.value(of: digit) != nil else {
      self = .never
      return
    }
    switch set {
    case "[]": self = .onlyBefore
    case "[[:Lu:][:Lo:]]": self = .afterCapitals
    default: self = .unlessSymbol
    }
  }

  func isNeeded(after symbol: String) -> Bool {
    let last = symbol.unicodeScalars.last
    switch self {
    case .unlessSymbol: return Self.isSeparated(last)
    case .afterCapitals:
      let category = last?.properties.generalCategory
      return category == .uppercaseLetter || category == .otherLetter
    case .onlyBefore, .never: return false
    }
  }

  func isNeeded(before symbol: String) -> Bool {
    self != .never && Self.isSeparated(symbol.unicodeScalars.first)
  }

  private static func isSeparated(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case nil, .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
