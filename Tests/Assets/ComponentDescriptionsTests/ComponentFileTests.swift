import BadgeGeometry
import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import Foundation
import Testing
import TextOutlines
import VectorGraphics

@Suite struct ComponentFileTests {
  func read(_ yaml: String) throws -> ComponentFile {
    try ComponentFile(yaml: Array(yaml.utf8), file: "f.yml")
  }

  func message(_ yaml: String) -> String {
    do {
      _ = try read(yaml)
      return "no error"
    } catch { return "\(error)" }
  }

  func scene(_ file: ComponentFile) throws -> VectorScene {
    try file.component.scene(
      in: LayoutContext(
        typesetter: Typesetter(), contentSize: file.contentSize,
        direction: file.direction, locale: file.locale))
  }

  @Test func `a description draws what the library draws`() throws {
    let file = try read(
      """
      version: 1
      component:
        kind: row
        spacing: 4
        alignment: bottom
        children:
          - kind: tile
            text: €
            color: systemGreen
            badges: [{ count: 1000, alignment: top-leading, offset: [2, 3] }]
          - { kind: badge, text: New, tint: systemBlue }
      """)
    var new = CapsuleBadge.text("New")
    new.tint = .blue
    let row = ComponentRow(alignment: .bottom, spacing: 4) {
      IconTile("€", color: .green).badge(
        .count(1000), alignment: .topLeading, offset: Vector(dx: 2, dy: 3))
      new
    }
    #expect(try scene(file) == row.scene())
  }

