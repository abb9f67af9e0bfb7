import Messages
import SystemSupport

/// The page of `mintmark preview`: the gallery of all drawings of a configuration, which shows messages and loads
/// itself anew when it changes.
///
/// A browser does not let a page that is opened as a file read other files. But the page can load a script
/// beside it, again and again. So ``state`` is a script. The page needs no server or network.
package struct GalleryPreview: Sendable {
  /// The name of the file with ``state``, in the folder of the page.
  package static let stateName = "preview.js"

  /// The errors of the configuration, and of drawings that failed.
  package private(set) var errors: [String] = []
  package private(set) var warnings: [String] = []
  /// Whether the preview has ended, so that the page will not change any more.
  package var hasEnded = false
  /// The gallery of the last configuration without errors; before there was one, a page without drawings.
  private var gallery: String?
  private var isOutdated = false

  package init() {}

  /// Replaces all messages with an error that prevents drawing. The drawings stay.
  package mutating func fail(_ message: String) {
    errors = [message]
    warnings = []
    isOutdated = gallery != nil
  }

  /// Makes the gallery of everything that the targets of a configuration draw. A drawing that fails becomes one of
  /// ``errors``.
  ///
  /// - Parameter warnings: warnings to show before those of the plan.
  /// - Throws: an error that prevents planning, or ``PipelineError/interrupted``. The preview is then unchanged.
  package mutating func draw(
    _ configuration: Configuration, settings: Plan.Settings, warnings: [String] = []
  ) throws {
    var configuration = configuration
    configuration.addGallery(path: "")
    let plan = try Batch.plan(configuration, settings: settings)
    try OutputPath.check(
      plan.drawings.flatMap { try plan.pictures(of: $0).flatMap(\.paths) }
        + plan.aggregateFiles.dropLast().map(\.path))
    let drawings = DrawingGroups(plan, SilentReporter())
    guard let file = plan.aggregateFiles.last else { return }
    let rendered = try drawings.rendered(file)
    gallery = Gallery(rendered).page
    isOutdated = false
    errors = drawings.failures.map(\.description)
    self.warnings = warnings + plan.warnings + rendered.requests.smallPictureWarnings(plan)
  }

  /// The page.
  package var page: [UInt8] {
    let script = TextTemplate(EmbeddedFile.bytes("preview.html")).filled([
      "version": Array(version.utf8)
    ])
    let gallery = (gallery ?? Self.empty).utf8
    let end = "</body>\n</html>\n".utf8
    return gallery.dropLast(end.count) + script + end
  }

  /// The state of the page: a call of a function of its script with the version that the page should have, and the
  /// messages.
  package var state: [UInt8] {
    var messages = errors.map { ["error", $0] } + warnings.map { ["warning", $0] }
    if isOutdated {
      messages.append(["note", "the drawings are those of the last configuration without errors"])
    }
    if hasEnded {
      messages.append(["note", "mintmark preview has ended; the page follows once it runs again"])
    }
    let list = messages.map { message in
      "[\(message.map { JSONText.quoted(DisplayText.escaped($0)) }.joined(separator: ","))]"
    }
    return Array("showPreview(\"\(version)\", [\(list.joined(separator: ","))]);\n".utf8)
  }

  private var version: String { SHA256.hex(Array((gallery ?? "").utf8)) }

  private static let empty = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Mintmark</title>
    <link rel="icon" href="data:,">
    </head>
    <body></body>
    </html>

    """
}
