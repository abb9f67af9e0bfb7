import ConfigurationReader
import Messages
import VectorGraphics

/// An icon collection in Iconify's format, which icon tools for React, Vue, Svelte and Tailwind can read.
///
/// Each drawing is an icon. Its name is that of the drawing with hyphens instead of underscores (`us-dollar`).
/// Each locale is an alias with its identifier in lowercase (`fr-ch`). The format is `IconifyJSON`
/// (<https://iconify.design/docs/types/iconify-json.html>).
package struct IconifyTarget: AssetTarget {
  package var path = "iconify.json"
  /// The prefix of an icon's name, before the colon: `currency-badge:euro`.
  var prefix = "currency-badge"
}

extension IconifyTarget {
  package static let kind = "iconify"

  package static var fields: [SchemaField] {
    [
      .path("The collection."),
      SchemaField("prefix", .string, "The prefix of the icons' names, before the colon."),
    ]
  }

  package static let starter = """
      # An Iconify collection: currency-badge:euro, or currency-badge:fr-ch by locale.
      - kind: iconify
        path: iconify.json
        prefix: currency-badge

    """

  package init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node.outputPath ?? path
    prefix = node["prefix"]?.string ?? prefix
    if let given = node["prefix"], Self.name(prefix) != prefix || prefix.isEmpty {
      throw given.error(
        "'\(prefix)' can't be the prefix of icons",
        fix: "use small letters and digits, with single hyphens between them")
    }
  }

  package var tintedAppearances: [Appearance] { [] }

  package var aggregateFiles: [AggregateFile] {
    [AggregateFile(path: path, content: collection)]
  }

  private func collection(_ rendered: RenderedTarget) -> String {
    let standard = rendered.drawings.first.map(rendered.size) ?? .zero
    var icons: [(String, JSONValue)] = []
    var aliases: [(String, JSONValue)] = []
    var names: Set<String> = []
    // The first name of a drawing is the icon. Its other names are aliases of that.
    var parents: [DrawingIndex: String] = [:]
    for drawing in rendered.drawings {
      for name in drawing.names.map({ Self.name($0.text) }) {
        names.insert(name)
        if let parent = parents[drawing.index] {
          aliases.append((name, ["parent": .string(parent)]))
        } else {
          parents[drawing.index] = name
          let size = rendered.size(of: drawing)
          let fields = size == standard ? [] : Self.fields(of: size)
          let body = rendered.svgContent(of: drawing)
          icons.append((name, .object([("body", .string(body))] + fields)))
        }
      }
    }
    for button in rendered.buttons {
      for entry in button.locales {
        let prefix = button.name.map { $0.text + "-" } ?? ""
        let name = prefix + Self.name(entry.locale.identifier)
        // A locale gets no alias if an icon or another alias already has that name.
        guard let parent = parents[entry.drawing], names.insert(name).inserted else { continue }
        aliases.append((name, ["parent": .string(parent)]))
      }
    }
    let collection =
      [("prefix", JSONValue.string(prefix))] + Self.fields(of: standard)
      + [("icons", .object(icons)), ("aliases", .object(aliases))]
    return JSONValue.object(collection).compactText(lineDepth: 2) + "\n"
  }

  private static func fields(of size: Size) -> [(String, JSONValue)] {
    [("width", number(size.width)), ("height", number(size.height))]
  }

  /// A length rounded to thousandths, like the lengths in the SVG.
  private static func number(_ length: Double) -> JSONValue {
    .number(Double(FixedPoint3.thousandths(length)) / 1000)
  }

  /// Converts a text to a name that Iconify allows: lowercase ASCII letters and digits, with single hyphens
  /// between words.
  package static func name(_ text: String) -> String {
    PlainName.of(text).split(separator: "_").joined(separator: "-")
  }
}
