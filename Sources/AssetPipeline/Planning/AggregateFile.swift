import BadgeKit
import VectorGraphics

/// A file made from all drawings together: a lookup table, a sprite, a gallery.
struct AggregateFile: Sendable {
  let path: String
  /// Whether the drawings' outlines are part of its content.
  let needsOutlines: Bool
  let content: @Sendable (RenderedTarget) -> String
}

/// The buttons of a target after each of their drawings was shaped, or failed.
struct RenderedTarget: Sendable {
  let plan: Plan
  /// In the configuration's order; either all have names or there is one without.
  let buttons: [RenderedButton]
  /// The outline of every drawing that did not fail.
  let outlines: [DrawingID: SVGOutline]

  init(plan: Plan, buttons: [PlannedButtonID], outlines: [DrawingID: SVGOutline]) {
    self.plan = plan
    self.buttons = buttons.map { RenderedButton($0, in: plan, outlines: outlines) }
    self.outlines = outlines
  }

  /// The drawings of all buttons that did not fail.
  var drawings: [Drawing] { buttons.flatMap(\.drawings) }

  /// The names of all drawings with the outline of each, in the plan's order.
  var outlinesByName: [(name: Drawing.Name, outline: SVGOutline)] {
    drawings.flatMap { drawing in
      drawing.names.compactMap { name in outlines[drawing.id].map { (name, $0) } }
    }
  }
}

/// A button after its drawings were shaped.
struct RenderedButton: Sendable {
  let plan: Plan
  let variant: ButtonVariant
  /// The drawings that did not fail.
  let drawings: [Drawing]
  /// The locales whose drawing did not fail.
  let locales: [PlannedLocale]
  /// The drawing for every other locale; nil where there is none, or it failed.
  let fallback: PlannedFallback?

  /// Nil where the configuration has a single button without a name.
  var name: ButtonName? { variant.name }

  var style: CurrencyButtonStyle { variant.style }

  /// The names of the drawings, each among those of the button.
  var names: [Drawing.Name] { drawings.flatMap(\.names) }

  fileprivate init(_ id: PlannedButtonID, in plan: Plan, outlines: [DrawingID: SVGOutline]) {
    let planned = plan[id]
    self.plan = plan
    variant = planned.button
    drawings = plan.drawings.filter { $0.planned == id && outlines[$0.id] != nil }
    locales = planned.locales.filter { outlines[$0.drawing] != nil }
    fallback = planned.fallback.flatMap { outlines[$0.drawing] == nil ? nil : $0 }
  }
}

/// A drawing as the content of an SVG element, with the tint left to the page.
struct SVGOutline: Sendable {
  var size: Size
  /// Empty where no aggregate file needs outlines.
  var content: String

  var viewBox: String { "0 0 \(FixedPoint3.text(size.width)) \(FixedPoint3.text(size.height))" }
}
