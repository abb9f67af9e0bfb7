import BadgeKit
import Messages
import VectorFormats
import VectorGraphics

/// A file that is made from many drawings, such as a lookup, a sprite or a gallery.
package struct AggregateFile: Sendable {
  let path: String
  /// The buttons that the file shows. A target leaves it empty; the planner fills it in.
  var buttons: [PlannedButtonIndex] = []
  /// The targets whose files it refers to, as indices in ``Plan/targets``: its own, and those of
  /// ``AssetTarget/referredTargets(_:)``. The planner fills it in too.
  var targets: Set<Int> = []
  let content: @Sendable (RenderedTarget) -> String
}

/// The buttons of a target and the scenes of their drawings. ``AggregateFile`` makes its content from it.
package struct RenderedTarget: Sendable {
  let plan: Plan
  /// In the configuration's order. Either all have names, or there is exactly one, without a name.
  let buttons: [RenderedButton]
  /// The font requests of the content itself, without those of the scenes.
  let requests = RequestLog()
  /// The scenes of the drawings that did not fail.
  private let scenes: [DrawingIndex: VectorScene]

  init(plan: Plan, buttons: [PlannedButtonIndex], scenes: [DrawingIndex: VectorScene]) {
    self.plan = plan
    self.buttons = buttons.map { RenderedButton($0, in: plan, scenes: scenes) }
    self.scenes = scenes
  }

  /// The drawings of all buttons, without those that failed.
  var drawings: [Drawing] { buttons.flatMap(\.drawings) }

  /// The size of a drawing in points; zero for one that failed.
  func size(of drawing: Drawing) -> Size { scenes[drawing.index]?.size ?? .zero }

  /// The fills of a drawing in paint order; empty for one that failed.
  func fills(of drawing: Drawing) -> [VectorScene.Fill] { scenes[drawing.index]?.fills ?? [] }

  func viewBox(of drawing: Drawing) -> String {
    let size = size(of: drawing)
    return "0 0 \(FixedPoint3.text(size.width)) \(FixedPoint3.text(size.height))"
  }

  /// The filled shapes of a drawing, with paths as numbers (``VectorPath/steps``). Colours are written `0xAARRGGBB`.
  /// Shapes in the tint or the label's colour have none, because the app chooses it.
  func shapes(of drawing: Drawing) -> [(color: String?, steps: [Int])] {
    let palette = drawing.button.style.palette()
    return fills(of: drawing).map { fill in
      guard case .solid(let solid) = fill.paint, ![.tint, .label].contains(solid) else {
        return (nil, fill.path.steps)
      }
      return (palette.color(solid).argbLiteral, fill.path.steps)
    }
  }

  /// The filled shapes of a drawing, without those that have a gradient. Path data is in Android's
  /// VectorDrawable format. Each shape has a colour for each of the given appearances, written `0xAARRGGBB`.
  func shapes(
    of drawing: Drawing, in appearances: [Appearance]
  ) -> [(colors: [String], data: String)] {
    let palettes = appearances.map { drawing.button.style.palette($0) }
    return fills(of: drawing).compactMap { fill in
      guard case .solid(let color) = fill.paint, !fill.path.elements.isEmpty else { return nil }
      return (palettes.map { $0.color(color).argbLiteral }, fill.path.androidData())
    }
  }

  /// A drawing as the content of an SVG element.
  func svgContent(of drawing: Drawing) -> String {
    scenes[drawing.index]?.svgContent(of: drawing) ?? ""
  }
}

extension VectorScene {
  /// The scene of a drawing as the content of an SVG element. The page that holds the SVG provides the tint.
  func svgContent(of drawing: Drawing) -> String {
    svgContent(palette: drawing.button.style.palette(), tint: .inherited)
  }
}

/// A button with its drawings, without those that failed.
struct RenderedButton: Sendable {
  let plan: Plan
  let index: PlannedButtonIndex
  let variant: ButtonVariant
  /// The drawings that did not fail.
  let drawings: [Drawing]
  /// The locales with a drawing that did not fail.
  let locales: [PlannedLocale]
  /// The drawing for locales that are not planned; nil if there is none, or it failed.
  let fallback: PlannedFallback?

  /// Nil for the unnamed button (``ButtonVariant/name``).
  var name: ButtonName? { variant.name }

  var style: CurrencyButtonStyle { variant.style }

  /// All names of the drawings. A drawing can have several.
  var names: [Drawing.Name] { drawings.flatMap(\.names) }

  fileprivate init(_ index: PlannedButtonIndex, in plan: Plan, scenes: [DrawingIndex: VectorScene])
  {
    let planned = plan[index]
    self.plan = plan
    self.index = index
    variant = planned.variant
    drawings = plan.drawings.filter { $0.buttonIndex == index && scenes[$0.index] != nil }
    locales = planned.locales.filter { scenes[$0.drawing] != nil }
    fallback = planned.fallback.flatMap { scenes[$0.drawing] == nil ? nil : $0 }
  }
}

extension RGBAColor {
  /// The colour as a number in code, `0xAARRGGBB`.
  fileprivate var argbLiteral: String {
    let digits = NumberText.padded(alpha, to: 2, radix: 16) + opaque.hexString.dropFirst()
    return "0x" + digits.uppercased()
  }
}

extension VectorPath {
  /// The path as numbers: 0 to 4 for move, line, quadratic and cubic curve and close, each followed by its points. A
  /// point is two numbers, the way from the point before in thousandths, rounded so that no errors add up.
  fileprivate var steps: [Int] {
    var last = (x: 0, y: 0)
    func numbers(_ points: Point...) -> [Int] {
      points.flatMap { point in
        let next = (x: FixedPoint3.thousandths(point.x), y: FixedPoint3.thousandths(point.y))
        defer { last = next }
        return [next.x - last.x, next.y - last.y]
      }
    }
    return elements.flatMap { element in
      switch element {
      case .move(let end): [0] + numbers(end)
      case .line(let end): [1] + numbers(end)
      case .quad(let control, let end): [2] + numbers(control, end)
      case .cubic(let first, let second, let end): [3] + numbers(first, second, end)
      case .close: [4]
      }
    }
  }
}
