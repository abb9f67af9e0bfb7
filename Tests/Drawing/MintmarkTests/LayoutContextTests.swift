import Mintmark
import Testing

/// The context decides what a button of the public API is drawn for: direction, content size, scale and pixels.
@Suite struct LayoutContextTests {
  private let mirrored = CurrencyButtonStyle(mirrorsInRightToLeft: true)

  @Test func `a context's direction stands before the locale's`() throws {
    let arabic = try CurrencyButton(locale: "ar_AE", style: mirrored)
    let natural = try arabic.svg()
    #expect(try arabic.svg(in: LayoutContext(direction: .rightToLeft)) == natural)
    #expect(try arabic.svg(in: LayoutContext(direction: .leftToRight)) != natural)
  }

  @Test(arguments: ["en_US", "ar_AE"])
  func `a row and its buttons have the direction of the context's locale`(locale: String) throws {
    let direction = locale == "ar_AE" ? WritingDirection.rightToLeft : .leftToRight
    let button = try CurrencyButton(locale: "ar_AE", style: mirrored)
    let row = ComponentRow([button, CapsuleBadge.count(1)])
    let scene = try row.scene(in: LayoutContext(locale: locale))
    #expect(try scene == row.scene(in: LayoutContext(direction: direction, locale: locale)))
    let other = direction == .leftToRight ? WritingDirection.rightToLeft : .leftToRight
    #expect(try scene != row.scene(in: LayoutContext(direction: other, locale: locale)))
  }

  @Test func `a button grows with the context's content size, to whole pixels of its scale`() throws
  {
    let button = try CurrencyButton(
      locale: "en_US", style: CurrencyButtonStyle(textStyle: .body))
    let context = try LayoutContext(contentSize: .accessibility1, scale: 3)
    let width = try button.scene(in: context).size.width
    #expect(width > 50)
    #expect((width * 3).rounded() == width * 3)
    #expect(try width != button.scene(in: LayoutContext(contentSize: .accessibility1)).size.width)
  }

  @Test
  func `small buttons are fitted to the pixels of a PNG file, and others as the context says`()
    throws
  {
    let button = try CurrencyButton(locale: "en_US", style: CurrencyButtonStyle(size: 24))
    let fitted = try LayoutContext(fitsPixels: true)
    let unfitted = try LayoutContext(fitsPixels: false)
    let png = try button.png()
    #expect(try button.png(in: fitted) == png)
    #expect(try button.png(in: unfitted) != png)
    let svg = try button.svg()
    #expect(try button.svg(in: unfitted) == svg)
    #expect(try button.svg(in: fitted) != svg)
  }
}
