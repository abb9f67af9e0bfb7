import BadgeKit
import Messages
import SystemSupport
import VectorGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page of `mintmark preview`, which works from a file: without a server, and without the network.
package enum PreviewPage {
  /// The name of the file, beside the page, that the page loads again and again.
  package static let dataName = "preview-data.js"

  /// A text that every page has, and no other file.
  package static let mark = #"<meta name="generator" content="mintmark preview">"#

  /// The page that shows what the data file has; it is the same for every configuration.
  package static var live: [UInt8] { filled(data: []) }

  /// The page as one file, with its data.
  package static func document(_ preview: Preview) throws -> [UInt8] {
    filled(data: Array(try json(preview).utf8))
  }

  /// The contents of the data file: a call of the page's script, with a version that two previews with the
  /// same content share.
  package static func data(_ preview: Preview) throws -> [UInt8] {
    let json = try json(preview)
    let version = String(FNV1a.hash(json.utf8), radix: 36)
    return Array("showPreview(\"\(version)\", \(json));\n".utf8)
  }

  /// The data as JSON that is safe in any script or page. `<` is escaped because it could end the script or
  /// begin a comment. The line separators are escaped because they end a line in old versions of JavaScript.
  private static func json(_ preview: Preview) throws -> String {
    var json = String.UnicodeScalarView()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(preview), as: UTF8.self)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": json.append(contentsOf: #"\u003c"#.unicodeScalars)
      case "\u{2028}": json.append(contentsOf: #"\u2028"#.unicodeScalars)
      case "\u{2029}": json.append(contentsOf: #"\u2029"#.unicodeScalars)
      default: json.append(scalar)
      }
    }
    return String(json)
  }

  /// The page. Its content security policy allows its own style sheet and script, and what that script adds.
  private static func filled(data: [UInt8]) -> [UInt8] {
    let styles = styles
    let policy =
      "default-src 'none'; img-src data:; style-src \(source(styles)); "
      + "script-src \(source(PackageResources.preview_js)) 'strict-dynamic'; "
      + "base-uri 'none'; form-action 'none'"
    return TextTemplate(PackageResources.preview_html).filled([
      "mark": Array(mark.utf8), "policy": Array(policy.utf8), "styles": styles, "data": data,
      "script": PackageResources.preview_js,
    ])
  }

  /// An inline style sheet or script as a source of a policy (CSP Level 3, 2.3.1).
  private static func source(_ bytes: [UInt8]) -> String {
    "'sha256-\(Data(Digest(of: bytes).bytes).base64EncodedString())'"
  }

  /// The style sheet. The colours of backgrounds and texts are those of the palettes that buttons are drawn
  /// with.
  private static var styles: [UInt8] {
    let rules = Appearance.all.map { appearance in
      let palette = Palette(appearance)
      return ".\(appearance.name){background:\(palette.color(.role(.background)).hexString);"
        + "color:\(palette.color(.role(.label)).opaque.hexString)}\n"
    }
    return PackageResources.preview_css + Array(rules.joined().utf8)
  }
}
