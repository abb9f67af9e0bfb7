import BadgeKit
import CurrencyLocale
import ImageComparison
import Messages
import TextOutlines
import VectorGraphics

/// The figures of `audit --design`: one row for each distinct drawing, and the limits that it exceeds.
struct DesignAudit {
  /// The figures of a drawing. Lengths are fractions of the button's height. A figure that a drawing does not
  /// have is left out.
  struct DrawingFigures: Encodable {
    /// The locales with this drawing, in the order in which they were added.
    var locales: [String]
    /// The text as it is drawn; empty for a drawing from a file.
    let text: String
    /// The thickness of the symbol's upright strokes, as a fraction of the ring's thickness.
    let stem: Double?
    /// The distance of the symbol from the ring's inner edge.
    let ringClearance: Double?
    /// The distance of the symbol from the badge.
    let badgeClearance: Double?
    /// The height of a capital letter in the size of the symbol.
    let capHeight: Double
    /// The position of the symbol's centre of mass relative to the ring's centre, to the right and down.
    let massX: Double
    let massY: Double
    /// The heights in pixels, among ``DesignAudit/sizes``, at which the symbol is not legible.
    let unreadable: [Int]
    /// The contrast ratio of tint and background, the lower one of light and dark.
    let contrast: Double
    /// The other currencies with this symbol. Empty if it is also a symbol of the drawing's own currency.
    let otherCurrencies: [String]
    /// The limits that the drawing exceeds.
    var outside: [String] = []
  }

  /// The heights in pixels at which legibility is measured.
  static let sizes = [16, 20, 24, 32]

  private var limits = DesignLimit.defaults
  private(set) var rows: [DrawingFigures] = []
  private var indices: [ResolvedButton: Int] = [:]
  /// The codes of the currencies that have a text as their symbol in some locale, by text.
  private let currencies: [String: Set<String>]

  /// - Parameter limits: limits to use instead of the default ones.
  init(_ limits: [DesignLimit]) {
    for limit in limits { self.limits[limit.measure] = limit.value }
    var currencies: [String: Set<String>] = [:]
    for locale in CurrencyLocale.allIdentifiers.compactMap({ try? CurrencyLocale($0) }) {
      for form in CurrencySymbolForm.allCases {
        currencies[locale.symbol(form), default: []].insert(locale.currencyCode)
      }
    }
    currencies["Fr.", default: []].insert("CHF")
    self.currencies = currencies
  }

  /// Adds a locale's button. A drawing that several locales share is measured once and has one row.
  ///
  /// - Parameter key: the button, equal for all locales with the same drawing.
  mutating func add(
    _ key: ResolvedButton, of locale: CurrencyLocale, _ typesetter: Typesetter
  ) throws(DrawingError) {
    if let index = indices[key] {
      rows[index].locales.append(locale.identifier)
      return
    }
    indices[key] = rows.count
    var row = try row(key, locale, typesetter)
    row.outside = limits(exceededBy: row)
    rows.append(row)
  }

  private func row(
    _ resolved: ResolvedButton, _ locale: CurrencyLocale, _ typesetter: Typesetter
  ) throws(DrawingError) -> DrawingFigures {
    let button = resolved.button
    let drawing = try resolved.drawing(typesetter)
    let outline = drawing.symbolOutline
    let geometry = drawing.geometry
    let clearances = geometry.clearances(of: outline)
    let mass = (outline.centerOfMass ?? geometry.center) - geometry.center
    let style = button.style
    var unreadable: [Int] = []
    for size in Self.sizes {
      var small = button
      small.style.size = Double(size)
      small.style.textStyle = nil
      let drawing = try small.drawing(typesetter, in: ButtonContext(.pixels))
      if !drawing.isLegible { unreadable.append(size) }
    }
    let ratios = [Appearance.light, .dark].map { appearance in
      let (tint, background) = style.tintAndBackground(in: appearance)
      return tint.contrastRatio(with: background)
    }
    let users = currencies[drawing.symbolText] ?? []
    func fraction(_ length: Double) -> Double { rounded(length / geometry.height) }
    return DrawingFigures(
      locales: [locale.identifier], text: drawing.symbolText,
      stem: style.ring.isDrawn
        ? outline.stemThickness.map { rounded($0 / geometry.strokeWidth) } : nil,
      ringClearance: style.ring.isDrawn
        ? fraction(clearances.ring) : nil,
      badgeClearance: clearances.badge.map(fraction),
      capHeight: fraction(drawing.capHeight),
      massX: fraction(mass.dx),
      massY: fraction(mass.dy), unreadable: unreadable,
      contrast: rounded(ratios.min() ?? 1),
      otherCurrencies: users.contains(locale.currencyCode) ? [] : users.sorted())
  }

  /// The names of the limits that a drawing exceeds.
  private func limits(exceededBy row: DrawingFigures) -> [String] {
    let smallest = Self.sizes.first { size in row.unreadable.allSatisfy { $0 < size } }
    let figures: [(DesignLimit.Measure, Double?, (Double, Double) -> Bool)] = [
      (.stem, row.stem, <),
      (.clearance, [row.ringClearance, row.badgeClearance].compactMap { $0 }.min(), <),
      (.capHeight, row.capHeight, <),
      // Without a ring, the symbol lies beside the badge on purpose.
      (.mass, row.ringClearance.map { _ in Vector(dx: row.massX, dy: row.massY).length }, >),
      (.legible, smallest.map(Double.init) ?? .infinity, >),
      (.contrast, row.contrast, <),
    ]
    let exceeded = figures.filter { measure, figure, isOutside in
      guard let figure, let limit = limits[measure] else { return false }
      return isOutside(figure, limit)
    }
    return exceeded.map(\.0.rawValue) + (row.otherCurrencies.isEmpty ? [] : ["text"])
  }

  /// The table, followed by a line with the numbers of drawings outside each limit.
  var text: String {
    var table = Table([
      "locale", "text", "stem", "ring", "badge", "cap", "mass", "unreadable", "contrast", "also",
      "outside",
    ])
    for row in rows {
      func figure(_ value: Double?) -> String { value.map { FixedPoint3.text($0) } ?? "" }
      let more = row.locales.count > 1 ? " +\(row.locales.count - 1)" : ""
      table.add([
        row.locales[0] + more, row.text, figure(row.stem), figure(row.ringClearance),
        figure(row.badgeClearance), figure(row.capHeight),
        "\(figure(row.massX)),\(figure(row.massY))",
        row.unreadable.map { "\($0)" }.joined(separator: " "), figure(row.contrast),
        row.otherCurrencies.joined(separator: " "), row.outside.joined(separator: " "),
      ])
    }
    let names = DesignLimit.Measure.allCases.map(\.rawValue) + ["text"]
    let counts = names.compactMap { name -> String? in
      let count = rows.count { $0.outside.contains(name) }
      return count > 0 ? "\(name) \(count)" : nil
    }
    let summary =
      counts.isEmpty ? "all are within the limits" : "outside: " + counts.joined(separator: ", ")
    return table.text + CountText.of(rows.count, "drawing") + ", \(summary)\n"
  }
}

/// The number, rounded to three decimals.
private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
