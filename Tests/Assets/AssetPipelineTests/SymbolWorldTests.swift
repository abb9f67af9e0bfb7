import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorFormats
import VectorGraphics

import AssetPipeline

/// The custom SF Symbols of the world's currencies.
@Suite struct SymbolWorldTests {
  /// A locale for each symbol and language family that draws it.
  private static let locales: [String] = {
    var seen: Set<String> = []
    return CurrencyLocale.allIdentifiers.filter { identifier in
      guard let locale = try? CurrencyLocale(identifier) else { return false }
      return seen.insert(locale.symbol(.standard)).inserted
    }
  }()

  private static func template(
    _ identifier: String, _ typesetter: Typesetter, _ style: CurrencyButtonStyle = .init(),
    version: SymbolTemplateVersion = .standard
  ) throws -> SymbolTemplate {
    let button = try CurrencyButton(locale: identifier, style: style)
    return SymbolTemplate(
      try button.symbolDrawing(typesetter), mark: style.mark, version: version)
  }

  /// The areas of a drawing.
  private struct Areas {
    /// The area of all layers as one fill.
    var ink: Double
    /// The area of the letters: with the ring where that is an outline, without the disc where the ring is
    /// filled.
    var base: Double
    var contours: [Double]

    init(_ template: SymbolTemplate, _ weight: SymbolWeight) throws {
      let drawing = try #require(template.drawing(of: SymbolVariantName(weight, .small)))
      let paths = drawing.paths.map(\.path)
      ink = paths.reduce(0) { $0 + $1.area }
      base = paths[0].area
      contours = paths.flatMap(\.contourAreas)
    }
  }

