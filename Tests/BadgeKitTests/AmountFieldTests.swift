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
        typesetter: Typesetter(cacheFolder: nil), contentSize: size, direction: direction))
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
        #expect(ink.minX >= 12 - 1e-9 && ink.maxX <= layout.size.width - 12 + 1e-9)
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
    let boxes = text.contours.compactMap { VectorPath(contours: [$0]).bounds }
    #expect(boxes.allSatisfy { $0.maxX <= caret.minX + 0.5 || $0.minX >= caret.maxX - 0.5 })
    #expect(boxes.contains { $0.minX > caret.maxX - 0.5 })
    #expect(boxes.contains { $0.maxX < caret.minX + 0.5 })
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
