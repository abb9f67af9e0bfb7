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
  /// The tag of the custom element; see ``WebPackage/tag(of:)``. Whatever else a page knows the package by begins with
  /// it: classes, ids, a custom property.
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
      SchemaField(
        "tag", .string,
        "The tag of the custom element, with which classes and ids begin; made of the package's name without it."
      ),
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
        # tag: currency-badge               # of the custom element; made of the package's name without it
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
    tag = node["tag"]?.string ?? WebPackage.tag(of: package)
    if let given = node["version"],
      version.wholeMatch(of: #/\d+\.\d+\.\d+([-+][0-9A-Za-z.+-]+)?/#) == nil
    {
      throw given.error("'\(version)' is not a version", fix: "write one such as 1.4.2")
    }
    if let given = node["tag"], !WebPackage.isTag(tag) {
      throw given.error(
        "'\(tag)' can't be the tag of an element",
        fix: "use small letters and digits, with at least one hyphen between them")
    }
  }
}

extension WebTarget {
  package static var page: StaticString? { "web.md" }

  package var codeExamples: [CodeExample] {
    [
      CodeExample("HTML", #"<\#(tag) locale="{tag}"></\#(tag)>"#),
      CodeExample("CSS", #"<span class="\#(tag) \#(tag)-{name}"></span>"#),
    ]
  }

  package var smallHeights: [Int] { hasGallery ? GalleryTarget().smallHeights : [] }

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
      file("loaders.js", loaders),
      file("badges.css") { styleSheet($0, isLinked: false) },
      file("badges-linked.css") { styleSheet($0, isLinked: true) },
      file("sprite.svg", sprite),
      file("index.json", index),
    ]
    for name: StaticString in [
      "icon.d.ts", "loaders.d.ts", "element.js", "element.d.ts", "react.js", "react.d.ts",
      "react-icon.js", "react-icon.d.ts", "jsx.js", "jsx.d.ts",
    ] {
      files.append(
        file("\(name)") {
          JavaScriptLookup(rendered: $0).fill(name)
            .replacing("currency-badge", with: tag)
        })
    }
    if hasGallery {
      files += GalleryTarget(path: path.appendingPathComponent("index.html")).aggregateFiles
    }
    return files
  }

  private var page: AggregateFile {
    file("README.md") {
      let place = $0.place(path)
      return TargetPage(
        "web.md",
        $0.example() + [
          // The package, and everything else that is called by its tag.
          ("\"currency-badge\"", "\"\(package)\""), ("currency-badge/", "\(package)/"),
          ("<currency-badge", "<\(tag)"), ("</currency-badge", "</\(tag)"),
          ("\"currency-badge currency-badge-", "\"\(tag) \(tag)-"),
          ("--currency-badge", "--\(tag)"),
          ("policy `currency-badge`", "policy `\(tag)`"),
          ("./web", "./\(place)"), ("\"web/", "\"\(place)/"), ("`web`", "`\(place)`"),
          ("!web", "!\(place)"),
        ]
      ).text
    }
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
      "loaders.js", ["loaders": lines, "sizes": sizes.joined(separator: "\n")])
  }

  /// A style sheet that shows each drawing as a mask, in the current colour.
  ///
  /// A browser loads the file of a mask only from the page's own origin, or from one that allows it (CORS), and no file of
  /// a page that is a file itself. So the style sheet contains the drawings. A page whose policy forbids these (`img-src`
  /// without `data:`) takes the style sheet with links.
  ///
  /// With forced colours, a browser replaces the background colour of an element by that of the page, and the
  /// shape would vanish. So the element keeps its own, `currentColor`, which is the system's colour of the text around it: a
  /// link's, or that of a button that is disabled.
  ///
  /// - Parameter isLinked: whether the style sheet links to the files of the drawings.
  private func styleSheet(_ rendered: RenderedTarget, isLinked: Bool) -> String {
    let rules = rendered.drawings.flatMap { drawing in
      let size = rendered.size(of: drawing)
      let side = drawing.isMirrored && drawing.counterpart != nil
      let selectors = drawing.names.map { name in
        ".\(tag)-\(side ? name.undirected + ":dir(rtl)" : name.text)"
      }
      return drawing.names.prefix(1).map { name in
        let image = isLinked ? "svg/\(name.text).svg" : dataURL(drawing, rendered)
        return """
          \(selectors.joined(separator: ",\n")) {
            --\(tag)-image: url("\(image)");
            --\(tag)-size: \(FixedPoint3.text(size.height))px;
            --\(tag)-ratio: \(FixedPoint3.text(size.width)) / \(FixedPoint3.text(size.height));
          }
          """
      }
    }
    // Chromium before 120 knows the prefixed property alone.
    let mask = "var(--\(tag)-image) center / contain no-repeat;"
    return """
      \(SourceText.styleSheetHeader)

      .\(tag) {
        display: inline-block;
        height: var(--\(tag)-height, var(--\(tag)-size));
        aspect-ratio: var(--\(tag)-ratio);
        vertical-align: middle;
        background-color: currentColor;
        -webkit-mask: \(mask)
        mask: \(mask)
      }

      @media (forced-colors: active) {
        .\(tag) {
          forced-color-adjust: preserve-parent-color;
        }
      }

      \(rules.joined(separator: "\n\n"))

      """
  }

  /// A drawing as the URL of an SVG file, which a style sheet can have in double quotes.
  private func dataURL(_ drawing: Drawing, _ rendered: RenderedTarget) -> String {
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(rendered.viewBox(of: drawing))'>"
      + rendered.svgContent(of: drawing) + "</svg>"
    let escapes = [("\"", "'"), ("#", "%23"), ("<", "%3C"), (">", "%3E")]
    return "data:image/svg+xml," + escapes.reduce(file) { $0.replacing($1.0, with: $1.1) }
  }

  /// One SVG file with a `<symbol>` for each drawing, for `<use href="sprite.svg#currency-badge-eur"/>`.
  private func sprite(_ rendered: RenderedTarget) -> String {
    let symbols = rendered.drawings.flatMap { drawing in
      let viewBox = rendered.viewBox(of: drawing)
      let content = rendered.svgContent(of: drawing)
      return drawing.names.map { name in
        #"<symbol id="\#(tag)-\#(name.text)" viewBox="\#(viewBox)">"# + content
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
