/// The name of a symbol in file names and code, made of small letters, digits and underscores.
struct SymbolName {
  /// Words such as `us_dollar`; nil for a symbol without Latin letters, digits and currency signs.
  let text: String?
  /// Whether nothing was lost on the way, so that no other symbol has this name: `CHF`, `US$`, but
  /// not `Kč` or `kr.`
  let isExact: Bool

  init(_ symbol: String) {
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
      case .currencySymbol where scalar.signName != nil:
        endWord()
        words.append(scalar.signName ?? "")
      default:
        isExact = false
        if let letter = scalar.latinLetter { word += letter } else { endWord() }
      }
    }
    endWord()
    if words.first?.utf8.first.map({ (48...57).contains($0) }) == true { words.insert("n", at: 0) }
    text = words.isEmpty ? nil : words.joined(separator: "_")
    self.isExact = isExact && !words.isEmpty
  }
}

/// Any text as small letters, digits and underscores.
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
  /// The name of a currency sign: `euro` for `EURO SIGN`; nil for any other.
  fileprivate var signName: String? {
    guard let name = properties.name, name.hasSuffix(" SIGN") else { return nil }
    return PlainName.of(String(name.dropLast(5)))
  }

  /// A Latin letter without its accent, as Unicode names it: `c` for `LATIN SMALL LETTER C WITH
  /// CARON`, `ae` for `LATIN CAPITAL LETTER AE`; nil for any other.
  fileprivate var latinLetter: String? {
    guard let name = properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER",
      words.count == 4 || words[4] == "WITH"
    else { return nil }
    return words[3].lowercased()
  }

  /// An ASCII capital letter as a small one; any other scalar unchanged.
  fileprivate var lowercasedASCII: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
  }
}
