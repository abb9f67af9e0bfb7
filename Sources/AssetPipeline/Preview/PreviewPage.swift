import BadgeKit
import Messages
import SystemSupport
import VectorGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page of `mintmark preview`. It works when it is opened as a file, without a server or network.
package enum PreviewPage {
  /// The name of the data file. It is in the same folder as the page, which reloads it regularly.
  package static let dataName = "preview-data.js"

  /// A text by which a preview page can be told from other files.
  package static let mark = #"<meta name="generator" content="mintmark preview">"#

  /// The page without data. It shows the contents of the data file, and is the same for every configuration.
  package static var live: [UInt8] { filled(data: []) }

  /// The page with its data, as a single file.
  package static func document(_ preview: Preview) throws -> [UInt8] {
    filled(data: Array(try json(preview).utf8))
  }

  /// The contents of the data file: a call of a function in the page's script, with a version and the data.
  ///
  /// The version is a hash of the data, so it changes only if the data does.
  package static func data(_ preview: Preview) throws -> [UInt8] {
    let json = try json(preview)
    let version = SHA256.hex(Array(json.utf8))
    return Array("showPreview(\"\(version)\", \(json));\n".utf8)
  }

  /// The bytes of a picture as a `data:` URL (RFC 2397).
  static func dataURL(_ type: String, _ bytes: [UInt8]) -> String {
    "data:\(type);base64,\(Data(bytes).base64EncodedString())"
  }

  private static func json(_ preview: Preview) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return JSONText.embedded(String(decoding: try encoder.encode(preview), as: UTF8.self))
  }

  /// Fills in the page's template. The content security policy allows only the page's own style sheet and
  /// script, scripts that this script loads, and images from `data:` URLs.
  private static func filled(data: [UInt8]) -> [UInt8] {
    let styles = styles
    let policy =
      "default-src 'none'; img-src data:; style-src \(source(styles)); "
      + "script-src \(source(EmbeddedFile.bytes("preview.js"))) 'strict-dynamic'; "
      + "base-uri 'none'; form-action 'none'"
    return TextTemplate(EmbeddedFile.bytes("preview.html")).filled([
      "mark": Array(mark.utf8), "policy": Array(policy.utf8), "styles": styles, "data": data,
      "script": EmbeddedFile.bytes("preview.js"),
    ])
  }

  /// The hash source that allows an inline style sheet or script in a policy (CSP Level 3, 2.3.1).
  private static func source(_ bytes: [UInt8]) -> String {
    "'sha256-\(Data(SHA256.digest(bytes)).base64EncodedString())'"
  }

  /// The style sheet. For each panel it has a rule with the background and text colours of the palette
  /// that buttons are drawn with.
  private static var styles: [UInt8] {
    let panels = Appearance.all.map { ($0.name, $0) } + [(PreviewPicture.template, .light)]
    let rules = panels.map { name, appearance in
      let palette = Palette(appearance)
      return ".\(name){background:\(palette.color(.role(.background)).hexString);"
        + "color:\(palette.color(.role(.label)).opaque.hexString)}\n"
    }
    return EmbeddedFile.bytes("preview.css") + Array(rules.joined().utf8)
  }
}
