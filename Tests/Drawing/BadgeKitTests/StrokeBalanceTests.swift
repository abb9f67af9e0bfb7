import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// Stems as thick as the ring, and rings as thick as the stems.
@Suite struct StrokeBalanceTests {
  static let seeds = [
    "en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY",
  ]

  private static func drawing(
    _ locale: String, _ typesetter: Typesetter, in context: ButtonContext = ButtonContext(),
    _ change: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> ButtonDrawing {
    var style = CurrencyButtonStyle()
    change(&style)
    return try CurrencyButton(locale: locale, style: style).drawing(typesetter, in: context)
  }

  /// The thickness of the stems as a fraction of that of the ring.
  private static func ratio(_ drawing: ButtonDrawing) throws -> Double {
    try #require(drawing.symbolOutline.stemThickness) / drawing.geometry.strokeWidth
  }

  @Test(arguments: seeds.filter { $0 != "ar_AE" })
  func `a balanced weight is nearer to the ring than every named one`(locale: String) throws {
    let typesetter = try Typesetter()
    let balanced = try Self.drawing(locale, typesetter)
    let misfit = abs(try Self.ratio(balanced) - 1)
    for (name, weight) in FontWeight.names {
      let other = try Self.drawing(locale, typesetter) { $0.weight = weight }
      #expect(try misfit <= abs(Self.ratio(other) - 1) + 1e-3, "\(name)")
    }
  }

  @Test(arguments: ButtonPreset.allCases, CurrencyButtonStyle.Ring.allCases)
  func `Arabic words have strokes within a tenth of one thickness`(
    preset: ButtonPreset, ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    var known: Set<String> = []
    let words = try CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0) }.filter {
      let letters = $0.symbol().unicodeScalars.filter { (0x620...0x6ff).contains($0.value) }
      return letters.count > 1 && known.insert($0.symbol()).inserted
    }
    try #require(words.count > 15 && known.contains("ریال"))
    let stems = try words.map { locale in
      var style = CurrencyButtonStyle(preset: preset)
      style.ring = ring
      return try Self.ratio(CurrencyButton(locale, style: style).drawing(typesetter))
    }
    let (least, most) = (try #require(stems.min()), try #require(stems.max()))
    #expect(most - least <= 0.1 * (most + least), "\(least) to \(most)")
  }

  @Test func `Inter has a weight for every sign of one character`() throws {
    let typesetter = try Typesetter()
    for locale in ["en_US", "en_GB", "zh_CN"] {
      let ratio = try Self.ratio(Self.drawing(locale, typesetter))
      #expect(abs(ratio - 1) < 0.03, "\(locale): \(ratio)")
    }
  }

  @Test(arguments: seeds, [12.0, 50, 300])
  func `an automatic ring is as thick as the stems`(locale: String, size: Double) throws {
    let typesetter = try Typesetter()
    for weight in [FontWeight.light, .semibold, .black] {
      let drawing = try Self.drawing(locale, typesetter) {
        $0.size = size
        $0.weight = weight
        $0.balancesRing = true
      }
      #expect(try abs(Self.ratio(drawing) - 1) < 2e-3)
      let least = drawing.geometry.proportions.clearance * size
      #expect(drawing.geometry.clearance(of: drawing.symbolOutline) >= least - 1e-3 * size)
    }
  }

  @Test func `an automatic ring stays in its range`() throws {
    let typesetter = try Typesetter()
    func ring(_ path: VectorPath) throws -> Double {
      var style = CurrencyButtonStyle(size: 100)
      style.balancesRing = true
      return try CurrencyButton(.artwork(path), style: style, title: "").drawing(typesetter)
        .geometry.strokeWidth
    }
    let bar = { (width: Double) in VectorPath.rectangle(Rect(x: 0, y: 0, width: width, height: 10))
    }
    #expect(try ring(bar(9)) == 12)
    #expect(try ring(bar(0.05)) == 1)
  }

