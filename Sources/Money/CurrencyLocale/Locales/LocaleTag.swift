import Messages

/// A locale identifier, parsed by the grammar of BCP 47 and ICU.
///
/// Its parts have the right form. Whether they exist is not checked yet.
package struct LocaleTag: Hashable, Sendable {
  /// The language, script, region and variants of an identifier, in canonical letter case.
  package struct Base: Hashable, Sendable {
    var language: String
    var script: String?
    var region: String?
    var variants: [String]

    package var identifier: String {
      ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "_")
    }
  }

  /// The keywords that concern money. All others are dropped.
  package struct Keywords: Hashable, Sendable {
    /// The currency's code, in capital letters.
    var currency: String?
    /// The number system, such as `latn`.
    var numbers: String?
    /// The region that decides the currency, followed by a subdivision or by `zzzz`: `gbzzzz`.
    var region: String?

    /// The keywords in ICU's form, such as `@currency=JPY;numbers=latn`; empty if there are none.
    var text: String {
      let all = [("currency", currency), ("numbers", numbers), ("rg", region)]
      let set = all.compactMap { name, value in value.map { "\(name)=\($0)" } }
      return set.isEmpty ? "" : "@" + set.joined(separator: ";")
    }

    /// Sets a keyword by its name in BCP 47 or in ICU, unless it has a value already. A number system without a
    /// name stands for the default one, so it is ignored.
    mutating func set(_ name: String, _ value: String) {
      switch name.lowercased() {
      case "cu", "currency": currency = currency ?? value.uppercased()
      case "nu", "numbers":
        guard !value.isEmpty else { break }
        numbers = numbers ?? (value == "traditio" ? "traditional" : value.lowercased())
      case "rg": region = region ?? value.lowercased()
      default: break
      }
    }
  }

  var base: Base
  var keywords = Keywords()

  /// The longest identifier that is read, in bytes.
  static let longest = 255

  /// Reads an identifier of BCP 47 or ICU, or one of POSIX such as `en_US.UTF-8`, `fr_FR@euro` and `sr_RS@latin`.
  package init(_ identifier: String) throws(CurrencyLocaleError) {
    guard !identifier.isEmpty else { throw CurrencyLocaleError.emptyIdentifier }
    let identifier = Self.withoutPOSIX(identifier)
    let isClean = identifier.utf8.allSatisfy { byte in
      Self.isLetterOrDigit(byte) || "_-@=;".utf8.contains(byte)
    }
    guard identifier.utf8.count <= Self.longest, isClean else {
      throw CurrencyLocaleError.unknownLocale(identifier: identifier, part: nil)
    }
    let halves = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let subtags = halves[0].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    // The characters = and ; are allowed only in the keywords, after the @.
    if let part = subtags.first(where: { !$0.utf8.allSatisfy(Self.isLetterOrDigit) }) {
      throw CurrencyLocaleError.unknownLocale(identifier: identifier, part: String(part))
    }
    let keywords = halves.dropFirst().flatMap {
      $0.split(separator: ";", omittingEmptySubsequences: false)
    }
    if let part = keywords.first(where: { !Self.isKeyword($0) }) {
      throw CurrencyLocaleError.unknownLocale(identifier: identifier, part: String(part))
    }
    let (base, count) = try Self.parse(subtags, of: identifier)
    self.base = base
    let hasExtension = count < subtags.count
    guard !hasExtension || halves.count == 1 else {
      throw CurrencyLocaleError.unknownLocale(identifier: identifier, part: String(subtags[count]))
    }
    for keyword in keywords {
      let sides = keyword.split(separator: "=").map(String.init)
      if sides.count == 2 { self.keywords.set(sides[0], sides[1]) }
    }
    readExtension(subtags[count...].map { $0.lowercased() })
  }

  /// An identifier without the encoding and the modifier of POSIX, which becomes a script if it names one.
  private static func withoutPOSIX(_ identifier: String) -> String {
    var tag = identifier[...]
    var rest = identifier[identifier.endIndex...]
    if let at = identifier.firstIndex(of: "@") {
      tag = identifier[..<at]
      rest = identifier[at...]
    }
    if let dot = tag.firstIndex(of: ".") {
      let encoding = tag[dot...].lowercased().filter { $0 != "-" }
      if encoding == ".utf8" || encoding.hasPrefix(".iso8859") { tag = tag[..<dot] }
    }
    switch rest {
    case "@euro": return String(tag)
    case "@latin": return withScript("Latn")
    case "@cyrillic": return withScript("Cyrl")
    default: return String(tag + rest)
    }
    func withScript(_ script: String) -> String {
      let language = tag.prefix { $0 != "_" }
      return "\(language)_\(script)\(tag[language.endIndex...])"
    }
  }

  /// Reads the keywords of the BCP 47 extension `u`: names of two characters, each followed by its values.
  private mutating func readExtension(_ subtags: [String]) {
    guard let start = subtags.firstIndex(of: "u") else { return }
    var rest = subtags[(start + 1)...].prefix { $0.utf8.count > 1 }[...]
    while let name = rest.popFirst() {
      guard name.utf8.count == 2 else { continue }
      let values = rest.prefix { $0.utf8.count > 2 }
      rest = rest.dropFirst(values.count)
      keywords.set(name, values.joined(separator: "-"))
    }
  }

  /// Parses the subtags before the first extension, and returns the result and the number of those subtags.
  static func parse(
    _ subtags: [Substring], of identifier: String
  ) throws(CurrencyLocaleError) -> (Base, Int) {
    var rest = subtags[...]
    guard let language = rest.popFirst(), (2...3).contains(language.count),
      isLetters(language)
    else {
      throw CurrencyLocaleError.unknownLocale(
        identifier: identifier, part: subtags.first.map(String.init))
    }
    var base = Base(language: language.lowercased(), variants: [])
    if let script = rest.first, script.count == 4, isLetters(script) {
      base.script = script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest.removeFirst()
    }
    if let region = rest.first, region.count == 2 && isLetters(region) || isThreeDigits(region) {
      base.region = region.uppercased()
      rest.removeFirst()
    }
    while let variant = rest.first, variant.count != 1 || rest.count == 1 {
      let isVariant =
        (5...8).contains(variant.count)
        || variant.count == 4 && variant.utf8.first?.isASCIIDigit == true
      guard isVariant else {
        throw CurrencyLocaleError.unknownLocale(identifier: identifier, part: String(variant))
      }
      base.variants.append(variant.uppercased())
      rest.removeFirst()
    }
    return (base, subtags.count - rest.count)
  }

  /// Whether a text is a name and a value, such as `currency=JPY`.
  private static func isKeyword(_ text: Substring) -> Bool {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, let name = sides.first, let value = sides.last else { return false }
    return !name.isEmpty && name.utf8.allSatisfy(isLetterOrDigit)
      && !value.isEmpty && value.utf8.allSatisfy { isLetterOrDigit($0) || "-_".utf8.contains($0) }
  }

  private static func isThreeDigits(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIIDigit)
  }

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }
}
