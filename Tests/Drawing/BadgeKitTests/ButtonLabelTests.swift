import BadgeGeometry
import BadgeKit
import CairoBackend
import Testing
import TextOutlines
import VectorGraphics

@Suite struct ButtonLabelTests {
  func scene(
    _ label: String, _ direction: WritingDirection, size: ContentSize = .large
  ) throws -> VectorScene {
    var style = CurrencyButtonStyle()
    style.label = label
    return try CurrencyButton(locale: "en_US", style: style).templateScene(
      Typesetter(), in: ButtonContext(contentSize: size, direction: direction))
  }

  static let labels = [
    "Add Debit", "إضافة خصم", "डेबिट जोड़ें", "Add إضافة जोड़ें დამატება",
    String(repeating: "long ", count: 60),
  ]

  @Test(arguments: labels)
  func `a label stands 8 points beside the button, on its trailing side`(label: String) throws {
    for size in ContentSize.allCases {
      let left = try scene(label, .leftToRight, size: size)
      let ink = try #require(left.fills.last?.path.bounds)
      // Between them are the 8 points and the first letter's own side bearing.
      #expect(ink.minX >= 58 - 1e-9 && ink.minX < 58 + 12, "\(size)")
      let right = try scene(label, .rightToLeft, size: size)
      let button = try #require(right.fills.first?.path.bounds)
      let text = try #require(right.fills.last?.path.bounds)
      #expect(text.maxX <= right.size.width - 58 + 1e-9 && button.minX > text.maxX, "\(size)")
      for scene in [left, right] {
        let all = try #require(scene.inkBounds)
        #expect(
          all.minX >= -1e-9 && all.minY >= -1e-9 && all.maxX <= scene.size.width + 1e-9
            && all.maxY <= scene.size.height + 1e-9, "\(size)")
      }
    }
  }

  @Test(arguments: ContentSize.allCases)
  func `button and label have their middles on one height`(size: ContentSize) throws {
    let scene = try scene("H", .leftToRight, size: size)
    let button = try #require(scene.fills.first?.path.bounds)
    let letter = try #require(scene.fills.last?.path.bounds)
    // Inter's capitals are centred in its line to within a hundredth of an em.
    #expect(abs(button.maxY - 50 - (scene.size.height - 50) / 2) < 1.5)
    #expect(abs(letter.midY - scene.size.height / 2) < 0.01 * 53)
  }

  @Test func `a gradient is lighter at the top and the colour itself at the bottom`() throws {
    let picture = try IconTile("€", color: .green)
      .scene(in: LayoutContext(typesetter: Typesetter())).pixmap()
    func color(_ x: Int, _ y: Int) -> RGBAColor {
      let at = (y * picture.width + x) * 4
      return RGBAColor(
        red: picture.bytes[at], green: picture.bytes[at + 1], blue: picture.bytes[at + 2])
    }
    let base = SystemColor.green.color.light
    let bottom = color(32, 63)
    #expect(
      abs(Int(bottom.red) - Int(base.red)) <= 2 && abs(Int(bottom.blue) - Int(base.blue)) <= 2)
    let luminances = [0, 5, 10, 50, 55, 60, 63].map { color(32, $0).relativeLuminance }
    #expect(luminances == luminances.sorted(by: >))
  }
}
