import SystemSupport

/// Names of drawings, made from their symbols.
enum DrawingName {
  /// A name for a symbol: `euro` for `€`, `us_dollar` for `US$`, `chf` for `CHF`.
  ///
  /// Different symbols have different names: where letters are lost on the way (case, accents,
  /// other scripts) six digits of the symbol's SHA-256 are added, as in `kr_4c1d2e`.
  static func of(_ symbol: String) -> String {
    var words: [String] = []
    var word = ""
    var isExact = true
    for scalar in symbol.unicodeScalars {
      switch scalar {
      case "A"..."Z": word.unicodeScalars.append(lowercased(scalar))
      case "0"..."9": word.unicodeScalars.append(scalar)
      case "a"..."z":
        isExact = false
        word.unicodeScalars.append(scalar)
      default:
        if !word.isEmpty { words.append(word) }
        word = ""
        if scalar.properties.generalCategory == .currencySymbol, let name = scalar.properties.name,
          name.hasSuffix(" SIGN")
        {
          words.append(plain(String(name.dropLast(5))))
        } else {
          isExact = false
        }
      }
    }
    if !word.isEmpty { words.append(word) }
    if let first = words.first?.utf8.first, (48...57).contains(first) { words.insert("n", at: 0) }
    if !isExact || words.isEmpty { words.append(String(SHA256.hex(Array(symbol.utf8)).prefix(6))) }
    if words.count == 1, !isExact { words.insert("sign", at: 0) }
    return words.joined(separator: "_")
  }

  /// Any text as small letters, digits and underscores.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
      case "A"..."Z": result.unicodeScalars.append(lowercased(scalar))
      default: if !result.isEmpty, !result.hasSuffix("_") { result += "_" }
      }
    }
    while result.hasSuffix("_") { result.removeLast() }
    return result
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20))
  }
}
