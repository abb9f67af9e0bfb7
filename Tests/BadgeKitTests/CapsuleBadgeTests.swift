import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

@Suite struct CapsuleBadgeTests {
  func layout(
    _ badge: CapsuleBadge, size: ContentSize = .large, locale: String = "en_US", scale: Double = 1
  ) throws -> ComponentLayout {
    try badge.layout(
      in: LayoutContext(
        typesetter: Typesetter(), contentSize: size, locale: locale, scale: scale))
  }

  @Test(arguments: ContentSize.allCases)
  func `the text keeps its padding and its height at every content size`(size: ContentSize) throws {
    for text in ["1", "42", "1,000,000", "नमस्ते", "الف", "Ünïçødé", "ไทย"] {
      let layout = try layout(.text(text), size: size)
      let ink = try #require(layout.content.last?.path.bounds)
      // One character has a circle around it instead.
      if text.count == 1 { continue }
      #expect(ink.minX >= 8 - 1e-9 && ink.maxX <= layout.size.width - 8 + 1e-9, "\(text)")
      #expect(ink.minY >= -1e-9 && ink.maxY <= layout.size.height + 1e-9, "\(text)")
    }
  }

  @Test func `a short value gives a circle of 24 points`() throws {
    #expect(try layout(.count(1)).size == Size(width: 24, height: 24))
  }

  @Test(arguments: ContentSize.allCases)
  func `the circle grows with the body style, in whole pixels`(size: ContentSize) throws {
    let height = try layout(.text("1"), size: size, scale: 3).size.height
    let exact = 24 * TextStyle.body.scaleFactor(at: size)
    #expect(abs(height - exact) <= 0.5 / 3 + 1e-9)
    #expect(abs((height * 3).rounded() - height * 3) < 1e-9)
  }

  @Test func `the height follows the line where the minimum is too low`() throws {
    var badge = CapsuleBadge.text("1")
    badge.minimumWidth = 10
    #expect(try layout(badge).size.height == TextStyle.body.leading(at: .large))
  }

  @Test func `a longer text never makes a narrower capsule`() throws {
    let widths = try (0..<12).map { length in
      try layout(.text("1" + String(repeating: "0", count: length))).size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count > 10)
  }

  @Test func `a badge never shrinks as the content size grows`() throws {
    let sizes = try ContentSize.allCases.map { try layout(.count(1000), size: $0).size }
    #expect(sizes.map(\.width) == sizes.map(\.width).sorted())
    #expect(sizes.map(\.height) == sizes.map(\.height).sorted())
  }

  @Test func `counts above the maximum are the maximum with a plus`() throws {
    #expect(try layout(.count(1000, maximum: 99)) == layout(.text("99+")))
    #expect(try layout(.count(99, maximum: 99)) == layout(.text("99")))
    #expect(try layout(.count(1000)) == layout(.text("1,000")))
  }

  @Test func `counts have the locale's digits`() throws {
    #expect(try layout(.count(1234), locale: "ar_EG") == layout(.text("١٬٢٣٤"), locale: "ar_EG"))
    #expect(try layout(.count(1234), locale: "de_DE") == layout(.text("1.234"), locale: "de_DE"))
  }

  @Test func `amounts are written as the locale does`() throws {
    let amount = CapsuleBadge.amount(Amount(minorUnits: 1234, currencyCode: "USD"))
    #expect(try layout(amount) == layout(.text("$12.34")))
    #expect(try layout(amount, locale: "de_DE") == layout(.text("12,34\u{A0}$"), locale: "de_DE"))
  }

  @Test func `texts that can't be drawn are refused`() {
    for text in ["", "  ", "a\nb", "\u{200B}", String(repeating: "x", count: 2000)] {
      #expect(throws: DrawingError.self, "\(text)") { try layout(.text(text)) }
    }
  }
}
