import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// What fitting to pixels changes in pictures that are larger than small drawings.
@Suite struct LargeFittingTests {
  /// Locales whose symbols have dots or bars close to each other.
  private static let hard = [
    "ar_QA", "ar_TN", "ar_YE", "fa", "ka", "zh_CN", "kk", "ne_NP", "si_LK",
  ]

  @Test(arguments: ButtonPreset.allCases)
  func `strokes keep their thickness and place but for a pixel or two`(preset: ButtonPreset) throws
  {
    let typesetter = try Typesetter()
    let hard = try Self.hard.map { try CurrencyLocale($0) }
    for locale in try Sample.of(Self.locales(), count: 12, always: hard) {
      for height in Sample.of([65.0, 100, 150, 200, 400, 1000], count: 2) {
        var button = CurrencyButton(locale, style: CurrencyButtonStyle(size: height))
        button.style.apply(preset)
        let drawing = try button.drawing(typesetter, in: ButtonContext(.pixels))
        let (fitted, plain) = (drawing.symbolOutline, drawing.unfittedOutline)
        try #require(fitted.hasSameStructure(as: plain))
        let moved = zip(Self.corners(fitted), Self.corners(plain)).map { ($0 - $1).length }.max()
        #expect(try #require(moved) <= 2.5, "\(locale.identifier) at \(height): \(moved ?? 0)")
        // Strokes of another thickness have another area.
        let stem = try #require(plain.stemThickness)
        let (before, after) = (abs(plain.area), abs(fitted.area))
        #expect(abs(after - before) <= before * 1.1 / stem, "\(locale.identifier) at \(height)")
      }
    }
  }

  /// Moats and rings of whole pixels take more or less of the space, but only wide symbols reach its edges.
  @Test(arguments: ButtonPreset.allCases, [CurrencyButtonStyle.Ring.outline, .filled])
  func `signs grow with the picture, but where its live area is rounded down`(
    preset: ButtonPreset, ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    for identifier in ["en_US", "en_GB", "zh_CN"] {
      var (before, liveBefore) = (0.0, Double.infinity)
      for height in stride(from: 65.0, through: 110, by: 1) {
        var style = CurrencyButtonStyle(preset: preset)
        (style.size, style.ring) = (height, ring)
        let drawing = try CurrencyButton(locale: identifier, style: style)
          .drawing(typesetter, in: ButtonContext(.pixels))
        let live = drawing.geometry.liveHeight
        #expect(
          drawing.capHeight >= before * min(1, live / liveBefore) - 1e-9,
          "\(identifier) at \(height)")
        (before, liveBefore) = (drawing.capHeight, live)
      }
    }
  }

  private static func locales() throws -> [CurrencyLocale] {
    var known: Set<String> = []
    return try CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0) }
      .filter { known.insert($0.symbol()).inserted }
  }

  private static func corners(_ outline: VectorPath) -> [Point] {
    outline.elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }
}
