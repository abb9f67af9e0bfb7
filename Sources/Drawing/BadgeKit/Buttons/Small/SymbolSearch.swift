internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// The search for the symbol of a button of few pixels.
///
/// Candidates are the drawings of a text in whole pixels, the largest first up to the cap height that all texts with
/// as many characters share, and then larger ones. The first legible one that has the space is drawn; without one, the
/// clearest that has the space. A drawing has the space if it is clear of ring and badge in this button and in each
/// taller small one. So a taller button never has a smaller symbol, or one that is less legible.
struct SymbolSearch {
  /// A symbol with the whole number of pixels by which it moves.
  struct Placed {
    let symbol: PixelSymbol
    let shift: Vector
    let clarity: PixelSymbol.Clarity
  }

  private let button: ResolvedButton
  /// This height, and all taller ones of small drawings.
  private let levels: [PixelMeasures.Level]
  private var geometry: ButtonGeometry { levels[0].space.geometry }
  private let measures: PixelMeasures
  private let height: Int

  /// - Parameter height: the height of the button, in pixels.
  init(
    _ button: ResolvedButton, _ measures: PixelMeasures, height: Int
  ) throws(DrawingError) {
    self.button = button
    self.measures = measures
    self.height = height
    levels = try measures.levels(from: height)
  }

  /// The drawing of a text in this button; nil if there is no space for it.
  func best(_ text: PixelText) throws(DrawingError) -> Placed? {
    var clearest: Placed?
    let candidates = try candidates(text)
    // A larger size is drawn only if those before it are not legible: in a taller button, they can have the space.
    var largest = Int.max
    for (capHeight, stroke) in candidates where capHeight <= largest {
      clearest =
        try placed(text, capHeight, stroke, clearerThan: clearest?.clarity) ?? clearest
      if clearest?.clarity == .legible { break }
      if capHeight > candidates[0].0, try text.clarity(capHeight: capHeight) == .legible {
        largest = capHeight
      }
    }
    return clearest
  }

  /// A drawing of a text in its place; nil if it is no clearer than another one, or has no space.
  private func placed(
    _ text: PixelText, _ capHeight: Int, _ stroke: Int?, clearerThan other: PixelSymbol.Clarity?
  ) throws(DrawingError) -> Placed? {
    let clearestSize = try text.clarity(capHeight: capHeight)
    let common = try commonCapHeight(text)
    var clearest: Placed?
    func isClearer(_ clarity: PixelSymbol.Clarity) -> Bool {
      (clearest?.clarity ?? other).map { clarity > $0 } ?? true
    }
    for markRows in text.markRows where clearest?.clarity != .legible {
      // A caron of one row is a bar, or touches its letter.
      let isFused = markRows < 2 && text.markRows[0] > 1
      let most = isFused ? min(clearestSize, .guessable) : clearestSize
      guard isClearer(most),
        let symbol = try text.drawing(capHeight: capHeight, stroke: stroke, markRows: markRows)
      else { continue }
      // Letters that touch are no better for being larger than in the set.
      let isJoined = capHeight > common && markRows < text.markRows[0] && symbol.joinsLetters
      let clarity = min(symbol.clarity, isJoined ? .guessable : most)
      // Marks of several rows are for readers: without one, they take the space that a taller button lacks.
      if markRows > 1, clarity < .legible { continue }
      if isClearer(clarity), let shift = try place(symbol) {
        clearest = Placed(symbol: symbol, shift: shift, clarity: clarity)
      }
    }
    return clearest
  }

  /// The cap heights and strokes to try, in pixels, in order of preference.
  private func candidates(_ text: PixelText) throws(DrawingError) -> [(Int, Int?)] {
    let common = try commonCapHeight(text)
    let least = max(1, common * 2 / 3)
    let shared = button.style.ring.isDrawn ? try measures.stroke(at: height) : nil
    // No text has space if it is as wide or as high as the button.
    let widest =
      text.plain.capHeight / max(text.plain.outline.bounds?.width ?? 0, text.plain.capHeight)
    let larger = stride(
      from: common + 1, through: shared == nil ? common : Int(Double(height) * widest), by: 1)
    // A wide text is smaller than the others before its strokes are thinner, but not smaller than in a shorter button.
    for stroke in stride(from: shared ?? 1, to: 1, by: -1) {
      let thicknesses = text.strokes(wanted: stroke)
      if thicknesses.count > 1, let capHeight = try largest(text, thicknesses[0]),
        try isNeverLarger(text, capHeight, stroke)
      {
        return [(capHeight, thicknesses[0])]
      }
    }
    // Sizes near the common one, larger ones, and at last those that look too small. The size counts more than the
    // weight: thinner strokes need less space.
    return (Array(stride(from: common, through: least, by: -1)) + larger + (1..<least).reversed())
      .flatMap { capHeight in
        text.strokes(wanted: shared ?? levels[0].stroke(capHeight: capHeight)).map {
          (capHeight, $0)
        }
      }
  }

