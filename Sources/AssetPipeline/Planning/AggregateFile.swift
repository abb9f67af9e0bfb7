import BadgeKit
import VectorFormats
import VectorGraphics

/// A file made from all drawings together: a lookup table, a sprite, a gallery.
struct AggregateFile: Sendable {
  let path: String
  /// The buttons that it shows; the plan adds them.
  var buttons: [PlannedButtonID] = []
  let content: @Sendable (RenderedTarget) -> String
}

/// The buttons of a target after each of their drawings was shaped, or failed.
struct RenderedTarget: Sendable {
  let plan: Plan
  /// In the configuration's order; either all have names or there is one without.
  let buttons: [RenderedButton]
  /// The scene of every drawing that did not fail.
  private let scenes: [DrawingID: VectorScene]

  init(plan: Plan, buttons: [PlannedButtonID], scenes: [DrawingID: VectorScene]) {
    self.plan = plan
    self.buttons = buttons.map { RenderedButton($0, in: plan, scenes: scenes) }
    self.scenes = scenes
  }

  /// The drawings of all buttons, without those that failed.
  var drawings: [Drawing] { buttons.flatMap(\.drawings) }

  /// The size of a drawing in points.
  func size(of drawing: Drawing) -> Size { scenes[drawing.id]?.size ?? .zero }

  func viewBox(of drawing: Drawing) -> String {
    let size = size(of: drawing)
    return "0 0 \(FixedPoint3.text(size.width)) \(FixedPoint3.text(size.height))"
  }

  /// A drawing as the content of an SVG element.
  func svgContent(of drawing: Drawing) -> String {
    scenes[drawing.id]?.svgContent(of: drawing) ?? ""
  }
}

extension VectorScene {
  /// The scene of a drawing as the content of an SVG element, with the tint left to the page.
  func svgContent(of drawing: Drawing) -> String {
    svgContent(palette: drawing.button.style.palette(), tint: .inherited)
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

  fileprivate init(_ id: PlannedButtonID, in plan: Plan, scenes: [DrawingID: VectorScene]) {
    let planned = plan[id]
    self.plan = plan
    variant = planned.button
    drawings = plan.drawings.filter { $0.planned == id && scenes[$0.id] != nil }
    locales = planned.locales.filter { scenes[$0.drawing] != nil }
    fallback = planned.fallback.flatMap { scenes[$0.drawing] == nil ? nil : $0 }
  }
}
