/// The parts of the Swift lookup that depend on no image.
enum SwiftLookupSource {
  /// The parameter for the button, behind another one; with a default where there is only one.
  static func parameter(_ lookups: Lookups) -> String {
    guard let first = lookups.buttons.first?.name else { return "" }
    let value = lookups.buttons.count == 1 ? " = .\(SwiftName.member(first.text))" : ""
    return ", button: Button\(value)"
  }

  /// The lines of a dictionary; a colon for an empty one.
  static func lines(_ entries: [LookupTable.Entry], indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    if entries.isEmpty { return space + ":" }
    return entries.map {
      "\(space)\(SourceLiteral.quoted($0.key)): \(SourceLiteral.quoted($0.value)),"
    }.joined(separator: "\n")
  }

  /// The type that reads a tag, as ``LookupTag`` does.
  static let tag = """
      /// A locale tag in any of its spellings: `zh-Hant-TW`, `en_US@currency=EUR`, `de_DE.UTF-8`.
      private struct Tag {
        private(set) var currency: String?
        private var keys: [String] = []

        init?(_ tag: String) {
          let halves = tag.lowercased().split(separator: "@", omittingEmptySubsequences: false)
          let base = halves.first?.prefix { $0 != "." } ?? ""
          var parts = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
          let language = parts.popFirst() ?? ""
          guard (2...8).contains(language.utf8.count), Tag.isLetters(language),
            base.utf8.allSatisfy({ $0 == 45 || $0 == 95 || Tag.isLetterOrDigit($0) })
          else { return nil }
          var script: Substring = ""
          var region: Substring?
          var currency: String?
          func set(_ key: Substring, _ value: Substring) {
            if key == "cu" || key == "currency" {
              if currency == nil, (3...10).contains(value.utf8.count), Tag.isLetters(value) {
                currency = value.uppercased()
              }
            } else if key == "rg", (3...6).contains(value.utf8.count),
              Tag.isLetters(value.prefix(2))
            {
              region = value.prefix(2)
            }
          }
          while let part = parts.first, part.utf8.count != 1 {
            if part.utf8.count == 4, Tag.isLetters(part), script.isEmpty, region == nil {
              script = part
            } else if Tag.isRegion(part), region == nil {
              region = part
            }
            parts = parts.dropFirst()
          }
          var singleton: Substring = ""
          var key: Substring = ""
          for part in parts {
            if part == "x" { break }
            switch part.utf8.count {
            case 1: (singleton, key) = (part, "")
            case 2: key = part
            default:
              if singleton == "u" { set(key, part) }
              key = ""
            }
          }
          for keyword in halves.dropFirst().joined().split(separator: ";") {
            let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
            if sides.count == 2 { set(sides[0], sides[1]) }
          }
          self.currency = currency
          if let area = region {
            keys = ["\\(language)-\\(script)-\\(area)", "\\(language)-\\(area)", "und-\\(area)"]
          } else {
            keys = ["\\(language)-\\(script)", String(language)]
          }
        }

        /// The value under the first key that a table has; nil where it is empty.
        func value(in table: [String: String]) -> String? {
          for key in keys {
            if let value = table[key] { return value.isEmpty ? nil : value }
          }
          return nil
        }

        private static func isLetters(_ text: Substring) -> Bool {
          text.utf8.allSatisfy { (97...122).contains($0) }
        }

        private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
          (97...122).contains(byte) || (48...57).contains(byte)
        }

        private static func isRegion(_ text: Substring) -> Bool {
          text.utf8.count == 2 && isLetters(text)
            || text.utf8.count == 3 && text.utf8.allSatisfy { (48...57).contains($0) }
        }
      }

    """
}
