import Foundation
import TestSupport
import Testing

/// The rules that Flutter's own tests and tools check, over the text of the generated Dart: no Flutter is a
/// package of the tests.
@Suite(.serialized) struct FlutterTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ target: String, _ settings: String = "") throws -> Tool.Result {
    try folder.batch(
      "locales: [en_US, fr_CH]\n\(settings)\ntargets: [\(target)]", "--quiet")
  }

  /// `labeledTapTargetGuideline`: the node that is tapped has the name. `IconButton` is a node of its own, so that
  /// a `Semantics` around it names another one.
  @Test func `the name is that of the tapped node, and the picture is excluded`() throws {
    #expect(try run("{ kind: flutter, format: png }").status == 0)
    let button = try folder.text("out/flutter/lib/currency_badge_button.dart")
    #expect(
      button.contains("return IconButton(\n      onPressed: onPressed,\n      tooltip: label,"))
    #expect(!button.contains("Semantics(") && button.contains("excludeFromSemantics: true"))
    // The region is the platform's, and the language the app's.
    #expect(button.contains("View.of(context).platformDispatcher.locale"))
    #expect(button.contains("language = Localizations.localeOf(context)"))
    for place in ["Directionality.of(context)", "IconTheme.of(context).color"] {
      #expect(button.contains(place))
    }
  }

  /// Flutter bundles the other scales of a picture only if the one of scale 1 is there, and knows a package's
  /// picture by the package.
  @Test func `a package's pictures are named by it, and scale 1 is there`() throws {
    #expect(try run("{ kind: flutter, format: png, package: my_icons }").status == 0)
    #expect(
      try folder.text("out/flutter/lib/currency_badge.dart")
        .contains(#"static const String? package = "my_icons";"#))
    let button = try folder.text("out/flutter/lib/currency_badge_button.dart")
    #expect(button.contains("package: CurrencyBadge.package"))
    for (target, problem) in [
      ("scales: [2, 3]", "without scale 1"), ("package: My-Icons", "Dart package"),
    ] {
      let result = try run("{ kind: flutter, format: png, \(target) }")
      #expect(result.status == 65 && result.errors.contains(problem), "\(result.errors)")
    }
  }

  /// The page declares the folders that are there, and calls what the lookups declare.
  @Test func `the page names folders and functions that are there`() throws {
    #expect(try run("{ kind: flutter, format: png, assets: assets/my }").status == 0)
    let page = try folder.text("out/flutter/lib/currency_badge.md")
    let folders = page.matches(of: #/    - (\S+\/)/#).map { String($0.1) }
    #expect(folders.count == 2)
    for name in folders {
      #expect(folder.exists("out/flutter/\(name)usd.png"))
    }
    try checkCalls(of: page)
    #expect(page.contains("CurrencyBadge.assetFor('fr-CH')"))
    #expect(try run("{ kind: flutter }").status == 0)
    let vectorPage = try folder.text("out/flutter/lib/currency_badge.md")
    try checkCalls(of: vectorPage)
    #expect(vectorPage.contains("CurrencyBadge.drawingFor('fr-CH')"))
  }

  private func checkCalls(of page: String) throws {
    let source = try folder.text("out/flutter/lib/currency_badge.dart")
    for match in page.matches(of: #/CurrencyBadge\.([a-zA-Z]+)\(/#) {
      #expect(source.contains(" \(match.1)("), "\(match.1)")
    }
  }

  /// Paths have no appearance, no folder and no colours of their own, so no name speaks of them.
  @Test func `paths are the default, and their code has nothing of pictures`() throws {
    #expect(try run("{ kind: flutter }", "button: { badge-corner: bottom-leading }").status == 0)
    let files = FileManager.default.subpaths(atPath: folder.path("out/flutter")) ?? []
    #expect(
      Set(files) == [
        "lib", "lib/currency_badge.dart", "lib/currency_badge.md", "lib/currency_badge_button.dart",
        "lib/currency_badge_drawings.dart",
      ])
    let lookup = try folder.text("out/flutter/lib/currency_badge.dart")
    let button = try folder.text("out/flutter/lib/currency_badge_button.dart")
    for word in ["ppearance", "asset", "Asset", "Image", "usesIconColor", "package ", "mintmark:"] {
      #expect(!lookup.contains(word) && !button.contains(word), "\(word)")
    }
    for function in ["drawingFor", "drawingForCurrencyCode"] {
      #expect(lookup.contains("static String \(function)(\n    String "))
      #expect(lookup.contains("static String? maybe\(function.prefix(1).uppercased())"))
      #expect(button.contains("CurrencyBadge.\(function)("))
    }
    #expect(
      button.contains("tooltip: label,")
        && button.contains("CurrencyBadgePicture.named(name, height: height)"))
    // Balanced brackets, as what pictures need was left out.
    for text in [lookup, button] {
      for (open, close) in [("(", ")"), ("{", "}")] as [(Character, Character)] {
        #expect(text.count { $0 == open } == text.count { $0 == close })
      }
    }
    #expect(try run("{ kind: flutter, scales: [1, 2] }").status == 0)
    let result = try Tool.mintmark(in: folder).run("batch", "--check")
    #expect(result.errors.contains("mintmark.yml:5:36: targets[0].scales:"))
    #expect(result.errors.contains("add 'format: png', or leave it out"))
  }

  /// A path of the generated numbers as SVG path data: what `CurrencyBadgeDrawing` draws.
  private func pathData(_ steps: Substring) -> String {
    var numbers = steps.split(separator: ",").compactMap { Int($0) }[...]
    var (x, y) = (0, 0)
    var text = ""
    while let command = numbers.popFirst() {
      text += ["M", "L", "Q", "C", "Z"][command]
      for _ in 0..<[1, 1, 2, 3, 0][command] {
        x += numbers.removeFirst()
        y += numbers.removeFirst()
        text += " \(Double(x) / 1000) \(Double(y) / 1000)"
      }
    }
    return text
  }

  /// Dart leaves constants out of a program that nothing refers to, but an element of a map only with the whole map.
  @Test func `each drawing is a constant, which nothing but its lookup by name refers to`() throws {
    #expect(
      try run("{ kind: flutter }", "buttons: { try: {}, in: { badge: minus } }").status == 0)
    let source = try folder.text("out/flutter/lib/currency_badge_drawings.dart")
    let constants = source.matches(of: #/static const (\w+) = (\w+)/#).map { String($0.1) }
    let entries = source.matches(of: #/'(\w+)': (\w+),/#)
    #expect(constants.count == 6 && Set(entries.map { String($0.2) }) == Set(constants))
    #expect(entries.map { String($0.1) }.contains("try_usd") && constants.contains("tryUsd"))
    for constant in constants {
      #expect(source.matches(of: try Regex("\\b\(constant)\\b")).count == 2, "\(constant)")
    }
    // The map has one reader, and that one is called by name alone.
    #expect(source.components(separatedBy: "_byName").count == 3)
    #expect(source.components(separatedBy: "CurrencyBadgeDrawings.named(").count == 2)
    // The path is numbers, so that the first frame reads no text.
    #expect(!source.contains("double.parse") && !source.contains("split("))
    // Constants alone are in a const expression.
    #expect(source.contains("const CurrencyBadgeDrawing(this.width, this.height, this._data);"))
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] as [(Character, Character)] {
      #expect(source.count { $0 == open } == source.count { $0 == close })
    }
  }

  @Test func `currencies have names in the languages of the locales`() throws {
    #expect(try run("{ kind: flutter }", "names: { de: 'Für $ %@' }").status == 0)
    let source = try folder.text("out/flutter/lib/currency_badge.dart")
    for (language, name) in [
      ("en", "Swiss Franc"), ("fr", "franc suisse"), ("de", "Schweizer Franken"),
    ] {
      #expect(
        source.contains(try Regex(#""\#(language)": \{\s+"CHF": "\#(name)","#)), "\(language)")
    }
    #expect(source.contains("currencyName ?? _currencyName(known, spoken)"))
  }

  /// As SVG, so that rsvg-convert can show what Dart draws.
  @Test func `paths in Dart are the drawing`() throws {
    let targets = "{ kind: flutter, format: vector }, { kind: web, gallery: false }"
    #expect(try run(targets, "button: { ring: filled, badge-corner: bottom-leading }").status == 0)
    let source = try folder.text("out/flutter/lib/currency_badge_drawings.dart")
    let drawings = source.matches(
      of: #/static const (\w+) = CurrencyBadgeDrawing\(50, 50, \[\(null, \[([-0-9,]+)\]\)\]\);/#)
    #expect(drawings.count == 6)
    for drawing in drawings {
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><path d="\(pathData(drawing.2))"/></svg>
        """, to: "dart.svg")
      let name = drawing.1.replacing("Rtl", with: "_rtl")
      let converter = Tool(program: "rsvg-convert", folder: folder.url)
      // Without its first line, which is for pictures outside of a page, the file is black.
      let web = try folder.text("out/web/svg/\(name).svg").drop { $0 != "\n" }.dropFirst()
      try folder.write(String(web), to: "web.svg")
      for (svg, png) in [("dart.svg", "dart.png"), ("web.svg", "web.png")] {
        #expect(try converter.run("-w", "200", svg, "-o", png).status == 0)
      }
      let compared = try Tool.mintmark(in: folder).run("diff", "dart.png", "web.png")
      #expect(compared.status == 0, "\(drawing.1): \(compared.text)")
    }
    #expect(!folder.exists("out/flutter/assets"))
    let lookup = try folder.text("out/flutter/lib/currency_badge.dart")
    #expect(lookup.contains("'${button.prefix}$name$side') as T;") && !lookup.contains("_assets"))
    #expect(
      try folder.text("out/flutter/lib/currency_badge_button.dart")
        .contains("CurrencyBadgePicture.named("))
  }
}