  @Test func `the mark keeps its weight`() throws {
    let typesetter = try Typesetter()
    func badge(_ change: (inout CurrencyButtonStyle) -> Void) throws -> VectorPath {
      let drawing = try Self.drawing("fr_CH", typesetter, change)
      return VectorPath(contours: drawing.outline.contours.suffix(2))
    }
    #expect(try badge { $0.weight = .semibold } == badge { _ in })
    #expect(try badge { $0.weight = .black } != badge { _ in })
  }

  @Test func `a font's own weights are those that count`() throws {
    // Noto Sans Devanagari of the bundle is regular and bold.
    let typesetter = try Typesetter()
    let balanced = try Self.drawing("ne_NP", typesetter)
    func outline(_ weight: FontWeight) throws -> VectorPath {
      try Self.drawing("ne_NP", typesetter) { $0.weight = weight }.symbolOutline
    }
    let weight = try #require(balanced.symbolWeight)
    #expect(try [outline(.regular), outline(.bold)].contains(outline(weight)))
  }

  @Test func `pixel fitting balances with the ring that is drawn`() throws {
    let typesetter = try Typesetter()
    let fitted = try Self.drawing("fr_CH", typesetter, in: ButtonContext(.pixels)) { $0.size = 24 }
    // The ring of 1.44 pixels is drawn as one.
    #expect(fitted.geometry.strokeWidth == 1)
    let plain = try Self.drawing("fr_CH", typesetter) { $0.size = 24 }
    #expect(try #require(fitted.symbolWeight) < #require(plain.symbolWeight))
  }

  @Test func `a ring that follows the symbol has one in semibold`() throws {
    let typesetter = try Typesetter()
    let drawings = try [nil, FontWeight.semibold].map { weight in
      try Self.drawing("en_US", typesetter) { ($0.weight, $0.balancesRing) = (weight, true) }
    }
    #expect(drawings[0].outline == drawings[1].outline)
  }

  /// Otherwise the search for the weight that matches the ring would end anywhere. Beyond bold, the arch of the
  /// Omani rial has no space to become thicker: its bars do.
  @Test(arguments: CurrencySign.all.map(\.text))
  func `the stems of an official sign grow with its weight`(sign: String) throws {
    let typesetter = try Typesetter()
    let stems = try FontWeight.names.map {
      try #require(try typesetter.line(sign, weight: $0.weight).outline.stemThickness)
    }
    let (common, black) = (stems.prefix(7), stems.dropFirst(7))
    #expect(zip(common, common.dropFirst()).allSatisfy { $0 < $1 }, "\(sign) \(stems)")
    #expect(black.allSatisfy { $0 > 0.95 * stems[6] }, "\(sign) \(stems)")
  }

  @Test(arguments: ButtonPreset.allCases, CurrencyButtonStyle.Ring.allCases)
  func `a full stop beside Arabic letters is a little thicker than their strokes`(
    preset: ButtonPreset, ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    let all = ["ar_AE", "ar_EG", "ar_SA", "ar_OM", "ar_KW", "ar_JO", "ar_DZ", "dv"]
    for identifier in Sample.of(all, count: 3, function: "\(preset) \(ring)") {
      var style = CurrencyButtonStyle(preset: preset)
      style.ring = ring
      for weight in [nil, FontWeight.light, .black] {
        if let weight { style.weight = weight }
        let drawing = try CurrencyButton(CurrencyLocale(identifier), style: style)
          .drawing(typesetter)
        let baseline = try #require(drawing.symbolBaseline)
        let stem = try #require(drawing.symbolOutline.stemThickness)
        let bounds = drawing.symbolOutline.parts.compactMap(\.bounds)
        let stops = bounds.filter { box in
          let isRound = abs(box.width - box.height) < 0.05 * box.width
          return isRound && box.minY < baseline
            && abs(box.maxY - baseline) < drawing.capHeight / 10
        }
        #expect(stops.count == drawing.symbolText.count { $0 == "." }, "\(identifier)")
        for stop in stops {
          #expect((1.0...1.4).contains(stop.width / stem), "\(identifier) \(stop.width / stem)")
        }
      }
    }
  }
}
