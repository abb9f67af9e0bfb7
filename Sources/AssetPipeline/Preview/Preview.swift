import BadgeKit
import Messages
import SystemSupport
import VectorGraphics

/// The data that the page of `mintmark preview` shows: the pictures of all targets, errors and warnings.
package struct Preview: Encodable, Sendable {
  /// A button with the targets that draw it.
  struct Button: Encodable, Sendable {
    let name: String
    /// In points.
    let size: Double
    var targets: [Target]
  }

  /// The pictures that a target makes of a button.
  struct Target: Encodable, Sendable {
    let kind: String
    let panels: [Panel]
    /// The paths of the files that hold all drawings.
    let files: [String]
  }

  /// The pictures of a button with the colours of an appearance, or in black for platforms that replace it.
  struct Panel: Encodable, Sendable {
    let appearance: String
    let cards: [Card]
  }

  /// The pictures of a drawing, its names, and a text about the locales that show it.
  struct Card: Encodable, Sendable {
    let names: String
    let locales: String
    let pictures: [PreviewPicture]
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

  /// Makes the pictures of all targets of a configuration, with the bytes of their files. No file is written.
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
    var failures: [DrawingFailure] = []
    var unreadable = UnreadableSymbols()
    var pictures: [DrawingIndex: [[PreviewPicture]]] = [:]
    let drawn = try Parallel.map(
      plan.drawings, jobs: settings.jobs, worker: { PictureMaker(plan) }
    ) { drawing, maker in
      if Interruption.isRequested { throw PipelineError.interrupted }
      return (drawing, maker.previewPictures(of: drawing), maker.unreadableHeights)
    }
    for (drawing, result, heights) in drawn.compactMap(\.self) {
      switch result {
      case .success(let made):
        pictures[drawing.index] = made
        unreadable.add(drawing, at: heights)
      case .failure(let error): failures.append(DrawingFailure(drawing, in: plan, error))
      }
    }
    buttons = []
    for index in plan.buttons.indices {
      let button = Self.button(PlannedButtonIndex(index), plan, pictures)
      // Targets can draw a button in their own ways.
      if let same = buttons.firstIndex(where: { ($0.name, $0.size) == (button.name, button.size) })
      {
        buttons[same].targets += button.targets
      } else {
        buttons.append(button)
      }
    }
    isOutdated = false
    errors = failures.map { DisplayText.escaped($0.description) }
    self.warnings = (warnings + plan.warnings + unreadable.warnings(plan)).map(DisplayText.escaped)
  }

  /// - Parameter pictures: the pictures of each drawing for each target of the plan. Drawings that failed are
  ///   left out.
  private static func button(
    _ index: PlannedButtonIndex, _ plan: Plan, _ pictures: [DrawingIndex: [[PreviewPicture]]]
  ) -> Button {
    let variant = plan.buttons[index.value].variant
    let targets = plan.targets.enumerated().filter { $0.element.buttons.contains(index) }.map {
      order, planned in
      let panels = PreviewPicture.appearances.compactMap { appearance -> Panel? in
        let cards = plan.drawings.compactMap { drawing -> Card? in
          guard drawing.buttonIndex == index, let made = pictures[drawing.index]?[order] else {
            return nil
          }
          let own = made.filter { $0.appearance == appearance }
          let locales = drawing.locales.map { plan[$0].identifier }
          return own.isEmpty
            ? nil
            : Card(
              names: drawing.names.map(\.text).joined(separator: ", "),
              locales: locales.isEmpty
                ? "every other locale" : DrawingFailure.excerpt(of: locales),
              pictures: own)
        }
        return cards.isEmpty ? nil : Panel(appearance: appearance, cards: cards)
      }
      let files = planned.target.aggregateFiles + planned.target.aggregateFiles(of: variant.name)
      return Target(
        kind: type(of: planned.target).kind, panels: panels, files: files.map(\.path))
    }
    return Button(
      name: variant.name?.text ?? "Button", size: variant.style.size, targets: targets)
  }
}
