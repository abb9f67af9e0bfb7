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
      // The padding grows with the text, to whole points.
      let padding = (8 * TextStyle.body.scaleFactor(at: size)).rounded(.toNearestOrAwayFromZero)
      #expect(ink.minX >= padding - 1e-9, "\(text)")
      #expect(ink.maxX <= layout.size.width - padding + 1e-9, "\(text)")
      #expect(ink.minY >= -1e-9 && ink.maxY <= layout.size.height + 1e-9, "\(text)")
    }
  }

  /// Latin, Arabic, Persian, Devanagari, Myanmar, Bengali, Tibetan and Adlam digits.
  private static let numberings = [
    "en_US", "ar_EG", "fa_IR", "ne_NP", "my_MM", "bn_BD", "dz_BT", "ff_Adlm_GN",
  ]

  @Test(arguments: numberings)
  func `a single digit has its mass in the middle of the circle`(locale: String) throws {
    for digit in 0...9 {
      let layout = try layout(.count(digit), locale: locale)
      let mass = try #require(layout.content.last?.path.centerOfMass)
      #expect(abs(mass.x - layout.size.width / 2) < 0.01, "\(digit)")
    }
  }

  @Test(arguments: numberings)
  func `a plus is at the middle of the digits, and both are at that of the capsule`(
    locale: String
  ) throws {
    for maximum in [9, 99, 123, 678] {
      let layout = try layout(.count(1000, maximum: maximum), locale: locale)
      let ink = try #require(layout.content.last?.path)
      let middle = layout.size.height / 2
      let contours = ink.parts.compactMap(\.bounds)
      // The plus is the contour that is as high as wide, and symmetrical about the middle.
      let pluses = contours.filter {
        abs($0.width - $0.height) < 0.05 && abs($0.midY - middle) < 0.05
      }
      #expect(pluses.count == 1, "\(maximum): \(contours)")
      let bounds = try #require(ink.bounds)
      #expect(bounds.minY >= 1 && bounds.maxY <= layout.size.height - 1, "\(maximum)")
    }
  }

  @Test func `a number of Latin digits does not move when it changes`() throws {
    let middles = try (0...9).map { digit in
      // The last contours are those of the 8.
      let contours = try #require(layout(.text("\(digit)8")).content.last?.path.contours)
      return try #require(VectorPath(contours: contours.suffix(3)).bounds).midY
    }
    #expect(try #require(middles.max()) - #require(middles.min()) < 1e-9)
  }

  @Test func `a sign or a letter is centred by its ink`() throws {
    for sign in ["+", "-", "!", "…", "♥", "A", "x", "g", "é"] {
      let layout = try layout(.text(sign))
      let ink = try #require(layout.content.last?.path.bounds)
      #expect(abs(ink.midY - layout.size.height / 2) < 1e-9, "\(sign)")
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
