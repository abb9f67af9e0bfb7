import ConfigurationReader
import SystemSupport
import VectorFormats

/// A web folder: an SVG file for each drawing, a sprite, a JSON index, a TypeScript lookup and a
/// gallery page.
struct WebTarget: AssetTarget {
  var path = "web"
  var hasGallery = true
}

extension WebTarget {
  static let kind = "web"

  static var fields: [Field] {
    [
      .path("The folder of the files."),
      Field("gallery", .boolean, "Whether there is a gallery page."),
    ]
  }

  static let starter = """
      # SVG files, a sprite, index.json, a TypeScript lookup and a gallery page.
      - kind: web
        path: web
        gallery: true

    """

  init(_ node: ConfigurationNode) {
    path = node["path"]?.string ?? path
    hasGallery = node["gallery"]?.boolean ?? hasGallery
  }

  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(path)
    fingerprint.add(hasGallery)
  }
}

extension WebTarget {
  var needsFallback: Bool { true }

  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Rendition) -> Void) {
    body(
      path.appendingPathComponent("svg/\(drawing.name).svg"),
      .svg(.appearance(.light), .inherited, title: .text(drawing.symbol)))
  }

  var aggregateFiles: [AggregateFile] {
    var files = [
      AggregateFile(
        path: path.appendingPathComponent("sprite.svg"), needsOutlines: true, content: sprite),
      AggregateFile(
        path: path.appendingPathComponent("index.json"), needsOutlines: false, content: index),
      AggregateFile(path: path.appendingPathComponent("currencyBadge.ts"), needsOutlines: false) {
        rendered in
        TypeScriptLookup(
          table: LookupTable(rendered), appearances: [], images: "", header: "",
          result: ("Name", "name"), names: rendered.drawings.map(\.name)
        ).source
      },
    ]
    if hasGallery {
      files += GalleryTarget(path: path.appendingPathComponent("index.html")).aggregateFiles
    }
    return files
  }

  /// One file of symbols, for `<use href="sprite.svg#euro"/>`.
  private func sprite(_ rendered: RenderedPlan) -> String {
    let symbols = rendered.drawings.compactMap { drawing in
      rendered.outlines[drawing.id].map { outline in
        #"<symbol id="\#(drawing.name)" viewBox="\#(outline.viewBox)">\#(outline.content)</symbol>"#
      }
    }
    return #"<svg xmlns="http://www.w3.org/2000/svg">"# + "\n" + symbols.joined(separator: "\n")
      + "\n</svg>\n"
  }

  /// Every drawing with its symbol, and every locale with its currency and its drawing.
  private func index(_ rendered: RenderedPlan) -> String {
    let table = LookupTable(rendered)
    let drawings = rendered.drawings.map { drawing -> JSONValue in
      [
        "name": .string(drawing.name), "symbol": .string(drawing.symbol),
        "file": .string("svg/\(drawing.name).svg"), "isMirrored": .boolean(drawing.isMirrored),
      ]
    }
    let locales = rendered.locales.map { entry -> JSONValue in
      [
        "locale": .string(entry.locale.identifier), "currency": .string(entry.locale.currencyCode),
        "symbol": .string(entry.symbol), "direction": .string(entry.direction.rawValue),
        "drawing": .string(rendered.plan[entry.drawing].name),
      ]
    }
    let index: JSONValue = [
      "version": .number(1), "fallback": table.fallback.map { .string($0) } ?? .null,
      "drawings": .array(drawings),
      "currencies": .object(table.currencies.map { ($0.code, .string($0.name)) }),
      "locales": .array(locales),
    ]
    return index.compactText(lineDepth: 2) + "\n"
  }
}
