import BadgeKit
import SystemSupport
import VectorGraphics

/// The drawings of a configuration, for a page that shows them; no file is written.
package struct Preview: Sendable {
  /// A button as some of the targets draw it.
  struct Button: Sendable {
    let variant: ButtonVariant
    /// The kinds of the targets, in the configuration's order.
    let targets: [String]
    /// Light and dark, and the others that a target has.
    let appearances: [Appearance]
    /// Those that did not fail.
    let pictures: [Picture]
  }

  /// A drawing with its SVG document in each appearance of its button.
  struct Picture: Sendable {
    let drawing: Drawing
    let locales: [String]
    let documents: [String]
  }

  let buttons: [Button]
  /// Drawings that failed, in the plan's order.
  package let failures: [DrawingFailure]
  /// The plan's.
  package let warnings: [String]

  /// Draws every button of a configuration as each target has it.
  ///
  /// - Throws: what keeps a batch from being planned.
  package static func draw(
    _ configuration: Configuration, settings: Plan.Settings
  ) throws -> Preview {
    let plan = try Batch.plan(configuration, settings: settings)
    try OutputPath.check(
      plan.drawings.flatMap { try plan.files(of: $0).map(\.file.path) }
        + plan.aggregateFiles.map(\.path))
    let maker = PictureMaker(plan)
    var failures: [DrawingFailure] = []
    var buttons: [Button] = []
    for (index, planned) in plan.buttons.enumerated() {
      let id = PlannedButtonID(index)
      let targets = plan.targets.filter { $0.buttons.contains(id) }.map(\.target)
      let tinted = targets.flatMap(\.tintedAppearances) + [.light, .dark]
      let appearances = Appearance.all.filter(tinted.contains)
      var pictures: [Picture] = []
      for drawing in plan.drawings where drawing.planned == id {
        if Interruption.isRequested { throw PipelineError.interrupted }
        let locales = drawing.locales.map { plan[$0].identifier }
        do {
          let scene = try maker.scene(of: drawing)
          let documents = try appearances.map { appearance in
            let bytes = try maker.bytes(
              of: .svg(appearance.colors, .fixed, title: .none), scene)
            return String(decoding: bytes, as: UTF8.self)
          }
          pictures.append(Picture(drawing: drawing, locales: locales, documents: documents))
        } catch {
          failures.append(
            DrawingFailure(
              button: planned.button.name?.text, locales: locales, reason: "\(error)"))
        }
      }
      buttons.append(
        Button(
          variant: planned.button, targets: targets.map { type(of: $0).kind },
          appearances: appearances, pictures: pictures))
    }
    return Preview(
      buttons: buttons, failures: failures, warnings: plan.warnings)
  }
}
