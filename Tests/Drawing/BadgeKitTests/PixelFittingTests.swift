import BadgeGeometry
import BadgeKit
import CairoBackend
import RasterImage
import Testing
import TextOutlines
import VectorGraphics

/// What the pixels of buttons show that are fitted to them.
@Suite struct PixelFittingTests {
  static let sizes = [16, 20, 24, 32, 50, 100]

  static func picture(
    _ size: Int, locale: String = "en_US", in context: ButtonContext = ButtonContext(.pixels),
    _ change: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> Pixmap {
    var style = CurrencyButtonStyle(size: Double(size) / context.scale)
    change(&style)
    return try CurrencyButton(locale: locale, style: style).templateScene(
      Typesetter(), in: context
    ).pixmap(scale: context.scale)
  }

  /// The rows of the ring at its top, or its columns on the right, at their middle.
  ///
  /// Beside its middle a circle of 8 pixels' radius leaves its tangent by 1/48 of a pixel on average,
  /// which is 5 of 255; in a ring both circles do.
  static func isWhole(_ alphas: [Int]) -> Bool { alphas.allSatisfy { $0 <= 10 || $0 >= 245 } }

  @Test(arguments: sizes, [1.0, 2, 3])
  func `the ring's rows and columns are whole pixels`(size: Int, scale: Double) throws {
    for ring in [CurrencyButtonStyle.Ring.outline, .filled] {
      // A symbol beside a badge is near the ring, and that of a small drawing too.
      let context = ButtonContext(.resource, scale: scale, fitsPixels: true)
      let picture = try Self.picture(size, in: context) {
        $0.ring = ring
        $0.mark = nil
      }
      let end = max(4, size / 8)
      let top = (0..<end).map { picture.alpha(size / 2, $0) }
      let right = (0..<end).map { picture.alpha(size - 1 - $0, size / 2 - 1) }
      #expect(Self.isWhole(top) && Self.isWhole(right), "\(ring): \(top) \(right)")
      #expect(top.contains { $0 >= 245 } && right.contains { $0 >= 245 })
    }
  }

  @Test(arguments: sizes, BadgeCorner.allCases)
  func `the plus is clear`(size: Int, corner: BadgeCorner) throws {
    let picture = try Self.picture(size) { $0.badgeCorner = corner }
    let style = CurrencyButtonStyle(size: Double(size), badgeCorner: corner)
    let geometry = try CurrencyButton(locale: "en_US", style: style)
      .resolved(in: ButtonContext(.pixels)).geometry()
    let center = try #require(geometry.badgeCenter)
    let arm = 0.4842 / 2 * geometry.badgeDiameter - 1
    for step in stride(from: 0.5, through: max(0.5, arm), by: 1) {
      for (dx, dy) in [(step, 0), (-step, 0), (0, step), (0, -step)] {
        let alpha = picture.alpha(
          Int((center.x + dx - 1e-6).rounded(.down)), Int((center.y + dy - 1e-6).rounded(.down)))
        #expect(alpha <= 60, "\(dx), \(dy)")
      }
    }
    // Beside the bars the badge is whole.
    let bar = max(1, (0.1138 * geometry.badgeDiameter).rounded(.up)) / 2 + 0.5
    let beside = picture.alpha(Int(center.x + bar), Int(center.y + bar))
    #expect(beside >= 243, "\(beside)")
  }

  @Test(arguments: [20, 24, 32, 50])
  func `minus and exclamation mark have whole strokes`(size: Int) throws {
    let exact = { (picture: Pixmap) in
      picture.bytes.enumerated().count { $0.offset % 4 == 3 && (20...235).contains($0.element) }
    }
    for mark in [BadgeMark.minus, .exclamation] {
      let change: (inout CurrencyButtonStyle) -> Void = {
        $0.mark = mark
        $0.ring = .none
      }
      let fitted = try Self.picture(size, change)
      let plain = try Self.picture(size, in: ButtonContext(), change)
      #expect(exact(fitted) < exact(plain), "\(mark)")
    }
  }

  @Test(arguments: [32, 50, 100], ["fr_CH", "zh_CN", "en_IN", "th_TH"])
  func `straight stems are whole pixels`(size: Int, locale: String) throws {
    /// The pixels of the symbol that are neither ink nor ground.
    func grey(_ picture: Pixmap) -> Int {
      var count = 0
      for y in size / 4..<size * 3 / 4 {
        for x in size * 2 / 5..<size * 4 / 5 where (30...225).contains(picture.alpha(x, y)) {
          count += 1
        }
      }
      return count
    }
    let fitted = grey(try Self.picture(size, locale: locale) { $0.mark = nil })
    let plain = grey(
      try Self.picture(size, locale: locale, in: ButtonContext()) { $0.mark = nil })
    #expect(fitted < plain)
  }

  @Test(arguments: sizes, ["fr_CH", "zh_MO", "fr_BF", "ar_AE", "ne_NP"])
  func `a fitted symbol keeps clear of ring and badge`(size: Int, locale: String) throws {
    let style = CurrencyButtonStyle(size: Double(size))
    let drawing = try CurrencyButton(locale: locale, style: style).drawing(
      Typesetter(), in: ButtonContext(.pixels))
    #expect(drawing.geometry.clearance(of: drawing.symbolOutline) >= 0.015 * Double(size) - 1e-3)
  }

  @Test func `fitting is for one scale`() throws {
    let button = try CurrencyButton(locale: "en_US", style: CurrencyButtonStyle(size: 24))
    let geometry = try button.resolved(in: ButtonContext(.pixels, scale: 2)).geometry()
    let other = try button.resolved(in: ButtonContext(.pixels)).geometry()
    #expect(geometry.strokeWidth * 2 == 3)
    #expect(other.strokeWidth == 1)
  }

  @Test func `a fitted button of eight pixels is drawn, and a smaller one as it is`() throws {
    for size in [1.0, 4, 7.4, 8, 9] {
      let button = try CurrencyButton(locale: "en_US", style: CurrencyButtonStyle(size: size))
        .resolved(in: ButtonContext(.pixels))
      _ = try button.templateScene(Typesetter())
      #expect(try button.geometry().height == (size < 7.5 ? size : size.rounded()))
    }
  }

  @Test func `a label keeps a fitted button on whole pixels`() throws {
    for direction in WritingDirection.allCases {
      let picture = try Self.picture(24, in: ButtonContext(.pixels, direction: direction)) {
        $0.label = "Add"
      }
      let left = direction == .leftToRight ? 0 : picture.width - 24
      let top = (picture.height - 24) / 2
      let rows = (0..<4).map { picture.alpha(left + 12, top + $0) }
      #expect(Self.isWhole(rows) && rows.contains { $0 >= 245 }, "\(direction): \(rows)")
    }
  }
}
