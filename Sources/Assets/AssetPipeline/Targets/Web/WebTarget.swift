import ConfigurationReader
import Messages
import VectorFormats
import VectorGraphics

/// A web package: an SVG file and a module for each drawing, a sprite, a lookup, a custom element, a
/// React component, and a gallery page.
package struct WebTarget: AssetTarget {
  package var path = "web"
  /// The package's name in `package.json`.
  var package = "currency-badge"
  var hasGallery = true
  /// The package's version in `package.json`, and its licence as an SPDX expression; nil for none.
  var version = "1.0.0"
  var license: String?
  /// The tag of the custom element.
  var tag = "currency-badge"

  package init() {}
}

extension WebTarget {
  package static let kind = "web"

  package static var fields: [SchemaField] {
    [
      .path("The folder of the files."),
      SchemaField("package", .string, "The name in package.json."),
      SchemaField("version", .string, "The version in package.json."),
      SchemaField("license", .string, "The licence in package.json, such as MIT or UNLICENSED."),
      SchemaField("tag", .string, "The tag of the custom element."),
      SchemaField("gallery", .boolean, "Whether there is a gallery page."),
    ]
  }

  package static let starter = """
      # An npm package: SVG files, modules, a sprite, a lookup, a custom element, a React component.
      - kind: web
        path: web
        package: currency-badge
        version: 1.0.0
        # license: UNLICENSED
        # tag: currency-badge               # of the custom element; another one for a second package
        gallery: true

    """

  package init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node.outputPath ?? path
    package = node["package"]?.string ?? package
    hasGallery = node["gallery"]?.boolean ?? hasGallery
    if let given = node["package"], !WebPackage.isName(package) {
      throw given.error(
        "'\(package)' can't be the name of an npm package",
        fix: "use small letters, digits, hyphens and dots, perhaps behind a @scope/")
    }
    version = node["version"]?.string ?? version
    license = node["license"]?.string
    tag = node["tag"]?.string ?? tag
    if let given = node["version"],
      version.wholeMatch(of: #/\d+\.\d+\.\d+([-+][0-9A-Za-z.+-]+)?/#) == nil
    {
      throw given.error("'\(version)' is not a version", fix: "write one such as 1.4.2")
    }
    if let given = node["tag"], tag.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)+/#) == nil {
      throw given.error(
        "'\(tag)' can't be the tag of an element",
        fix: "use small letters and digits, with at least one hyphen between them")
    }
  }
}

extension WebTarget {
  package var hasLookups: Bool { true }

  package static var page: [UInt8]? { EmbeddedFile.bytes("web.md") }