  @Test func `the file's locale decides the direction unless it is given`() throws {
    let tile = "component: { kind: tile, text: x }"
    #expect(try read("version: 1\nlocale: ar_EG\n\(tile)").direction == nil)
    #expect(
      try read("version: 1\nlocale: ar_EG\ndirection: ltr\n\(tile)").direction == .leftToRight)
    // The world has no currency, and counts need none.
    #expect(try read("version: 1\nlocale: en_001\n\(tile)").locale == "en_001")
  }

  @Test func `there is a frame before the first key and after each`() throws {
    let file = try read(
      "version: 1\ncomponent: { kind: typing, keys: [\"1\", \"2\", delete, \"56\", clear] }")
    #expect((file.component as? ComponentGrid)?.children.count == 6)
    let fields = try #require((file.component as? ComponentGrid)?.children as? [AmountField])
    #expect(fields.map(\.entry.amount.minorUnits) == [0, 1, 12, 1, 156, 0])
    #expect(fields.map(\.isFocused) == Array(repeating: true, count: 6))
  }

  @Test func `keys move the cursor, select, and change the locale in place`() throws {
    let file = try read(
      """
      version: 1
      component:
        kind: typing
        minor-units: 123456
        keys:
          [left, "9", delete, start, delete-forward, end, "-", { locale: de_DE }, select-all, "(7)",
           { format: { negative: accounting, rounding: cash } }, clamp]
      """)
    let fields = try #require((file.component as? ComponentGrid)?.children as? [AmountField])
    #expect(
      fields.map(\.entry.text) == [
        "$1,234.56", "$1,234.56", "$12,345.96", "$1,234.56", "$1,234.56", "$234.56", "$234.56",
        "-$234.56", "-234,56\u{A0}€", "-234,56\u{A0}€", "-7,00\u{A0}€", "-7,00\u{A0}€",
        "-7,00\u{A0}€",
      ])
  }

  @Test func `typing begins at the caret, which an empty field doesn't depend on`() throws {
    func texts(_ fields: String) throws -> [String] {
      let file = try read("version: 1\ncomponent: { kind: typing, \(fields) }")
      let frames = (file.component as? ComponentGrid)?.children as? [AmountField]
      return frames?.map(\.entry.text) ?? []
    }
    let typed = ["$0.00", "$0.01", "$0.12", "$0.01"]
    #expect(try texts("keys: ['1', '2', delete]") == typed)
    for caret in 0...6 {
      #expect(try texts("caret: \(caret), keys: ['1', '2', delete]") == typed)
    }
    #expect(
      try texts("minor-units: 123456, caret: 3, keys: ['9', delete, '–', '7']") == [
        "$1,234.56", "$19,234.56", "$1,234.56", "-$1,234.56", "-$17,234.56",
      ])
    #expect(try texts("caret: 0, keys: ['$1,234']") == ["$0.00", "$1,234.00"])
    #expect(
      message("version: 1\ncomponent: { kind: typing, keys: x, caret: -1 }").contains("caret"))
  }

  @Test func `the keys of an amount are those of the library`() throws {
    func text(_ format: String) throws -> String? {
      let file = try read(
        "version: 1\nlocale: id_ID\ncomponent: { kind: amount-field, minor-units: 1234567, "
          + "format: \(format) }")
      return (file.component as? AmountField)?.entry.text
    }
    #expect(try text("{ minor-unit-standard: iso }") == "Rp12.345,67")
    #expect(try text("{ rounding: 50 }") == "Rp1.234.567")
    #expect(
      message("version: 1\ncomponent: { kind: amount-field, keys: [\"1\", { locale: xx }] }")
        .contains("keys[1]"))
    let both =
      "version: 1\ncomponent: { kind: amount-field, format: { symbol: hidden, own-symbol: X } }"
    #expect(message(both).contains("leave one of them out"))
    let large =
      "version: 1\ncomponent: { kind: amount-field, minor-units: 9223372036854775808 }"
    #expect(message(large).contains("is too large: give a smaller number"))
  }

  @Test func `a tile and an amount have letters unless they ask for the official sign`() throws {
    func fills(_ component: String) throws -> [VectorScene.Fill] {
      try scene(read("version: 1\nlocale: en_SA\ncomponent: { \(component) }")).fills
    }
    func tile(_ signs: String) -> String { "kind: tile, currency: SAR\(signs)" }
    func badge(_ format: String) -> String {
      "kind: badge, amount: { minor-units: 100, currency: SAR\(format) }"
    }
    #expect(try fills(tile(", signs: letters")) == fills(tile("")))
    #expect(try fills(tile(", signs: official")) != fills(tile("")))
    #expect(try fills(badge(", format: { signs: letters }")) == fills(badge("")))
    #expect(try fills(badge(", format: { signs: official }")) != fills(badge("")))
  }

  @Test func `eighteen digits are exact`() throws {
    let file = try read(
      """
      version: 1
      component: { kind: badge, amount: { minor-units: 999999999999999999, currency: USD } }
      """)
    #expect(
      try scene(file) == CapsuleBadge.text("$9,999,999,999,999,999.99").scene())
  }

  /// A component of a file and the message it gets.
  static let mistakes: [(String, String)] = [
    (
      "kind: tyle\n  text: x",
      "f.yml:3:9: component.kind: 'tyle' is not known: did you mean 'tile'?"
    ),
    (
      "kind: tile\n  txt: x", "f.yml:4:3: component.txt: unknown key: did you mean 'text'?"
    ),
    (
      "kind: tile",
      "f.yml:3:3: component: there is nothing to show: add one of text, currency, path"
    ),
    (
      "kind: tile\n  text: x\n  path: M0 0",
      "f.yml:5:3: component.path: 'path' and 'text' exclude each other: leave one of them out"
    ),
    (
      "kind: tile\n  text: x\n  color: grean",
      "f.yml:5:10: component.color: unknown colour 'grean': did you mean 'green'?"
    ),
    (
      "kind: tile\n  text: x\n  color: mauve-ish",
      "f.yml:5:10: component.color: unknown colour 'mauve-ish': write '#RRGGBB' in quotes, "
        + "another colour of CSS such as teal or rgb(0 128 128), or a system name such as systemBlue"
    ),
    (
      "kind: tile\n  path: M0 0 Q",
      "f.yml:4:9: component.path: path data at offset 6: a number is missing or malformed: correct "
        + "the path data"
    ),
    (
      "kind: tile\n  path: M0 0H5",
      "f.yml:4:9: component.path: the drawing has no area: give path data of a shape"
    ),
    (
      "kind: tile\n  currency: EUX",
      "f.yml:4:13: component.currency: unknown currency 'EUX': did you mean 'EUR'?"
    ),
    (
      "kind: tile\n  text: ''",
      "f.yml:4:9: component.text: the text has nothing visible in it: give at least one character"
    ),
    (
      "kind: badge\n  amount: { minor-units: 1.5, currency: USD }",
      "f.yml:4:26: component.amount.minor-units: the number 1.5 does not fit: give a whole number"
    ),
    (
      "kind: badge\n  amount: { minor-units: 5, currency: USD, format: { max: 3 } }",
      "f.yml:4:11: component.amount: the amount of 5 minor units is too large: give at most 3"
    ),
    (
      "kind: amount-field\n  locale: xx_YY",
      "f.yml:4:11: component.locale: unknown locale 'xx_YY'"
    ),
    (
      "kind: button\n  gap: 160...120",
      "f.yml:4:8: component.gap: the gap 160...120 is not valid: give two angles in degrees from "
        + "-720 to 720, the first smaller and less than 360 apart, such as 120...160"
    ),
    (
      "kind: grid\n  children: []",
      "f.yml:3:3: component: the key 'columns' is missing: add it with a whole number from 1 to "
        + "10000"
    ),
    (
      "kind: row\n  children:\n    - kind: tile\n      text: x\n      badges:\n        - count: many",
      "f.yml:8:18: component.children[0].badges[0].count: the text 'many' does not fit: give a "
        + "whole number"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `mistakes are reported with location and key path`(index: Int) {
    let (component, expected) = Self.mistakes[index]
    let message = message("version: 1\ncomponent:\n  \(component)\n")
    #expect(message.hasPrefix(expected), "\(message)")
    #expect(!message.contains("\n"))
  }

  @Test func `components may be nested 64 deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      let rows = String(repeating: "{kind: row, children: [", count: depth - 1)
      return "version: 1\ncomponent: " + rows + "{kind: tile, text: x}"
        + String(repeating: "]}", count: depth - 1)
    }
    _ = try scene(read(nested(64)))
    #expect(message(nested(65)).contains("nested more than 64 deep"))
    #expect(message(nested(5000)).contains("deep"))
  }

  @Test func `10,000 components are taken and no more`() throws {
    func many(_ count: Int) -> String {
      "version: 1\ncomponent:\n  kind: grid\n  columns: 100\n  children:\n"
        + String(repeating: "    - {kind: badge, count: 1}\n", count: count - 1)
    }
    _ = try read(many(10_000))
    #expect(message(many(10_001)).contains("more than 10000 components"))
  }
}
