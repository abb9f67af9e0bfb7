import BadgeKit
import Messages
import SystemSupport
import VectorGraphics

/// The data that the page of `mintmark preview` shows: the buttons as the targets draw them, errors and
/// warnings.
package struct Preview: Encodable, Sendable {
  /// A button as one or more targets draw it.
  struct Button: Encodable, Sendable {
    let name: String
    /// In points.
    let size: Double
    /// The distinct kinds of the targets that draw the button, in the configuration's order.
    let targets: [String]
    /// Panels for light and dark, and for the other appearances that one of the targets draws.
    let panels: [Panel]
  }

  /// The drawings of a button in one appearance. Drawings that failed are left out.
  struct Panel: Encodable, Sendable {
    let appearance: String
    let cards: [Card]
  }

  /// A drawing as an SVG document, its names, and a text about the locales that show it.
  struct Card: Encodable, Sendable {
    let svg: String
    let names: String
    let locales: String
  }

  /// The configuration's path.
  private let configuration: String
  private var buttons: [Button] = []
  /// Whether ``buttons`` are those of an earlier version of the configuration, because the current one has an
  /// error.
  private var isOutdated = false
  /// Whether the preview has ended, so that the data will not change any more.
  package var hasEnded = false
  /// The error of the configuration, or a text for each drawing that failed.
  package private(set) var errors: [String] = []
  package private(set) var warnings: [String] = []

  /// Creates a preview without buttons.
  ///
  /// - Parameter configuration: the path of the configuration, for display.
  package init(configuration: String) {
    self.configuration = DisplayText.escaped(configuration)
  }

  /// Replaces all messages with an error that prevents drawing. The buttons drawn before stay, marked as
  /// outdated.
  package mutating func fail(_ message: String) {
    (errors, warnings) = ([DisplayText.escaped(message)], [])
    isOutdated = !buttons.isEmpty
  }

  /// Draws every button of a configuration as its targets do. No file is written.
  ///
  /// A drawing that fails becomes one of ``errors``.
  /// - Parameter warnings: warnings to show before those of the plan.
  /// - Throws: an error that prevents planning, or ``PipelineError/interrupted``. The preview is then
  ///   unchanged.
  package mutating func draw(
    _ configuration: Configuration, settings: Plan.Settings, warnings: [String] = []
  ) throws {
    let plan = try Batch.plan(configuration, settings: settings)
    try OutputPath.check(
      plan.drawings.flatMap { try plan.pictures(of: $0).flatMap(\.paths) }
        + plan.aggregateFiles.map(\.path))
    let maker = PictureMaker(plan)
    var failures: [DrawingFailure] = []
    var buttons: [Button] = []
    for (index, planned) in plan.buttons.enumerated() {
      let buttonIndex = PlannedButtonIndex(index)
      let targets = plan.targets.filter { $0.buttons.contains(buttonIndex) }.map(\.target)
      let tinted = targets.flatMap(\.tintedAppearances) + [.light, .dark]
      let appearances = Appearance.all.filter(tinted.contains)
      var cards = [[Card]](repeating: [], count: appearances.count)
      for drawing in plan.drawings where drawing.buttonIndex == buttonIndex {
        if Interruption.isRequested { throw PipelineError.interrupted }
        let locales = drawing.locales.map { plan[$0].identifier }
        do {
          let documents = try appearances.map { appearance in
            try maker.bytes(of: .svg(appearance.colors, .fixed, title: .none), drawing)
          }
          for (order, document) in documents.enumerated() {
            cards[order].append(
              Card(
                svg: String(decoding: document, as: UTF8.self),
                names: drawing.names.map(\.text).joined(separator: ", "),
                locales: locales.isEmpty
                  ? "every other locale" : DrawingFailure.excerpt(of: locales)))
          }
        } catch {
          failures.append(
            DrawingFailure(
              button: planned.variant.name?.text, locales: locales, reason: "\(error)"))
        }
      }
      var kinds: [String] = []
      for target in targets where !kinds.contains(type(of: target).kind) {
        kinds.append(type(of: target).kind)
      }
      buttons.append(
        Button(
          name: planned.variant.name?.text ?? "Button", size: planned.variant.style.size,
          targets: kinds,
          panels: zip(appearances, cards).map { Panel(appearance: $0.name, cards: $1) }))
    }
    self.buttons = buttons
    isOutdated = false
    errors = failures.map { DisplayText.escaped($0.description) }
    self.warnings = (warnings + plan.warnings).map(DisplayText.escaped)
  }
}
