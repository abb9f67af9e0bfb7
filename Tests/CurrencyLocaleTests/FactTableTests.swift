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
    ("regions", LocaleData.regions), ("scripts", LocaleData.scripts),
    ("symbols", LocaleData.symbols), ("systems", LocaleData.systems),
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

  @Test func `a table is read at its ends, without values and in parts`() {
    let table = FactTable("a 1\nb\nc x y", "d 2")
    #expect(["a", "b", "c", "d"].map { table[$0] } == ["1", "", "x y", "2"])
    #expect(["", "0", "a 1", "aa", "bb", "cc", "x", "x y", "\n"].allSatisfy { table[$0] == nil })
    #expect(table.keys == ["a", "b", "c", "d"])
    #expect(FactTable("").keys.isEmpty)
    #expect(FactTable("")["a"] == nil)
  }
}
