/// A locale tag as the generated lookups read it, in any of the spellings of browsers, iOS, Android and
/// POSIX: `zh-Hant-TW`, `zh_Hant_TW`, `en-US-u-cu-eur`, `en_US@currency=EUR`, `de_DE.UTF-8`.
///
/// This is the algorithm of every generated lookup, so a change here belongs to all of them: letter case
/// and the kind of hyphen don't matter, variants are left out, and of the extensions (BCP 47, RFC 6067;
/// ICU's keywords behind an `@`) only `cu`, the currency, and `rg`, the region whose customs are
/// followed, count.
struct LookupTag: Hashable, Sendable {
  /// In small letters.
  var language: String
  /// In small letters; nil where the tag has none.
  var script: String?
  /// In small letters; nil where the tag has none.
  var region: String?
  /// In capital letters; nil where the tag has none.
  var currency: String?

  /// Reads a tag; nil for a text that does not begin with a language.
  init?(_ tag: String) {
    let halves = tag.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    let base = halves[0].prefix { $0 != "." }
    let parts = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard base.utf8.allSatisfy(Self.isTagByte), let first = parts.first,
      (2...8).contains(first.utf8.count), Self.isLetters(first)
    else {
      return nil
    }
    language = String(first)
    var rest = parts.dropFirst()
    while let part = rest.first, part.utf8.count != 1 {
      if part.utf8.count == 4, Self.isLetters(part), script == nil, region == nil {
        script = String(part)
      } else if region == nil, Self.isRegion(part) {
        region = String(part)
      }
      rest = rest.dropFirst()
    }
    readExtensions(rest)
    for keyword in halves.dropFirst().joined().split(separator: ";") {
      let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
      if sides.count == 2 { set(sides[0], sides[1]) }
    }
  }

  /// The keys to look for, the first match wins: a tag with a region never leaves it.
  var keys: [String] {
    if let region {
      return [script.map { "\(language)-\($0)-\(region)" }, "\(language)-\(region)"].compactMap {
        $0
      }
        + ["und-\(region)"]
    }
    return [script.map { "\(language)-\($0)" }, language].compactMap { $0 }
  }

  private mutating func readExtensions(_ parts: ArraySlice<Substring>) {
    var singleton: Substring = ""
    var key: Substring = ""
    for part in parts {
      switch part.utf8.count {
      case 1:
        if part == "x" { return }
        (singleton, key) = (part, "")
      case 2: key = part
      default:
        if singleton == "u" { set(key, part) }
        key = ""
      }
    }
  }

  private mutating func set(_ key: Substring, _ value: Substring) {
    switch key {
    case "cu", "currency":
      if currency == nil, (3...10).contains(value.utf8.count), Self.isLetters(value) {
        currency = value.uppercased()
      }
    case "rg":
      // The region with `zzzz`, or a subdivision of it (UTS 35): `chzzzz`, `gbsct`.
      if (3...6).contains(value.utf8.count), Self.isLetters(value.prefix(2)) {
        region = String(value.prefix(2))
      }
    default: break
    }
  }

  /// An identifier such as `zh_Hant` in the form of a key: `zh-hant`.
  static func folded(_ identifier: String) -> String {
    identifier.lowercased().replacing("_", with: "-")
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isRegion(_ text: Substring) -> Bool {
    text.utf8.count == 2 && isLetters(text)
      || text.utf8.count == 3 && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (97...122).contains($0) }
  }
}