  /// Whether a button of this height or a shorter one was the first to show a text with strokes as thick as this, no smaller
  /// than the one before it.
  private func isNeverLarger(
    _ text: PixelText, _ capHeight: Int, _ stroke: Int
  ) throws(DrawingError) -> Bool {
    guard try capHeight < commonCapHeight(text) else { return true }
    var height = height
    while try measures.stroke(at: height) >= stroke {
      let taller = try SymbolSearch(button, measures, height: height)
        .largest(text, text.strokes(wanted: stroke)[0])
      height -= 1
      let shorter = try SymbolSearch(button, measures, height: height).largest(text, 1)
      if let taller, taller >= shorter ?? 0 { return true }
    }
    return false
  }

  /// The largest legible size of a text up to the common one, with strokes of a thickness; nil if there is none.
  ///
  /// - Parameter stroke: the thickness in pixels; nil for that of the style's weight.
  private func largest(_ text: PixelText, _ stroke: Int?) throws(DrawingError) -> Int? {
    for capHeight in stride(from: try commonCapHeight(text), to: 0, by: -1) {
      if try placed(text, capHeight, stroke, clearerThan: .guessable) != nil { return capHeight }
    }
    return nil
  }

  /// The cap height of a text: in a ring, the one that all texts with as many characters have.
  private func commonCapHeight(_ text: PixelText) throws(DrawingError) -> Int {
    guard button.style.ring.isDrawn else {
      let fit = try button.fit(text.plain, in: geometry)
      return Int(fit.fontSize * text.plain.capHeight + 1e-6)
    }
    return try measures.capHeight(characters: text.plain.characters, at: height)
  }

  /// The whole pixels by which a symbol moves to its place; nil if it hasn't the space in this button or in a taller one.
  private func place(_ symbol: PixelSymbol) throws(DrawingError) -> Vector? {
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
          symbol, middle: middle.map { $0 + moved } ?? level.middle,
          touchesEdge: button.style.ring.symbolArea(of: symbol.shaped) == .liveHeight)
      else { return nil }
      first = first ?? shift
    }
    return first
  }
}

extension PixelSpace {
  /// The whole pixels by which a symbol moves so that its middle is as near as possible to a place; nil if it has no
  /// space near it.
  ///
  /// - Parameter touchesEdge: whether it touches the edge of the live area that lies opposite the badge.
  fileprivate func place(
    _ symbol: PixelSymbol, middle: Point, touchesEdge: Bool
  ) -> Vector? {
    let exact = middle - symbol.middle
    func near(_ place: Double) -> [Double] {
      (-2...3).map { place.rounded(.down) + Double($0) }
    }
    var rows = near(exact.dy)
    if touchesEdge, let badge = geometry.badgeOffset, let bounds = symbol.outline.bounds {
      rows = [
        badge.dy > 0 ? geometry.liveArea.minY - bounds.minY : geometry.liveArea.maxY - bounds.maxY
      ]
    }
    let shifts = rows.flatMap { y in near(exact.dx).map { Vector(dx: $0, dy: y) } }
    func distance(_ shift: Vector) -> Double { (shift - exact).length }
    return shifts.filter { distance($0) <= 2.3 }.sorted { distance($0) < distance($1) }
      .first { isFree(symbol.points, symbol.coverage, movedBy: $0) }
  }
}

extension ButtonGeometry {
  /// The vector from the corner of another live area that lies opposite the badge to that of this one.
  fileprivate func corner(oppositeTo other: ButtonGeometry) -> Vector {
    let offset = badgeOffset ?? .zero
    func corner(_ area: Rect) -> Point {
      Point(
        x: offset.dx > 0 ? area.minX : offset.dx < 0 ? area.maxX : area.midX,
        y: offset.dy > 0 ? area.minY : offset.dy < 0 ? area.maxY : area.midY)
    }
    return corner(liveArea) - corner(other.liveArea)
  }
}
