import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import RasterImage
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

private let pixels = ButtonContext(.pixels)

/// Buttons of few pixels: what is drawn of the symbol, and that it can be read.
@Suite struct SmallDrawingTests {
  static let seeds = [
    "en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY",
  ]

  private static func button(
    _ locale: String, _ size: Double, _ change: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> CurrencyButton {
    var style = CurrencyButtonStyle(size: size)
    change(&style)
    return try CurrencyButton(locale: locale, style: style)
  }

  private static func text(
    _ locale: String, _ size: Double, _ change: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> String {
    try button(locale, size, change).drawing(Typesetter(), in: pixels).symbolText
  }

  @Test func `the first form that can be read is drawn`() throws {
    #expect(try Self.text("de_CH", 27) == "CHF")
    #expect(try Self.text("de_CH", 16) == "Fr.")
    #expect(try Self.text("ro_RO", 18) == "lei")
    #expect(try Self.text("en_HK", 28) == "HK$")
    #expect(try Self.text("pt_BR", 20) == "R$")
    #expect(try Self.text("en_MM", 20) == "MMK")
    #expect(try Self.text("en_US", 16) == "$")
  }

  @Test func `a warning names the height from which a symbol can be read`() throws {
    let typesetter = try Typesetter()
    let button = try Self.button("fr_BF", 16)
    let warning = try #require(
      try button.resolved(in: pixels).legibilityWarnings(typesetter).first)
    let height = try #require(warning.split(separator: " ").compactMap { Double($0) }.last)
    for taller in stride(from: height, through: 64, by: 1) {
      #expect(
        try Self.button("fr_BF", taller).resolved(in: pixels).legibilityWarnings(typesetter).isEmpty
      )
    }
    #expect(
      try Self.button("fr_BF", height - 1).resolved(in: pixels).legibilityWarnings(typesetter)
        .isEmpty == false
    )
    #expect(
      try Self.button("en_GB", 16).resolved(in: pixels).legibilityWarnings(typesetter).isEmpty)
  }

  @Test func `the seeds can be read in 20 pixels`() throws {
    let typesetter = try Typesetter()
    for locale in Self.seeds {
      #expect(
        try #require(Self.button(locale, 20).drawing(typesetter, in: pixels).legibility).isLegible)
    }
  }

  @Test(arguments: ["fr_CH", "de_CH", "it_CH", "rm_CH", "gsw_LI", "en_CH"])
  func `francs are abbreviated in all of Switzerland`(locale: String) throws {
    let drawing = try Self.button(locale, 18).drawing(Typesetter(), in: pixels)
    #expect(drawing.symbolText == "Fr.")
  }

  @Test func `the size in pixels decides`() throws {
    func isSmall(_ size: Double, _ context: ButtonContext = pixels) throws -> Bool {
      try Self.button("fr_CH", size).resolved(in: context).isSmall
    }
    #expect(try isSmall(27))
    #expect(try !isSmall(65))
    #expect(try !isSmall(20, ButtonContext(.pixels, fitsPixels: false)))
    #expect(try isSmall(32, ButtonContext(.pixels, scale: 2)))
    #expect(try !isSmall(33, ButtonContext(.pixels, scale: 2)))
    #expect(try !isSmall(20, ButtonContext(.document)))
    #expect(try isSmall(20, ButtonContext(.document, fitsPixels: true)))
    #expect(try !isSmall(20, ButtonContext(.resource, fitsPixels: true)))
  }

  @Test(arguments: [16.0, 20, 24])
  func `the measured pixels are those of the picture`(size: Double) throws {
    let typesetter = try Typesetter()
    for locale in Self.seeds {
      let drawing = try Self.button(locale, size).drawing(typesetter, in: pixels)
      let scene = VectorScene(
        size: Size(width: size, height: size),
        fills: [VectorScene.Fill(drawing.symbolOutline, .tint)])
      let picture = try scene.pixmap(scale: 1)
      let coverage = try #require(OutlineCoverage(drawing.symbolOutline))
      for y in 0..<Int(size) {
        for x in 0..<Int(size) {
          let difference = abs(Double(picture.alpha(x, y)) / 255 - coverage[x, y])
          // Cairo counts in 1/17 of a pixel across and 1/15 down.
          #expect(difference < 0.1, "\(locale) \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [16.0, 20, 24, 27])
  func `the symbol keeps clear of ring and badge`(size: Double) throws {
    let typesetter = try Typesetter()
    for locale in Sample.of(Self.seeds + ["en_HK", "ne_NP"], count: 5, function: "\(size)") {
      for corner in Sample.of(BadgeCorner.allCases, count: 2, function: locale) {
        for ring in [CurrencyButtonStyle.Ring.outline, .filled] {
          let drawing = try Self.button(locale, size) {
            $0.ring = ring
            $0.badgeCorner = corner
          }.drawing(typesetter, in: pixels)
          #expect(
            drawing.geometry.clearance(of: drawing.symbolOutline) > 0, "\(locale) \(ring)")
        }
      }
    }
  }

  @Test func `another symbol has no narrow one of a currency`() throws {
    var button = try Self.button("vec", 20)
    #expect(button.narrowSymbol == .text("€"))
    button.symbol = .text("ABC")
    #expect(button.narrowSymbol == nil)
  }

  @Test(arguments: [16.0, 24, 48, 64])
  func `a symbol without a greatest size is as large as the space allows`(size: Double) throws {
    let typesetter = try Typesetter()
    var button = CurrencyButton(.text("CHF"), title: "")
    button.style.size = size
    let usual = try button.drawing(typesetter, in: pixels)
    button.style.proportions.symbolSteps = []
    let largest = try button.drawing(typesetter, in: pixels)
    #expect(largest.fit.fontSize >= usual.fit.fontSize - 1e-9)
  }

  @Test func `a drawing has one form`() throws {
    let typesetter = try Typesetter()
    var button = try Self.button("fr_CH", 20)
    let comb = VectorPath(
      contours: (0..<12).flatMap { index in
        VectorPath.rectangle(Rect(x: Double(index), y: 0, width: 0.5, height: 8)).contours
      })
    button.symbol = .artwork(comb)
    let drawing = try button.drawing(typesetter, in: pixels)
    #expect(drawing.symbolText == "")
  }

  @Test func `a symbol without glyphs is an error, whatever is shown of it`() throws {
    let typesetter = try Typesetter()
    var button = try Self.button("fr_CH", 16)
    button.symbol = .text("C\u{F1234}")
    #expect(throws: DrawingError.self) { try button.drawing(typesetter, in: pixels) }
  }

  @Test func `without space for a small drawing the button is drawn as it is`() throws {
    let typesetter = try Typesetter()
    for size in [4.0, 8, 9, 12] {
      let change: (inout CurrencyButtonStyle) -> Void = { $0.proportions.ringThickness = 0.15 }
      let drawing = try Self.button("fr_CH", size, change).drawing(typesetter, in: pixels)
      #expect(
        drawing.symbolText == "CHF" || drawing.symbolText == "C" || drawing.symbolText == "Fr.")
    }
  }

  @Test func `a balanced weight stays balanced, and a heavier one heavy`() throws {
    let typesetter = try Typesetter()
    let heavy = try Self.button("en_US", 24) { $0.weight = .black }.drawing(typesetter, in: pixels)
    #expect(heavy.symbolWeight == .black)
    let balanced = try Self.button("en_US", 24).drawing(typesetter, in: pixels)
    let stem = try #require(balanced.symbolOutline.stemThickness)
    #expect(abs(stem - balanced.geometry.strokeWidth) < 0.5)
  }
}
