internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// The search for the symbol of a button of few pixels.
///
/// Candidates are the drawings of a text in whole pixels, the largest first up to the cap height that all texts with
/// as many characters share, and then larger ones. The first legible one that has the space is drawn; without one, the
/// clearest that has the space. A drawing has the space if it is clear of ring and badge in this button and in each
/// taller one. So a taller button never has a smaller symbol, or one that is less legible.
struct SymbolSearch {
  /// A symbol with the whole number of pixels by which it moves.
  struct Placed {
    let symbol: PixelSymbol
    let shift: Vector
  }

  private let button: ResolvedButton
  /// This height, and the next taller ones.
  private let levels: [PixelMeasures.Level]
  private var proportions: ButtonProportions { measures.proportions }
  private let measures: PixelMeasures

  /// The number of taller buttons that have to have the space for a symbol. With fewer than 8, a symbol fails to keep its
  /// size where ring and badge become thicker.
  private static let reach = 16

  /// - Parameter height: the height of the button, in pixels.
  init(
    _ button: ResolvedButton, _ measures: PixelMeasures, height: Int
  ) throws(DrawingError) {
    self.button = button
    self.measures = measures
    levels = try (height...height + Self.reach).map { height throws(DrawingError) in
      try measures.level(height)
    }
  }

  /// The drawing of a text in this button; nil if there is no space for it.
  func best(_ text: PixelText) throws(DrawingError) -> Placed? {
    let common = try commonCapHeight(text)
    let least = common * 2 / 3
    let larger = button.style.ring.isDrawn ? Array(common + 1...common + 12) : []
    var clearest: Placed?
    // Sizes near the common one, larger ones, and at last those that look too small.
    let smaller = stride(from: least - 1, through: Self.leastCapHeight, by: -1)
    for capHeight in Array((max(1, least)...max(1, common)).reversed()) + larger + smaller {
      // The size counts more than the weight: thinner strokes need less space.
      for stroke in (1...stroke(capHeight)).reversed() {
        guard let placed = try placed(text, capHeight, stroke) else { continue }
        if placed.symbol.isLegible { return placed }
        if placed.symbol.rank > clearest?.symbol.rank ?? (0, -1) { clearest = placed }
      }
    }
    return clearest
  }

  /// The least cap height of a symbol that has more space, in pixels. Below 4, a sign fails to be more than a dot.
  private static let leastCapHeight = 4

  /// The cap height of a text: in a ring, the one that all texts with as many characters have.
  private func commonCapHeight(_ text: PixelText) throws(DrawingError) -> Int {
    guard button.style.ring.isDrawn else {
      let fit = try button.fit(text.plain, in: levels[0].space.geometry)
      return Int(fit.fontSize * text.plain.capHeight + 1e-6)
    }
    return capHeight(characters: text.plain.characters)
  }

  /// The cap height that all texts with a number of characters have in a ring, in pixels.
  private func capHeight(characters: Double) -> Int {
    let live = levels[0].space.geometry.liveHeight
    let space = levels.map { $0.capHeight(characters) }.min() ?? 0
    let nominal = (proportions.largestCapHeight(characters: characters) * live).rounded()
    let wanted = PixelMeasures.wanted(characters: characters, proportions, live)
    return Int(min(max(nominal, wanted), space).rounded())
  }

  /// The thickness of the strokes of all texts, in pixels.
  ///
  /// It is that of the ring, if a code of three letters has space for it: a letter such as E has three bars and two
  /// gaps, which need a fifth of its height each.
  private func stroke(_ capHeight: Int) -> Int {
    let ring = Int(levels[0].space.geometry.strokeWidth.rounded())
    let least = button.style.ring.isDrawn ? self.capHeight(characters: 3) : capHeight
    return max(1, min(ring, (least + 2) / 5))
  }

  private func placed(
    _ text: PixelText, _ capHeight: Int, _ stroke: Int
  ) throws(DrawingError) -> Placed? {
    guard let symbol = try text.drawing(capHeight: capHeight, stroke: stroke) else { return nil }
    let geometry = levels[0].space.geometry
    var middle: Point?
    if !button.style.ring.isDrawn {
      let fit = try button.fit(
        symbol.shaped, in: geometry, largest: symbol.em / geometry.liveHeight)
      middle =
        fit.placement * (symbol.shaped.center ?? symbol.shaped.outline.bounds?.center ?? .zero)
    }
    var first: Vector?
    for level in levels {
      let moved = level.space.geometry.corner(oppositeTo: geometry)
      guard
        let shift = level.space.place(
          symbol, middle: middle.map { $0 + moved } ?? level.middle)
      else { return nil }
      if first == nil { first = shift }
    }
    return first.map { Placed(symbol: symbol, shift: $0) }
  }
}

extension PixelSpace {
  /// The whole pixels by which a symbol moves so that its middle is as near as possible to a place; nil if it has no
  /// space near it.
  fileprivate func place(_ symbol: PixelSymbol, middle: Point) -> Vector? {
    let exact = middle - symbol.middle
    let left = exact.dx.rounded(.down)
    let top = exact.dy.rounded(.down)
    var shifts = [-2.0, -1, 0, 1, 2, 3].flatMap { y in
      [-2.0, -1, 0, 1, 2, 3].map { Vector(dx: left + $0, dy: top + y) }
    }
    if geometry.symbolArea == .liveHeight, let badge = geometry.badgeOffset,
      let bounds = symbol.outline.bounds
    {
      let edge =
        badge.dy > 0 ? geometry.liveArea.minY - bounds.minY : geometry.liveArea.maxY - bounds.maxY
      shifts = [-2.0, -1, 0, 1, 2, 3].map { Vector(dx: left + $0, dy: edge) }
    }
    func distance(_ shift: Vector) -> Double { (shift - exact).length }
    shifts = shifts.filter { distance($0) <= 2.3 }.sorted { distance($0) < distance($1) }
    return shifts.first { isFree(symbol.points, symbol.coverage, movedBy: $0) }
  }
}

extension ButtonGeometry {
  /// The vector from the corner of another live area that lies opposite the badge to that of this one.
  fileprivate func corner(oppositeTo other: ButtonGeometry) -> Vector {
    let offset = badgeOffset ?? Vector(dx: 0, dy: 0)
    func corner(_ area: Rect) -> Point {
      Point(
        x: offset.dx > 0 ? area.minX : offset.dx < 0 ? area.maxX : area.midX,
        y: offset.dy > 0 ? area.minY : offset.dy < 0 ? area.maxY : area.midY)
    }
    return corner(liveArea) - corner(other.liveArea)
  }
}
