import ConfigurationReader
import Messages
import VectorFormats

/// A web package: an SVG file and a module for each drawing, a sprite, a lookup, a custom element, a
/// React component, and a gallery page.
struct WebTarget: AssetTarget {
  var path = "web"
  /// The package's name in `package.json`.
  var package = "currency-badge"
  var hasGallery = true
}

extension WebTarget {
  static let kind = "web"

  static var fields: [SchemaField] {
    [
      .path("The folder of the files."),
      SchemaField("package", .string, "The name in package.json."),
      SchemaField("gallery", .boolean, "Whether there is a gallery page."),
    ]
  }

  static let starter = """
      # An npm package: SVG files, modules, a sprite, a lookup, a custom element, a React component.
      - kind: web
        path: web
        package: currency-badge
        gallery: true

    """

  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node["path"]?.string ?? path
    package = node["package"]?.string ?? package
    hasGallery = node["gallery"]?.boolean ?? hasGallery
    if let given = node["package"], !WebPackage.isName(package) {
      throw given.error(
        "'\(package)' can't be the name of an npm package",
        fix: "use small letters, digits, hyphens and dots, perhaps behind a @scope/")
    }
  }
}

extension WebTarget {
  var usesFallback: Bool { true }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    for name in drawing.names {
      body(
        path.appendingPathComponent("svg/\(name.text).svg"),
        .svg(.appearance(.light), .inherited, title: .text(drawing.symbol)))
      body(path.appendingPathComponent("icons/\(name.text).js"), .webModule(name: name.text))
    }
  }

  var aggregateFiles: [AggregateFile] {
    var files = [
      file("package.json") { _ in WebPackage(name: package).manifest },
      file("index.js") { JavaScriptLookup(rendered: $0).script },
      file("index.d.ts") { JavaScriptLookup(rendered: $0).declarations },
      source("icon.d.ts", PackageResources.icon_d_ts),
      file("loaders.js", loaders),
      source("loaders.d.ts", PackageResources.loaders_d_ts),
      source("element.js", PackageResources.element_js),
      source("element.d.ts", PackageResources.element_d_ts),
      source("react.js", PackageResources.react_js),
      source("react.d.ts", PackageResources.react_d_ts),
      file("sprite.svg", sprite),
      file("index.json", index),
    ]
    if hasGallery {
      files += GalleryTarget(path: path.appendingPathComponent("index.html")).aggregateFiles
    }
    return files
  }

  private func file(
    _ name: String, _ content: @escaping @Sendable (RenderedTarget) -> String
  ) -> AggregateFile {
    AggregateFile(path: path.appendingPathComponent(name), content: content)
  }

  private func source(_ name: String, _ content: [UInt8]) -> AggregateFile {
    file(name) { JavaScriptLookup(rendered: $0).fill(content) }
  }

  /// A module with one function for each name, which imports the module of that drawing.
  private func loaders(_ rendered: RenderedTarget) -> String {
    let lines = SourceText.lines(rendered.drawings.flatMap(\.names)) { name in
      "\(name.text): () => import(\"./icons/\(name.text).js\"),"
    }
    return JavaScriptLookup(rendered: rendered).fill(
      PackageResources.loaders_js, ["loaders": lines])
  }

  /// The prefix of the ids in the sprite. It avoids conflicts with other ids of a page that embeds it.
  static let spritePrefix = "currency-badge-"

  /// One SVG file with a `<symbol>` for each drawing, for `<use href="sprite.svg#currency-badge-eur"/>`.
  private func sprite(_ rendered: RenderedTarget) -> String {
    let symbols = rendered.drawings.flatMap { drawing in
      let viewBox = rendered.viewBox(of: drawing)
      let content = rendered.svgContent(of: drawing)
      return drawing.names.map { name in
        #"<symbol id="\#(Self.spritePrefix)\#(name.text)" viewBox="\#(viewBox)">"# + content
          + "</symbol>"
      }
    }
    return #"<svg xmlns="http://www.w3.org/2000/svg">"# + "\n" + symbols.joined(separator: "\n")
      + "\n</svg>\n"
  }

  /// `index.json`: every drawing with its symbol, and every locale with its currency and its drawing.
  private func index(_ rendered: RenderedTarget) -> String {
    let buttons = rendered.buttons.map { button -> JSONValue in
      let drawings = button.drawings.flatMap { drawing in
        drawing.names.map { name -> JSONValue in
          [
            "name": .string(name.text), "symbol": .string(drawing.symbol),
            "file": .string("svg/\(name.text).svg"), "isMirrored": .boolean(drawing.isMirrored),
          ]
        }
      }
      let locales = button.locales.map { entry -> JSONValue in
        [
          "locale": .string(entry.locale.identifier),
          "currency": .string(entry.locale.currencyCode),
          "symbol": .string(entry.symbol), "direction": .string(entry.direction.rawValue),
          "drawing": .string(entry.name.text),
        ]
      }
      let names = LookupAnswers(button).namesByCode.sorted { $0.key < $1.key }
      return [
        "name": button.name.map { .string($0.text) } ?? .null,
        "fallback": button.fallback.map { .string($0.name.text) } ?? .null,
        "drawings": .array(drawings),
        "currencies": .object(names.map { ($0.key, .string(button.name.prefix + $0.value)) }),
        "locales": .array(locales),
      ]
    }
    let index: JSONValue = ["version": .number(2), "buttons": .array(buttons)]
    return index.compactText(lineDepth: 4) + "\n"
  }
}
