import VectorGraphics

/// A file made from all drawings together: a lookup table, a sprite, a gallery.
struct AggregateFile: Sendable {
  let path: String
  /// Whether the drawings' outlines are part of its content.
  let needsOutlines: Bool
  let content: @Sendable (RenderedPlan) -> String
}

/// A plan after each of its drawings was shaped, or failed.
struct RenderedPlan: Sendable {
  let plan: Plan
  /// The outline of every drawing that did not fail.
  let outlines: [DrawingID: SVGOutline]

  /// The drawings that did not fail.
  var drawings: [Drawing] { plan.drawings.filter { outlines[$0.id] != nil } }

  /// The locales whose drawing did not fail.
  var locales: [PlannedLocale] { plan.locales.filter { outlines[$0.drawing] != nil } }

  /// The drawings that failed.
  var failed: [DrawingID] { plan.drawings.map(\.id).filter { outlines[$0] == nil } }
}

/// A drawing as the content of an SVG element, with the tint left to the page.
struct SVGOutline: Sendable {
  var size: Size
  /// Empty where no aggregate file needs outlines.
  var content: String

  var viewBox: String { "0 0 \(FixedPoint3.text(size.width)) \(FixedPoint3.text(size.height))" }
}