  @Test(arguments: [CurrencyButtonStyle.Ring.outline, .filled, .none, .toolbar])
  func `the world's symbols are clean, and all weights between their masters are drawings`(
    ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    var style = CurrencyButtonStyle()
    style.ring = ring
    #expect(Self.locales.count > 150)
    // Without a ring, the letters have the same outlines at another size, so that every third symbol is enough.
    let locales = Self.locales.enumerated().filter { ring.isDrawn || $0.offset % 3 == 0 }
    for (_, identifier) in locales {
      let letters = try CurrencyButton(locale: identifier, style: style)
        .symbolDrawing(typesetter).letterVariation
      let template = try Self.template(identifier, typesetter, style)
      #expect(SymbolLinter.findings(Array(template.svg().utf8)) == [], "\(identifier)")
      var last: Areas?
      for weight in SymbolWeight.allCases {
        let areas = try Areas(template, weight)
        if let last {
          if ring == .outline { #expect(areas.ink > last.ink, "\(identifier) \(weight)") }
          // A disc keeps its size, and heavier letters leave less of it.
          let growth = ring == .filled ? last.base - areas.base : areas.base - last.base
          let least = letters == .ownWeights ? 1e-3 : -1e-3
          #expect(growth > least, "\(identifier) \(weight)")
          let pairs = zip(areas.contours, last.contours)
          #expect(pairs.allSatisfy { $0 * $1 >= 0 }, "\(identifier) \(weight)")
        }
        last = areas
        let drawing = try #require(template.drawing(of: SymbolVariantName(weight, .small)))
        let margins = try #require(drawing.margins)
        let base = try #require(drawing.paths[0].path.bounds)
        #expect(base.minX > margins.left && base.maxX < margins.right, "\(identifier) \(weight)")
      }
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `masters have the same elements with every mark, corner and ring`(mark: BadgeMark) throws {
    let typesetter = try Typesetter()
    for corner in BadgeCorner.allCases {
      for ring in CurrencyButtonStyle.Ring.allCases {
        var style = CurrencyButtonStyle(ring: ring, mark: mark)
        style.badgeCorner = corner
        let template = try Self.template("fr_CH", typesetter, style)
        #expect(SymbolLinter.findings(Array(template.svg().utf8)) == [])
      }
    }
  }

  @Test func `a circle has the diameter, the margins and the column of the system's symbols`()
    throws
  {
    let template = try Self.template("en_US", try Typesetter())
    for weight in SymbolWeight.masters {
      let name = SymbolVariantName(weight, .small)
      let ring = try #require(template[name]?.paths.first?.path.bounds)
      #expect(abs(ring.width - 78.809) < 0.01)
      #expect(abs(ring.midX - weight.column) < 0.01)
      #expect(abs(ring.midY - SymbolScale.small.middle) < 0.01)
      let margins = try #require(template.margins(of: name))
      #expect(abs(ring.minX - margins.left - 9.766) < 0.01)
      #expect(abs(margins.right - ring.maxX - 9.766) < 0.01)
    }
  }

  /// A symbol's size is the system's and a button's its own: sizes are compared as parts of the ring's
  /// diameter.
  @Test(arguments: ["en_US", "de_DE", "ja_JP", "de_CH"])
  func `the letters and the badge lie where the button has them`(identifier: String) throws {
    let typesetter = try Typesetter()
    let button = try CurrencyButton(locale: identifier)
    let picture = try button.drawing(typesetter)
    let diameter = 2 * picture.geometry.ringOuterRadius
    let ink = try #require(picture.symbolOutline.bounds)
    let badge = try #require(picture.geometry.badgeOffset)
    let template = SymbolTemplate(try button.symbolDrawing(typesetter), mark: .plus)
    let paths = try #require(template[SymbolVariantName(.regular, .small)]).paths.map(\.path)
    // The ring is two contours, and the letters are the rest.
    let base = paths[0].contours
    let ring = try #require(VectorPath(contours: Array(base.prefix(2))).bounds)
    let letters = try #require(VectorPath(contours: Array(base.dropFirst(2))).bounds)
    let offset = (letters.center - ring.center) * (1 / ring.width)
    let expected = (ink.center - picture.geometry.center) * (1 / diameter)
    // The symbol's badge has a moat, so that letters are a little further from it.
    #expect((offset - expected).length < 0.02, "\(offset) \(expected)")
    // The button's letters come from a static font. Its widths differ by up to 6 %.
    let form = (letters.width / letters.height) / (ink.width / ink.height)
    #expect((0.92...1.08).contains(form), "\(form)")
    let ratio = (letters.height / ring.height) / (ink.height / diameter)
    #expect((0.85...1.15).contains(ratio), "\(ratio)")
    let disc = try #require(paths[2].bounds).center - ring.center
    let direction = disc * (1 / disc.length)
    #expect((direction - badge * (1 / badge.length)).length < 0.05, "\(disc) \(badge)")
  }

  @Test func `a static symbol has the system's diameter at every scale`() throws {
    let button = try CurrencyButton(locale: "en_US")
    let drawing = try button.staticSymbolDrawing(try Typesetter())
    let template = SymbolTemplate(drawing, mark: .plus)
    #expect(SymbolLinter.findings(Array(template.svg().utf8)) == [])
    for (scale, diameter) in zip(SymbolScale.allCases, [78.809, 99.609, 127.197]) {
      let ring = try #require(
        template[SymbolVariantName(.regular, scale)]?.paths.first?.path.bounds)
      #expect(abs(ring.width - diameter) < 0.01)
      #expect(abs(ring.midY - scale.middle) < 0.01)
    }
  }

  /// The stem of a letter at the size that one letter has.
  @Test func `the ring is as thick as the letter's stem`() throws {
    let typesetter = try Typesetter()
    let button = CurrencyButton(.text("I"), title: "")
    for master in try button.symbolDrawing(typesetter).masters {
      let areas = master.layers[0].path.parts.map { $0.bounds ?? .zero }
      let ring = (areas[0].width - areas[1].width) / 2
      #expect(abs(ring - areas[2].width) < 0.02 * ring, "\(master.weight)")
    }
  }

  @Test func `letters of a variable font have an outline for each master`() throws {
    let typesetter = try Typesetter()
    let dollar = try CurrencyButton(locale: "en_US").symbolDrawing(typesetter)
    #expect(dollar.letterVariation == .ownWeights)
    let drawing = VectorPath.rectangle(Rect(x: 0, y: 0, width: 3, height: 4))
    let artwork = try CurrencyButton(.artwork(drawing), title: "").symbolDrawing(typesetter)
    #expect(artwork.letterVariation == .oneWeight)
  }

  /// Systems without layers join them into one fill. It shows what the layers show.
  @Test(arguments: [CurrencyButtonStyle.Ring.outline, .filled])
  func `all layers joined into one fill look like the layers`(
    ring: CurrencyButtonStyle.Ring
  ) throws {
    var style = CurrencyButtonStyle()
    style.ring = ring
    let template = try Self.template("en_US", try Typesetter(), style)
    var budget = PathUnionBudget(edges: 2_000_000)
    for weight in SymbolWeight.allCases {
      let drawing = try #require(template.drawing(of: SymbolVariantName(weight, .small)))
      let layered = try template.fills(of: drawing, in: .monochrome, budget: &budget)
      let joined = drawing.paths.reduce(VectorPath()) { $0 + $1.path }
      let area = try joined.outlined(.nonzero, budget: &budget).area
      let other = try #require(layered.first).path.outlined(.nonzero, budget: &budget).area
      #expect(layered.count == 1)
      #expect(abs(area - other) < 1e-3 * area, "\(weight)")
    }
  }

  @Test func `layers have the classes of the system's badged symbols`() throws {
    let template = try Self.template("en_US", try Typesetter())
    let paths = try #require(template.variants.first).paths
    #expect(
      paths.map { $0.classes.map(\.description).joined(separator: " ") } == [
        "monochrome-0 multicolor-0:tintColor hierarchical-0:secondary",
        "monochrome-1 multicolor-1:tintColor hierarchical-1:primary",
        "monochrome-2 multicolor-2:systemGreenColor hierarchical-2:primary",
        "monochrome-3 multicolor-3:white hierarchical-3:primary",
      ])
    let clearing = template.styles.filter(\.value.clearsBehind).keys.map(\.description).sorted()
    #expect(
      clearing == [
        "hierarchical-1:primary", "hierarchical-3:primary", "monochrome-1", "monochrome-3",
        "multicolor-1:tintColor",
      ])
  }

  @Test func `layers move apart from version 5 on`() throws {
    let typesetter = try Typesetter()
    for version in SymbolTemplateVersion.writable {
      let svg = try Self.template("en_US", typesetter, version: version).svg()
      #expect(svg.contains("Template v.\(version)"))
      #expect(svg.contains("-sfsymbols-motion-group") == (version.major >= 5))
      #expect(SymbolLinter.findings(Array(svg.utf8)) == [])
    }
  }
}
