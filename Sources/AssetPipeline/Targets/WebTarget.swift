import SystemSupport
import VectorFormats

/// A web folder: an SVG file for each drawing, a sprite, a JSON index, a TypeScript lookup and a
/// gallery page.
public struct WebTarget: Hashable, Sendable {
  public var path = "web"
  public var hasGallery = true

  public init() {}
}

extension WebTarget: TargetWriter {
  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void) {
    body(
      path.joined("svg/\(drawing.name).svg"),
      .svg(.appearance(.light), .inherited, title: .text(drawing.symbol)))
  }

  func summaries(in plan: Plan) -> [Summary] {
    var summaries = [
      Summary(path: path.joined("sprite.svg"), needsOutlines: true, content: sprite),
      Summary(path: path.joined("index.json"), needsOutlines: false, content: index),
      Summary(path: path.joined("currencyBadge.ts"), needsOutlines: false) { results in
        TypeScriptLookup(
          table: LookupTable(results), appearances: [], images: "", header: "",
          result: ("Name", "name"), names: results.drawings.map(\.name)
        ).source
      },
    ]
    if hasGallery {
      summaries += GalleryTarget(path: path.joined("index.html")).summaries(in: plan)
    }
    return summaries
  }

  /// One file of symbols, for `<use href="sprite.svg#euro"/>`.
  private func sprite(_ results: Summary.Results) -> String {
    let symbols = results.drawings.compactMap { drawing in
      results.outlines[drawing.index].map { outline in
        #"<symbol id="\#(drawing.name)" viewBox="\#(outline.viewBox)">\#(outline.content)</symbol>"#
      }
    }
    return #"<svg xmlns="http://www.w3.org/2000/svg">"# + "\n" + symbols.joined(separator: "\n")
      + "\n</svg>\n"
  }

  /// Every drawing with its symbol, and every locale with its currency and its drawing.
  private func index(_ results: Summary.Results) -> String {
    let quoted = JSONText.quoted
    let table = LookupTable(results)
    let drawings = results.drawings.map {
      #"{"name":\#(quoted($0.name)),"symbol":\#(quoted($0.symbol)),"#
        + #""file":\#(quoted("svg/\($0.name).svg")),"isMirrored":\#($0.isMirrored)}"#
    }
    let locales = results.locales.map { entry in
      #"{"locale":\#(quoted(entry.locale.identifier)),"currency":\#(quoted(entry.locale.currencyCode)),"#
        + #""symbol":\#(quoted(entry.symbol)),"direction":"\#(entry.direction.rawValue)","#
        + #""drawing":\#(quoted(results.plan.drawings[entry.drawing].name))}"#
    }
    let currencies = table.currencies.map { #"\#(quoted($0.code)):\#(quoted($0.name))"# }
    return """
      {"version":1,"fallback":\(quoted(table.fallback)),
      "drawings":[
      \(drawings.joined(separator: ",\n"))
      ],
      "currencies":{
      \(currencies.joined(separator: ",\n"))
      },
      "locales":[
      \(locales.joined(separator: ",\n"))
      ]}

      """
  }
}
