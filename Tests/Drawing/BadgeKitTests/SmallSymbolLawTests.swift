import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import RasterImage
import SystemSupport
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// What small drawings show of the symbols of all locales.
@Suite struct SmallSymbolLawTests {
  /// Six locales whose symbols are legible from 21 pixels on, one whose symbol is legible at 16 and not at 17, and one
  /// whose symbol takes the longest.
  private static let hard = ["dv", "en_MO", "en_WS", "en_ZW", "ny", "sm", "mn", "ff_Adlm_CM"]

  /// Locales of the 217 symbols with their other forms, one for each.
  private static func locales() throws -> [CurrencyLocale] {
    var known: Set<[String]> = []
    let first = try (Sample.locales + hard).map { try CurrencyLocale($0) }
    let all = try first + CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0) }
    let different = all.filter { locale in
      known.insert([locale.symbol(), locale.symbol(.narrow), locale.currencyCode]).inserted
    }
    return Sample.of(different, count: 60, always: first)
  }

  /// A drawing in the default style, made once for all laws that look at it.
  private static func drawing(
    _ locale: CurrencyLocale, _ size: Double, _ typesetter: Typesetter
  ) throws -> ButtonDrawing {
    let key = "\(locale.identifier) \(size)"
    if let known = drawings.withLock({ $0[key] }) { return known }
    let drawing = try button(locale, size).drawing(typesetter, in: pixels)
    drawings.withLock { $0[key] = drawing }
    return drawing
  }

  private static let drawings = Locked<[String: ButtonDrawing]>([:])

  private static func button(_ locale: CurrencyLocale, _ size: Double) -> CurrencyButton {
    CurrencyButton(locale, style: CurrencyButtonStyle(size: size))
  }

  private static let pixels = ButtonContext(.pixels)

  /// For each text, the codes of the currencies that have it as their narrow symbol in English.
  private static func narrowSymbols() throws -> [String: Set<String>] {
    try ISOCurrency.all.reduce(into: [:]) { users, currency in
      let locale = try CurrencyLocale("en", currency: currency.code)
      users[locale.symbol(.narrow), default: []].insert(currency.code)
    }
  }

  @Test(arguments: [16.0, 20, 24], ButtonPreset.allCases)
  func `a short form stands for one currency, and for its sign nothing does`(
    size: Double, preset: ButtonPreset
  ) throws {
    let typesetter = try Typesetter()
    let users = try Self.narrowSymbols()
    for locale in try Sample.of(Self.locales(), count: 4) {
      var button = Self.button(locale, size)
      button.style.apply(preset)
      let text = try button.drawing(typesetter, in: Self.pixels).symbolText
      guard case .text(let whole) = button.symbol, text != whole else { continue }
      let letters = text.unicodeScalars.count(where: \.properties.isAlphabetic)
      #expect(letters >= 2 || text.contains { $0.isCurrencySymbol }, "\(locale.identifier) \(text)")
      #expect(
        (users[text] ?? []).isSubset(of: [locale.currencyCode]), "\(locale.identifier) \(text)")
      #expect(
        whole.count > 1 || whole.first?.isCurrencySymbol == false, "\(locale.identifier) \(text)")
    }
  }

  @Test func `a locale shows one text in each ring, badge, corner, weight, direction and scale`()
    throws
  {
    let typesetter = try Typesetter()
    let identifiers = ["pt_BR", "ms_MY", "ar_AE", "fr_CH", "fr_SN", "en_KE", "ar_EG", "ro_RO"]
    for identifier in Sample.of(identifiers, count: 3, always: ["ms_MY", "fr_SN"]) {
      let locale = try CurrencyLocale(identifier)
      for size in Sample.of([16.0, 20, 24], count: 1) {
        func text(
          in context: ButtonContext = Self.pixels, _ change: (inout CurrencyButtonStyle) -> Void
        ) throws -> String {
          var button = Self.button(locale, size)
          change(&button.style)
          return try button.drawing(typesetter, in: context).symbolText
        }
        let text0 = try text { _ in }
        for ring in CurrencyButtonStyle.Ring.allCases {
          #expect(try text { $0.ring = ring } == text0, "\(identifier) \(size) \(ring)")
        }
        for corner in BadgeCorner.allCases {
          #expect(try text { $0.badgeCorner = corner } == text0, "\(identifier) \(size) \(corner)")
        }
        #expect(try text { $0.mark = nil } == text0, "\(identifier) \(size)")
        #expect(try text { $0.mark = .checkmark } == text0, "\(identifier) \(size)")
        #expect(try text { $0.weight = .black } == text0, "\(identifier) \(size)")
        #expect(try text { $0.weight = .semibold } == text0, "\(identifier) \(size)")
        #expect(
          try text(in: ButtonContext(.pixels, direction: .rightToLeft)) {
            $0.mirrorsInRightToLeft = true
          } == text0)
        for scale in [2.0, 3] {
          #expect(
            try text(in: ButtonContext(.pixels, scale: scale, smallestScale: 1)) { _ in } == text0,
            "\(identifier) \(size) at \(scale)")
        }
      }
    }
  }

  @Test(arguments: ButtonPreset.allCases)
  func `symbols grow with the picture, stay legible, and never return to an earlier form`(
    preset: ButtonPreset
  ) throws {
    let typesetter = try Typesetter()
    let cache = SmallDrawingCache()
    for locale in try Sample.of(Self.locales(), count: 4) {
      var seen: [String] = []
      var (height, unfittedHeight, size0, isLegible) = (0.0, 0.0, 0.0, false)
      var weight: FontWeight?
      for size in stride(from: 16.0, through: 64, by: 1) {
        var button = Self.button(locale, size)
        button.style.apply(preset)
        let drawing = try button.resolved(in: Self.pixels).drawing(typesetter, cache)
        let place: Comment = "\(locale.identifier) \(drawing.symbolText) at \(size)"
        #expect(drawing.isLegible || !isLegible, place)
        isLegible = drawing.isLegible
        let ink = try #require(drawing.symbolOutline.bounds).height
        let unfitted = try #require(drawing.unfittedOutline.bounds).height
        if seen.last == drawing.symbolText {
          #expect(drawing.fit.fontSize >= size0 - 1e-9, place)
          // Rounding moves strokes by half a pixel in either drawing. In a heavier weight, letters can be lower.
          let lost =
            drawing.symbolWeight == weight ? 1 : 2 + max(0, unfittedHeight - unfitted)
          #expect(ink >= height - lost, place)
        } else {
          #expect(!seen.contains(drawing.symbolText), place)
          seen.append(drawing.symbolText)
        }
        (height, unfittedHeight) = (ink, unfitted)
        size0 = drawing.fit.fontSize
        weight = drawing.symbolWeight
      }
    }
  }

  @Test(arguments: [FontWeight.light, .bold, .black], ["RM", "CHF", "MOP$", "د.إ."])
  func `symbols of a given weight grow with the picture`(weight: FontWeight, text: String) throws {
    let typesetter = try Typesetter()
    var before = 0.0
    for size in stride(from: 16.0, through: 64, by: 1) {
      var style = CurrencyButtonStyle(preset: .material)
      (style.size, style.weight) = (size, weight)
      let button = CurrencyButton(.text(text), style: style, title: "")
      let em = try button.drawing(typesetter, in: Self.pixels).fit.fontSize
      #expect(em >= before - 1e-9, "\(size)")
      before = em
    }
  }

  /// The symbols of one height have strokes of one thickness: the text's own where only a thinner one is legible.
  @Test(arguments: ButtonPreset.allCases)
  func `straight stems of capital letters are of one thickness, however many letters there are`(
    preset: ButtonPreset
  ) throws {
    let typesetter = try Typesetter()
    let texts = ["P", "T", "Ft", "Lt", "FT", "RM", "MK", "HTL", "RON", "NOK"]
    for size in [20.0, 24, 28, 32, 36, 40, 44, 48, 56, 64] {
      let stems = try texts.map { text in
        let style = CurrencyButtonStyle(preset: preset)
        var button = CurrencyButton(.text(text), style: style, title: "")
        button.style.size = size
        let drawing = try button.drawing(typesetter, in: Self.pixels)
        return Int((try #require(drawing.symbolOutline.stemThickness)).rounded())
      }
      #expect(Set(stems).count == 1, "\(size): \(stems)")
    }
  }

  /// Signs whose fonts have no weight with strokes as thick, and one whose strokes would lie between pixels.
  @Test(arguments: [
    (ButtonPreset.seed, "៛", 28.0), (.seed, "៛", 32), (.sf, "៛", 32), (.fluent, "៛", 32),
    (.material, "৳", 48), (.fluent, "৳", 48), (.seed, "₦", 20), (.sf, "₦", 24), (.fluent, "₦", 28),
  ])
  func `a sign has strokes of whole pixels, as thick as those of letters`(
    preset: ButtonPreset, sign: String, size: Double
  ) throws {
    let typesetter = try Typesetter()
    func stem(_ text: String) throws -> Double {
      let style = CurrencyButtonStyle(preset: preset)
      var button = CurrencyButton(.text(text), style: style, title: "")
      button.style.size = size
      let drawing = try button.drawing(typesetter, in: Self.pixels)
      return try #require(drawing.symbolOutline.stemThickness)
    }
    #expect(try abs(stem(sign) - stem("T")) < 0.05)
  }

  @Test(arguments: ButtonPreset.allCases)
  func `ring and badge are those of the height, whatever the currency`(
    preset: ButtonPreset
  ) throws {
    let typesetter = try Typesetter()
    let cache = SmallDrawingCache()
    let locales = try Sample.of(Self.locales(), count: 4)
    var before = (badge: 0.0, ring: 0.0)
    for size in Sample.of(Array(16...64), count: 10).sorted().map(Double.init) {
      let all = try locales.map { locale in
        var button = Self.button(locale, size)
        button.style.apply(preset)
        return try button.resolved(in: Self.pixels).drawing(typesetter, cache).geometry
      }
      #expect(Set(all).count == 1, "\(size)")
      let geometry = try #require(all.first)
      let exact = preset.proportions.badgeDiameter * (1 - 2 * preset.proportions.padding) * size
      #expect(abs(geometry.badgeDiameter - exact) <= 1 + 1e-9, "\(size)")
      #expect(
        geometry.badgeDiameter >= before.badge && geometry.strokeWidth >= before.ring, "\(size)")
      before = (geometry.badgeDiameter, geometry.strokeWidth)
    }
  }

  /// The greatest number of strokes that some neighbouring columns of pixels cross: of runs of ink with paler pixels
  /// between them.
  ///
  /// - Parameters:
  ///   - least: the least length of a run or a gap, in pixels.
  ///   - columns: the number of columns.
  private static func strokes(_ picture: Pixmap, least: Int, columns: Int = 1) -> Int {
    let counts = (0..<picture.width).map { x in
      var (count, peak, valley, run, gap) = (0, 0, 255, 0, least)
      for y in 0..<picture.height {
        let ink = picture.alpha(x, y)
        if gap >= least, ink >= 80, ink >= valley + 32 {
          (run, peak) = (run + 1, max(peak, ink))
          if run == least { (count, gap, valley) = (count + 1, 0, 255) }
        } else if ink <= peak - 32 || peak == 0 {
          (gap, run, valley) = (gap + 1, 0, min(valley, ink))
          if gap >= least { peak = 0 }
        } else {
          peak = max(peak, ink)
        }
      }
      return count
    }
    return counts.indices.dropLast(columns - 1).map { counts[$0..<$0 + columns].min() ?? 0 }.max()
      ?? 0
  }

  private static func picture(_ outline: VectorPath, _ size: Double) throws -> Pixmap {
    try VectorScene(
      size: Size(width: size, height: size), fills: [VectorScene.Fill(outline, .tint)]
    ).pixmap(scale: 1)
  }

  // A toolbar's symbol moves by parts of a pixel to touch its edge, which can blur its bars.
  @Test(arguments: ButtonPreset.allCases, [CurrencyButtonStyle.Ring.outline, .filled, .none])
  func `a sign has as many strokes in few pixels as in many`(
    preset: ButtonPreset, ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    let signs = ["¥", "₸", "₱", "€", "₽", "₩", "₹", "₴", "₺", "₫", "₮", "₦", "£", "₪", "₡"]
    for sign in Sample.of(signs, count: 4, always: ["¥", "₸", "₱"], function: "\(preset) \(ring)") {
      func drawing(_ size: Double) throws -> ButtonDrawing {
        var style = CurrencyButtonStyle(preset: preset)
        (style.size, style.ring) = (size, ring)
        return try CurrencyButton(.text(sign), style: style, title: "").drawing(
          typesetter, in: size < 100 ? Self.pixels : ButtonContext())
      }
      let large = try Self.strokes(
        Self.picture(drawing(800).symbolOutline, 800), least: 16, columns: 24)
      for size in Sample.of([18.0, 20, 22, 24, 28, 32, 40, 48, 60, 72], count: 4) {
        let small = try drawing(size)
        guard small.isLegible else { continue }
        let strokes = try Self.strokes(Self.picture(small.symbolOutline, size), least: 1)
        #expect(strokes >= large, "\(sign) at \(size)")
      }
    }
  }

  /// The drawings of a text by height in pixels.
  private static func drawings(
    of text: String, _ preset: ButtonPreset
  ) throws -> (Double) throws -> ButtonDrawing {
    let typesetter = try Typesetter()
    return { size in
      var style = CurrencyButtonStyle(preset: preset)
      style.size = size
      return try CurrencyButton(.text(text), style: style, title: "").drawing(
        typesetter, in: pixels)
    }
  }

  @Test(arguments: [ButtonPreset.seed, .sf], ["Kč", "Ji", "Lü", "Tj"])
  func `an empty row is between a letter and its mark`(preset: ButtonPreset, text: String) throws {
    let drawing = try Self.drawings(of: text, preset)
    let large = try Self.strokes(
      Self.picture(drawing(800).symbolOutline, 800), least: 8, columns: 8)
    for size in [20.0, 22, 24, 26, 28, 30, 32, 36, 40, 44, 48, 56, 64] {
      let small = try drawing(size)
      // Up to 24 pixels of sf, Kč is warned about: its caron has one row.
      #expect(small.isLegible || preset == .sf && size <= 24, "\(size)")
      guard small.isLegible else { continue }
      let strokes = try Self.strokes(Self.picture(small.symbolOutline, size), least: 1)
      #expect(strokes >= large, "\(size)")
    }
  }

  /// The number of groups of neighbouring pixels with ink, or of those without. Pixels that share a corner are neighbours
  /// if they have ink.
  private static func groups(_ picture: Pixmap, ofInk isInk: Bool = true) -> Int {
    var isSeen = [Bool](repeating: false, count: picture.width * picture.height)
    var count = 0
    for start in isSeen.indices {
      var open = [start]
      var isGroup = false
      while let pixel = open.popLast() {
        let (y, x) = pixel.quotientAndRemainder(dividingBy: picture.width)
        guard !isSeen[pixel], isInk ? picture.alpha(x, y) >= 80 : picture.alpha(x, y) < 128
        else { continue }
        isSeen[pixel] = true
        isGroup = true
        for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
          for column in max(0, x - 1)...min(picture.width - 1, x + 1)
          where isInk || row == y || column == x {
            open.append(row * picture.width + column)
          }
        }
      }
      if isGroup { count += 1 }
    }
    return count
  }

  @Test(arguments: ButtonPreset.allCases, ["₴", "ZWG", "GYD", "VES", "SEK", "KES"])
  func `the openings of strokes stay open`(preset: ButtonPreset, text: String) throws {
    let drawing = try Self.drawings(of: text, preset)
    // One opening of an S can be grey. If both are, it is an 8.
    let large =
      try Self.groups(Self.picture(drawing(800).symbolOutline, 800), ofInk: false)
      + (text.contains("S") ? 1 : 0)
    for size in stride(from: 20.0, through: 64, by: 2) {
      let small = try drawing(size)
      guard small.isLegible else { continue }
      let groups = try Self.groups(Self.picture(small.symbolOutline, size), ofInk: false)
      #expect(groups <= large, "\(size)")
    }
  }

  // These words have the space for it at all heights, or marks that they are warned about without.
  @Test(
    arguments: ButtonPreset.allCases,
    [
      "RM", "CHF", "ALL", "MAD", "zł", "Ft", "lei", "UAH", "KM", "د.م.", "Kč", "Fdj", "Lekë",
      "ل.ل.",
    ])
  func `empty pixels are between the letters of a word`(preset: ButtonPreset, text: String) throws {
    let drawing = try Self.drawings(of: text, preset)
    let large = try Self.groups(Self.picture(drawing(800).symbolOutline, 800))
    #expect(large >= text.count)
    for size in stride(from: 20.0, through: 64, by: 2) {
      let small = try drawing(size)
      guard small.isLegible else { continue }
      let groups = try Self.groups(Self.picture(small.symbolOutline, size))
      #expect(groups >= large, "\(size)")
    }
  }

  @Test(arguments: ButtonPreset.allCases)
  func `the first letter of ریال is as dark as a stroke`(preset: ButtonPreset) throws {
    let drawing = try Self.drawings(of: "ریال", preset)
    for size in 16...64 {
      let small = try drawing(Double(size))
      guard small.isLegible else { continue }
      let picture = try Self.picture(small.symbolOutline, Double(size))
      let darkest = (0..<picture.width).map { x in
        (0..<picture.height).map { picture.alpha(x, $0) }.max() ?? 0
      }
      let last = try #require(darkest.lastIndex { $0 >= 64 })
      #expect(darkest[last - 1...last].max() ?? 0 >= 140, "\(size)")
    }
  }

  @Test(arguments: ButtonPreset.allCases, [("₦", true), ("zł", false)])
  func `a bar ends a pixel beyond the stem that it crosses`(
    preset: ButtonPreset, sign: (text: String, isFirst: Bool)
  ) throws {
    let drawing = try Self.drawings(of: sign.text, preset)
    for size in [20.0, 22, 24, 26, 28, 32, 36, 40, 44, 48] {
      let small = try drawing(size)
      guard small.isLegible else { continue }
      let picture = try Self.picture(small.symbolOutline, size)
      let heights = (0..<picture.width).map { x in
        (0..<picture.height).count { picture.alpha(x, $0) >= 80 }
      }.filter { $0 > 0 }
      let end = try #require(sign.isFirst ? heights.first : heights.last)
      #expect(try 2 * end <= #require(heights.max()), "\(size): \(heights)")
    }
  }

  @Test(arguments: ButtonPreset.allCases, ["es", "sea", "зе", "zz"])
  func `letters of three bars have five rows`(preset: ButtonPreset, text: String) throws {
    let drawing = try Self.drawings(of: text, preset)
    for size in 16...64 {
      let small = try drawing(Double(size))
      let picture = try Self.picture(small.symbolOutline, Double(size))
      let rows = (0..<picture.height).count { y in
        (0..<picture.width).contains { picture.alpha($0, y) >= 80 }
      }
      #expect(small.isLegible ? rows >= 5 : size < 40, "\(size): \(rows)")
    }
  }

  @Test(arguments: ButtonPreset.allCases, ["ден.", "Bs.S", "RON", "den"])
  func `the holes of letters stay paler than their strokes`(
    preset: ButtonPreset, text: String
  ) throws {
    let drawings = try Self.drawings(of: text, preset)
    for size in [32.0, 36, 40, 44, 48, 56, 64] {
      let drawing = try drawings(size)
      // In 32 pixels, an e or an s of four rows is warned about.
      #expect(drawing.isLegible || size < 36)
      guard drawing.isLegible else { continue }
      let outline = drawing.symbolOutline
      let picture = try Self.picture(outline, size)
      for contour in outline.parts
      where contour.area * outline.area < 0 {
        let box = try #require(contour.bounds)
        let inks = (Int(box.minY)..<Int(box.maxY.rounded(.up))).flatMap { y in
          (Int(box.minX)..<Int(box.maxX.rounded(.up))).map { picture.alpha($0, y) }
        }
        #expect(try #require(inks.min()) <= 191, "\(size)")
      }
    }
  }

  @Test(arguments: [CurrencyButtonStyle.Ring.outline, .filled])
  func `an empty pixel is between the symbol and its ring and badge`(
    ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    for locale in try Sample.of(Self.locales(), count: 18) {
      for size in [20.0, 24, 32, 44] {
        var button = Self.button(locale, size)
        button.style.ring = ring
        let drawing =
          try ring == .outline
          ? Self.drawing(locale, size, typesetter)
          : button.drawing(typesetter, in: Self.pixels)
        let badge = try #require(drawing.geometry.badgeCenter)
        let moat = ring == .filled ? drawing.geometry.discMoat : 0
        let occupied = try #require(
          OccupiedPixels(
            drawing.geometry.ring
              + VectorPath.circle(center: badge, radius: drawing.geometry.badgeRadius + moat)))
        let symbol = try #require(OutlineCoverage(drawing.symbolOutline))
        #expect(
          occupied.isApart(from: symbol, movedBy: (0, 0)), "\(locale.identifier) at \(size)")
      }
    }
  }
}