  package var codeExamples: [CodeExample] {
    [
      CodeExample("HTML", #"<\#(tag) locale="{tag}"></\#(tag)>"#),
      CodeExample("CSS", #"<span class="currency-badge currency-badge-{name}"></span>"#),
    ]
  }

  package var smallHeights: [Int] { hasGallery ? GalleryTarget().smallHeights : [] }

  package var pagePath: String? { path.appendingPathComponent("README.md") }

  package func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    for name in drawing.names {
      body(
        path.appendingPathComponent("svg/\(name.text).svg"),
        .picture(.svg(.inherited), .appearance(.light), title: .text(drawing.symbol)))
      body(path.appendingPathComponent("icons/\(name.text).js"), .webModule(name: name.text))
    }
  }

  package var aggregateFiles: [AggregateFile] {
    var files = [
      file("package.json") { _ in manifest },
      page,
      file("index.js") { JavaScriptLookup(rendered: $0).script },
      file("index.d.ts") { JavaScriptLookup(rendered: $0).declarations },
      source("icon.d.ts", EmbeddedFile.bytes("icon.d.ts")),
      file("loaders.js", loaders),
      source("loaders.d.ts", EmbeddedFile.bytes("loaders.d.ts")),
      source("element.js", EmbeddedFile.bytes("element.js")),
      source("element.d.ts", EmbeddedFile.bytes("element.d.ts")),
      source("react.js", EmbeddedFile.bytes("react.js")),
      source("react.d.ts", EmbeddedFile.bytes("react.d.ts")),
      source("react-icon.js", EmbeddedFile.bytes("react-icon.js")),
      source("react-icon.d.ts", EmbeddedFile.bytes("react-icon.d.ts")),
      source("jsx.d.ts", EmbeddedFile.bytes("jsx.d.ts"), tagType: "CurrencyBadgeAttributes"),
      source("jsx.js", EmbeddedFile.bytes("jsx.js")),
      file("badges.css", styleSheet),
      file("sprite.svg", sprite),
      file("index.json", index),
    ]
    if hasGallery {
      files += GalleryTarget(path: path.appendingPathComponent("index.html")).aggregateFiles
    }
    return files
  }

  private var page: AggregateFile {
    file("README.md") {
      let place = $0.place(path)
      return TargetPage(
        EmbeddedFile.bytes("web.md"),
        [
          ("<currency-badge", "<\(tag)"), ("</currency-badge", "</\(tag)"),
          ("\"currency-badge/", "\"\(package)/"), ("\"currency-badge\"", "\"\(package)\""),
          ("`currency-badge/", "`\(package)/"), ("(?!currency-badge/)", "(?!\(package)/)"),
          ("./web", "./\(place)"), ("web/badges.css", "\(place)/badges.css"),
        ]
      ).text
    }
  }

  /// A file that can name the tag of the custom element.
  ///
  /// - Parameter tagType: the type of the tag in declarations.
  private func source(
    _ name: String, _ template: [UInt8], tagType: String = "CurrencyBadgeElement"
  ) -> AggregateFile {
    script(name, template, ["tag": #""\#(tag)": \#(tagType);"#], tag: tag)
  }

  /// A module with one function for each name, which imports the module of that drawing.
  private func loaders(_ rendered: RenderedTarget) -> String {
    let lines = SourceText.lines(rendered.drawings.flatMap(\.names)) { name in
      "\(name.text): () => import(\"./icons/\(name.text).js\"),"
    }
    let sizes = rendered.buttons.flatMap { button in
      let height = button.style.size
      return button.drawings.filter { rendered.size(of: $0) != Size(width: height, height: height) }
        .flatMap { drawing in
          let size = rendered.size(of: drawing)
          return drawing.names.map {
            "\($0.text): [\(FixedPoint3.text(size.width)), \(FixedPoint3.text(size.height))],"
          }
        }
    }
    return JavaScriptLookup(rendered: rendered).fill(
      EmbeddedFile.bytes("loaders.js"), ["loaders": lines, "sizes": sizes.joined(separator: "\n")])
  }

  /// A style sheet that shows each drawing as a mask, in the current colour.
  ///
  /// With forced colours, a browser replaces the background colour of an element by that of the page, and the
  /// shape would vanish. So the element keeps its own, `currentColor`, which is the system's colour of the text around it: a
  /// link's, or that of a button that is disabled.
  private func styleSheet(_ rendered: RenderedTarget) -> String {
    let rules = rendered.drawings.flatMap { drawing in
      let size = rendered.size(of: drawing)
      return drawing.names.map { name in
        let side = drawing.isMirrored && drawing.counterpart != nil
        let selector = ".currency-badge-\(side ? name.undirected + ":dir(rtl)" : name.text)"
        return """
          \(selector) {
            --currency-badge-image: url("svg/\(name.text).svg");
            --currency-badge-size: \(FixedPoint3.text(size.height))px;
            --currency-badge-ratio: \(FixedPoint3.text(size.width)) / \(FixedPoint3.text(size.height));
          }
          """
      }
    }
    return """
      \(SourceText.styleSheetHeader)

      .currency-badge {
        display: inline-block;
        height: var(--currency-badge-height, var(--currency-badge-size));
        aspect-ratio: var(--currency-badge-ratio);
        vertical-align: middle;
        background-color: currentColor;
        mask: var(--currency-badge-image) center / contain no-repeat;
      }

      @media (forced-colors: active) {
        .currency-badge {
          forced-color-adjust: preserve-parent-color;
        }
      }

      \(rules.joined(separator: "\n\n"))

      """
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
