import VectorGraphics

/// A file made from all drawings together: a lookup table, a sprite, a gallery.
struct Summary: Sendable {
  let path: String
  /// Whether the drawings' outlines stand in it.
  let needsOutlines: Bool
  let content: @Sendable (Results) -> String

  /// What is known once every drawing was tried.
  struct Results: Sendable {
    let plan: Plan
    /// What each drawing looks like; nil for one that failed.
    let outlines: [Outline?]

    /// The drawings that could be made.
    var drawings: [Drawing] { plan.drawings.filter { outlines[$0.index] != nil } }

    /// The locales whose drawing could be made.
    var locales: [PlannedLocale] { plan.locales.filter { outlines[$0.drawing] != nil } }
  }

  /// A drawing as the inside of an SVG with the tint left open.
  struct Outline: Sendable {
    var size: Size
    /// Empty where no summary shows drawings.
    var content: String

    var viewBox: String { "0 0 \(Decimal3.text(size.width)) \(Decimal3.text(size.height))" }
  }
}
