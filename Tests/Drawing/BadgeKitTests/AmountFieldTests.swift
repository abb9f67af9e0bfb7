import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

@Suite struct AmountFieldTests {
  func field(_ keys: String, locale: String = "en_US") throws -> AmountField {
    var entry = try AmountEntry(AmountFormat(CurrencyLocale(locale)))
    for key in keys { entry.type(key) }
    return AmountField(entry)
  }

  func layout(
    _ field: AmountField, _ direction: WritingDirection = .leftToRight, size: ContentSize = .large
  ) throws -> ComponentLayout {
    try field.layout(
      in: LayoutContext(
        typesetter: Typesetter(), contentSize: size, direction: direction))
  }

  @Test func `the amount stands at the trailing side`() throws {
    let field = try field("1234")
    let left = try #require(try layout(field).content.last?.path.bounds)
    #expect(left.minX > 100 && left.maxX > 180 && left.maxX < 200)
    let right = try #require(try layout(field, .rightToLeft).content.last?.path.bounds)
    #expect(right.minX < 20 && right.maxX < 100)
  }

  @Test(arguments: ContentSize.allCases)
  func `the amount stays inside the border at every content size`(size: ContentSize) throws {
    var field = try field("123456789012345678")
    field.isFocused = true
    for direction in WritingDirection.allCases {
      let layout = try layout(field, direction, size: size)
      for fill in layout.content.dropFirst(2) {
        let ink = try #require(fill.path.bounds)
        #expect(ink.minX >= 11 - 1e-9 && ink.maxX <= layout.size.width - 11 + 1e-9)
        #expect(ink.minY >= 2 && ink.maxY <= layout.size.height - 2)
      }
    }
  }

  @Test func `only a focused field has a caret, behind the last digit`() throws {
    var field = try field("1234", locale: "de_DE")
    let idle = try layout(field)
    field.isFocused = true
    let focused = try layout(field)
    #expect(focused.content.count == idle.content.count + 1)
    let caret = try #require(focused.content.last?.path.bounds)
    let text = try #require(focused.content.dropLast().last?.path)
    #expect(caret.width == 2)
    // The euro sign stands behind the caret, the digits before it.
    let boxes = text.parts.compactMap(\.bounds)
    #expect(boxes.allSatisfy { $0.maxX <= caret.minX + 0.5 || $0.minX >= caret.maxX - 0.5 })
    #expect(boxes.contains { $0.minX > caret.maxX - 0.5 })
    #expect(boxes.contains { $0.maxX < caret.minX + 0.5 })
  }

  /// The report's eleven locales whose symbol follows the digits without a space, and others.
  @Test(arguments: [
    "bn", "bn_BD", "en_BD", "km", "km_KH", "oc", "ccp", "ccp_BD", "en_US", "de_DE", "ar_EG",
    "he_IL",
    "ff_Adlm_GN", "fa_IR",
  ])
  func `the caret touches no sign, wherever the cursor is`(locale: String) throws {
    var field = try field("1234567", locale: locale)
    field.isFocused = true
    for moves in 0...8 {
      field.entry.moveCursor(by: 100)
      field.entry.moveCursor(by: -moves)
      let content = try layout(field).content
      let caret = try #require(content.last?.path.bounds)
      let text = try #require(content.dropLast().last?.path)
      let boxes = text.parts.compactMap(\.bounds)
      #expect(caret.width == 2)
      for box in boxes {
        #expect(box.maxX <= caret.minX + 0.75 || box.minX >= caret.maxX, "\(moves)")
      }
      #expect(boxes.contains { $0.midX < caret.minX } || boxes.contains { $0.midX > caret.maxX })
    }
  }

  @Test func `the caret moves with the cursor, and a selection is highlighted instead`() throws {
    var field = try field("123456")
    field.isFocused = true
    let end = try #require(try layout(field).content.last?.path.bounds)
    field.entry.moveCursor(by: -2)
    let middle = try #require(try layout(field).content.last?.path.bounds)
    #expect(middle.maxX < end.minX)
    field.entry.selectAll()
    let content = try layout(field).content
    #expect(content.last?.paint == .solid(.label))
    let highlight = try #require(content.dropLast().last?.path.bounds)
    let text = try #require(content.last?.path)
    let digits = text.parts.compactMap(\.bounds).sorted {
      $0.minX < $1.minX
    }
    // The dollar sign is not selected.
    #expect(try #require(digits.first).midX < highlight.minX)
    #expect(digits.last?.maxX ?? 0 <= highlight.maxX)
  }

  @Test func `an empty field shows its placeholder in the secondary colour`() throws {
    var field = try field("")
    #expect(try layout(field).content.last?.paint == .solid(.role(.secondaryLabel)))
    field.placeholder = "Amount"
    let shown = try layout(field)
    field.placeholder = nil
    #expect(try layout(field) != shown)
    #expect(try layout(self.field("5")).content.last?.paint == .solid(.label))
  }

  @Test func `the border tells focus and error`() throws {
    func border(focused: Bool, error: Bool) throws -> Paint? {
      var field = try field("1")
      field.isFocused = focused
      field.hasError = error
      return try layout(field).content[1].paint
    }
    #expect(try border(focused: false, error: false) == .solid(.role(.separator)))
    #expect(try border(focused: true, error: false) == .tint)
    #expect(try border(focused: true, error: true) == .solid(.color(.red)))
  }
}
