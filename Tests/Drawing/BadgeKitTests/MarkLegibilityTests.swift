import BadgeGeometry
import BadgeKit
import CairoBackend
import RasterImage
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// Whether the marks of badges can be seen in few pixels.
@Suite struct MarkLegibilityTests {
  private static func button(
    _ mark: BadgeMark, _ height: Double, _ preset: ButtonPreset = .seed
  ) throws -> ResolvedButton {
    var style = CurrencyButtonStyle(preset: preset)
    (style.size, style.mark) = (height, mark)
    return try CurrencyButton(locale: "en_US", style: style).resolved(in: ButtonContext(.pixels))
  }

  /// How much darker than grey the mark is in the pixels of the picture: their mean, weighted by the mark's area.
  private static func density(_ button: ResolvedButton, _ typesetter: Typesetter) throws -> Double {
    let drawing = try button.drawing(typesetter)
    let picture = try button.templateScene(of: drawing, typesetter).pixmap(scale: 1)
    let center = try #require(drawing.geometry.badgeCenter)
    var (sum, area) = (0.0, 0.0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard (middle - center).length < drawing.geometry.badgeRadius - 1 else { continue }
        let mark = 1 - Double(picture.alpha(x, y)) / 255
        area += mark
        sum += mark * mark
      }
    }
    return sum / area
  }

  @Test(arguments: BadgeMark.allCases, ButtonPreset.allCases)
  func `each mark can be read from 16 pixels on`(mark: BadgeMark, preset: ButtonPreset) throws {
    let typesetter = try Typesetter()
    let heights = [16.0, 17, 18, 19, 20, 22, 24, 26, 28, 30, 32, 40, 48, 64]
    for height in Sample.of(heights, count: 6, always: [16], function: "\(mark) \(preset)") {
      let button = try Self.button(mark, height, preset)
      #expect(try Self.density(button, typesetter) > 0.5, "\(height)")
      #expect(try button.drawing(typesetter).isMarkLegible, "\(height)")
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `a mark that can be read can be read in each taller picture`(mark: BadgeMark) throws {
    let typesetter = try Typesetter()
    let legible = try (8...24).filter {
      try Self.button(mark, Double($0)).drawing(typesetter).isMarkLegible
    }
    #expect(legible == Array(try #require(legible.first)...24))
  }

  @Test func `a warning names the height from which a mark can be read`() throws {
    let warnings = try Self.button(.xmark, 12).legibilityWarnings(Typesetter())
    #expect(
      warnings.last == "the badge's mark 'xmark' can't be read at 12 pixels: it can from 16 on")
    #expect(try Self.button(.plus, 12).legibilityWarnings(Typesetter()).count < warnings.count)
  }
}
