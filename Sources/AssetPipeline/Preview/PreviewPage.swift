import BadgeKit
import Messages
import SystemSupport
import VectorGraphics

/// The page of `mintmark preview`: the messages of the last reading, and every drawing.
package struct PreviewPage: Sendable {
  /// The configuration's path.
  package var configuration: String
  /// The drawings to show; those of an earlier reading where ``isOutdated``.
  package var preview: Preview?
  /// Whether the configuration has errors that kept it from being drawn.
  package var isOutdated = false
  package var errors: [String] = []
  package var warnings: [String] = []

  package init(configuration: String) { self.configuration = configuration }

  /// The page as one file, which never changes.
  package var document: [UInt8] {
    filled(head: Array("<style>\n".utf8) + styles + Array("</style>".utf8), version: "")
  }

  /// The page of a server, which loads ``styles`` and ``script``.
  package var livePage: [UInt8] {
    let head =
      #"<link rel="stylesheet" href="preview.css"><script src="preview.js" defer></script>"#
    return filled(head: Array(head.utf8), version: version)
  }

  /// A short text that two pages with the same content share.
  package var version: String { String(FNV1a.hash(document), radix: 36) }

  /// The style sheet; grounds and texts are those of the palettes that buttons are drawn with.
  package var styles: [UInt8] {
    let rules = Appearance.all.map { appearance in
      let palette = Palette(appearance)
      return ".\(appearance.name){background:\(palette.color(.role(.background)).hexString);"
        + "color:\(palette.color(.role(.label)).opaque.hexString)}\n"
    }
    return PackageResources.preview_css + Array(rules.joined().utf8)
  }

  /// The script that loads the page anew when a server reports another version.
  package static var script: [UInt8] { PackageResources.preview_js }

  private func filled(head: [UInt8], version: String) -> [UInt8] {
    let drawings = preview?.buttons.reduce(0) { $0 + $1.pictures.count } ?? 0
    let values: [String: String] = [
      "configuration": XML.escaped(DisplayText.escaped(configuration)),
      "version": version,
      "counts": preview == nil ? "" : CountText.of(drawings, "drawing"),
      "messages": messages("Errors", errors) + messages("Warnings", warnings),
      "outdated": isOutdated && preview != nil
        ? "<p>The drawings are those of the last configuration without errors.</p>" : "",
      "buttons": preview?.buttons.map(section).joined(separator: "\n") ?? "",
    ]
    return TextTemplate(PackageResources.preview_html).filled(
      values.mapValues { Array($0.utf8) }.merging(["head": head]) { $1 })
  }

  private func messages(_ heading: String, _ texts: [String]) -> String {
    guard !texts.isEmpty else { return "" }
    let items = texts.map { "<li>\(XML.escaped(DisplayText.escaped($0)))</li>" }.joined()
    return #"<section class="messages \#(heading.lowercased())"><h2>\#(heading)</h2>"#
      + "<ul>\(items)</ul></section>\n"
  }

  private func section(_ button: Preview.Button) -> String {
    let name = button.variant.name?.text ?? "Button"
    let panels = button.appearances.enumerated().map { order, appearance in
      let items = button.pictures.map { item($0, $0.documents[order]) }
      return #"<div class="panel \#(appearance.name)"><h3>\#(appearance.name)</h3>"#
        + "<ul>\(items.joined(separator: "\n"))</ul></div>"
    }
    return #"<section><h2>\#(name)</h2>"#
      + "<p>\(NumberText.of(button.variant.style.size)) pt · "
      + "\(Self.unique(button.targets).joined(separator: ", "))</p>"
      + #"<div class="panels">\#(panels.joined())</div></section>"#
  }

  private func item(_ picture: Preview.Picture, _ document: String) -> String {
    let names = picture.drawing.names.map(\.text).joined(separator: ", ")
    let locales = picture.locales.prefix(3).joined(separator: ", ")
    let rest = picture.locales.count > 3 ? " and \(picture.locales.count - 3) more" : ""
    let caption = picture.locales.isEmpty ? "every other locale" : locales + rest
    return "<li>\(document)<b>\(names)</b><span>\(XML.escaped(caption))</span></li>"
  }

  private static func unique(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }
}
