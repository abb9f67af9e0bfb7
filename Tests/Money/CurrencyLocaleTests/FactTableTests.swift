import Foundation
import TestSupport
import Testing

import CurrencyLocale

@Suite struct FactTableTests {
  private static let tables: [(name: String, table: FactTable)] = [
    ("aliases", LocaleData.aliases), ("countedNames", LocaleData.countedNames),
    ("currencies", LocaleData.currencies), ("displayNames", LocaleData.displayNames),
    ("languages", LocaleData.languages), ("locales", LocaleData.locales),
    ("names", LocaleData.names), ("narrowSymbols", LocaleData.narrowSymbols),
    ("numbers", LocaleData.numbers), ("plurals", LocaleData.plurals),
    ("regionLocales", LocaleData.regionLocales), ("regions", LocaleData.regions),
    ("scripts", LocaleData.scripts),
    ("symbols", LocaleData.symbols), ("systems", LocaleData.systems),
    ("versions", LocaleData.versions),
  ]

  @Test func `every key of every table is found, and no key twice`() {
    for (name, table) in Self.tables {
      let keys = table.keys
      #expect(!keys.isEmpty, "\(name)")
      #expect(Set(keys).count == keys.count, "\(name)")
      let missing = keys.filter { table[$0] == nil }
      #expect(missing.isEmpty, "\(name): \(missing.prefix(3))")
    }
  }

  @Test func `a key that is changed in one byte is found only if the table has it`() {
    var random = SeededGenerator(seed: 29)
    for (name, table) in Self.tables {
      let keys = table.keys
      let known = Set(keys)
      for key in keys.shuffled(using: &random).prefix(300) + [""] {
        var bytes = Array(key.utf8)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.append(UInt8.random(in: 33...126, using: &random))
        case 1: bytes = Array(bytes.dropLast())
        default:
          if !bytes.isEmpty {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
              in: 0...255, using: &random)
          }
        }
        let changed = String(decoding: bytes, as: UTF8.self)
        #expect((table[changed] != nil) == known.contains(changed), "\(name) \(changed)")
      }
    }
  }

  @Test func `a table is read at its ends and without values`() {
    let table = FactTable("key\tvalue\na\t1\nb\nc\tx y\nd\t2")
    #expect(["a", "b", "c", "d"].map { table[$0] } == ["1", "", "x y", "2"])
    #expect(["", "0", "a\t1", "aa", "bb", "cc", "x", "x y", "\n"].allSatisfy { table[$0] == nil })
    #expect(table.keys == ["a", "b", "c", "d"])
  }

  @Test func `the names of the columns are no fact`() {
    for text in ["", "key\tvalue", "key\tvalue\n"] as [StaticString] {
      #expect(FactTable(text).keys.isEmpty, "\(text)")
      #expect(FactTable(text)["key"] == nil, "\(text)")
    }
  }

  @Test func `a value has the characters whose numbers it names`() {
    let table = FactTable(
      """
      key\tvalue
      a\t\\u{200F}x\\u{A0}\\u{5C}y
      b\t\\u{1F4B6}
      c\t\\u{110000}x\\u{D800}\\u{z}
      d\tx\\
      e\t\\u{41
      """)
    #expect(table["a"] == "\u{200F}x\u{A0}\\y")
    #expect(table["b"] == "\u{1F4B6}")
    // Numbers of no character are left out, and a number is read to the end of the line at most.
    #expect(["c", "d", "e"].map { table[$0] } == ["x", "x", "A"])
  }

  @Test func `each line of each file is a fact`() throws {
    for (name, table) in Self.tables {
      let lines = try Self.lines(name)
      let facts = lines.map { $0.components(separatedBy: "\t") }
      #expect(facts.allSatisfy { $0.count == 2 }, "\(name)")
      #expect(facts.map(\.[0]) == table.keys, "\(name)")
      let wrong = facts.filter { table[$0[0]] != Self.decoded($0[1]) }
      #expect(wrong.isEmpty, "\(name): \(wrong.prefix(3))")
    }
  }

  @Test func `a reader of a file sees each of its characters`() throws {
    for (name, _) in Self.tables {
      let hidden = try Self.lines(name).filter { line in
        line.hasPrefix(" ") || line.hasSuffix(" ") || line.contains("\t ") || line.contains("  ")
          || line.unicodeScalars.contains { scalar in
            let properties = scalar.properties
            let isSpace = properties.isWhitespace && scalar != " " && scalar != "\t"
            let isControl = properties.generalCategory == .control && scalar != "\t"
            return isSpace || isControl || properties.isDefaultIgnorableCodePoint
              || [.format, .privateUse].contains(properties.generalCategory)
          }
      }
      #expect(hidden.isEmpty, "\(name): \(hidden.prefix(3))")
    }
  }

  /// The lines of a table's file, without the names of the columns.
  private static func lines(_ name: String) throws -> [String] {
    let text = try Repository.text("Sources/Money/CurrencyLocale/Data/Tables/\(name).tsv")
    return text.components(separatedBy: "\n").dropFirst().dropLast()
  }

  /// A value with the characters that its file writes as numbers.
  private static func decoded(_ value: String) -> String {
    let parts = value.components(separatedBy: "\\u{")
    return parts.dropFirst().reduce(parts[0]) { text, part in
      let end = part.components(separatedBy: "}")
      let character = UInt32(end[0], radix: 16).flatMap(Unicode.Scalar.init)
      return text + (character.map(String.init) ?? "") + end.dropFirst().joined(separator: "}")
    }
  }
}

extension FactTable {
  fileprivate init(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
