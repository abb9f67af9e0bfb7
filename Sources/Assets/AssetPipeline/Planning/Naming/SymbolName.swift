import CurrencyLocale
import Messages

/// The name of a symbol in file names and code: lowercase ASCII letters, digits and underscores.
package struct SymbolName {
  /// The name, such as `us_dollar`; nil for a symbol without Latin letters, ASCII digits and currency signs.
  package let text: String?
  /// Whether no other symbol has this name, because the name keeps every character: true for `CHF` and `US$`,
  /// false for `Kč` and `kr.`
  package let isExact: Bool

  package init(_ symbol: String) {
    var words: [String] = []
    var word = ""
    var isExact = true
    func endWord() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in symbol.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter where scalar.isASCII, .decimalNumber where scalar.isASCII:
        word.unicodeScalars.append(scalar.lowercasedASCII)
      default:
        if scalar.isCurrencySign, let name = scalar.signName {
          endWord()
          words.append(name)
          continue
        }
        isExact = false
        if let letter = scalar.latinLetter { word += letter } else { endWord() }
      }
    }
    endWord()
    if words.first?.utf8.first?.isASCIIDigit == true { words.insert("n", at: 0) }
    text = words.isEmpty ? nil : words.joined(separator: "_")
    self.isExact = isExact && !words.isEmpty
  }
}

/// Converts any text to lowercase ASCII letters, digits and single underscores. Other characters become
/// underscores.
enum PlainName {
  static func of(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar.lowercasedASCII)
      default: if !result.isEmpty, !result.hasSuffix("_") { result += "_" }
      }
    }
    while result.hasSuffix("_") { result.removeLast() }
    return result
  }
}

extension Unicode.Scalar {
  /// A name from a scalar's Unicode name, if that ends in `SIGN`: `euro` for `EURO SIGN`; otherwise nil.
  fileprivate var signName: String? {
    let newer = CurrencySign.all.first { $0.scalar == self }?.unicodeName
    guard let name = properties.name ?? newer, name.hasSuffix(" SIGN") else { return nil }
    return PlainName.of(String(name.dropLast(5)))
  }

  /// The base of a Latin letter, from its Unicode name: `c` for `LATIN SMALL LETTER C WITH CARON`, `ae` for
  /// `LATIN CAPITAL LETTER AE`; nil for other characters.
  fileprivate var latinLetter: String? {
    guard let name = properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER",
      words.count == 4 || words[4] == "WITH"
    else { return nil }
    return words[3].lowercased()
  }

  /// The lowercase letter for an ASCII capital letter; any other scalar unchanged.
  fileprivate var lowercasedASCII: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
  }
}
