import VectorGraphics
import Messages

/// Generates the Dart files: one finds an asset by locale or currency, the other shows it.
struct DartLookup {
  let target: FlutterTarget
  let rendered: RenderedTarget

  /// Whether the drawings are paths in Dart, and not pictures.
  private var isVector: Bool { target.format == .vector }

  var source: String {
    let lookups = Lookups(rendered)
    return SourceTemplate("currency_badge.dart").filled(
      [
        "header": SourceText.dartHeader,
        "optional": rendered.hasFallback ? "" : "?",
        "buttons": lookups.buttons.map { "\(constant($0.identifier))(\(quoted($0.prefix)))" }
          .joined(separator: ",\n") + ";",
        "details": SourceText.lines(lookups.buttons) { button in
          "CurrencyBadgeKind.\(constant(button.identifier)) => _Details("
            + "\(button.fallback.map { quoted($0) } ?? "null"), \(button.hasTwoSides), \(button.hasLabels), "
            + "\(SourceLiteral.decimal(button.height)), _drawings\(button.drawings), "
            + "_titles\(button.titles)),"
        },
        "currencies": SourceText.table(lookups.currencies),
        "drawings": SourceText.tables(lookups.drawings) { index, entries in
          """
          static final Map<String, String> _drawings\(index) = _table('''
          \(SourceText.table(entries))
          ''');
          """
        },
        "titles": SourceText.tables(lookups.titles) { index, entries in
          "static const Map<String, String> _titles\(index) = {\n"
            + SourceText.lines(entries) { "  \(quoted($0.key)): \(quoted($0.value))," } + "\n};"
        },
        "currencyNames": SourceText.lines(CurrencyNames(rendered, lookups).languages) { language in
          "\(quoted(language.key)): {\n"
            + SourceText.lines(language.names) { "  \(quoted($0.key)): \(quoted($0.value))," }
            + "\n},"
        },
      ].merging(pictures) { common, _ in common }, words: words)
  }

  /// The places of the lookup that differ between pictures and paths. Only a picture has an appearance and a folder.
  private var pictures: [String: String] {
    if isVector { return ["appearanceArgument": "", "appearancePosition": ""] }
    return [
      "summary": """
      /// The currency badge pictures; `pubspec.yaml` has to declare the folder of each appearance as assets.
      """,
      "appearance": "String appearance = '\(firstAppearance)',",
      "ownAppearance": "String appearance,",
      "appearanceArgument": " appearance: appearance,", "appearancePosition": " appearance,",
      "path":
        "(name == null ? null : '$_assets/$appearance/${button.prefix}$name$side.png') as T;",
      "assets": """
      static const String _assets = \(quoted(target.assets));

      /// The package that has the pictures, for `Image.asset`; null for the app itself.
      static const String? package = \(target.package.map { quoted($0) } ?? "null");

      """,
    ]
  }

  /// The file with the drawings as paths.
  var drawings: String {
    let constants = rendered.drawings.flatMap { drawing in
      let size = rendered.size(of: drawing)
      let data = rendered.shapes(of: drawing).map {
        "(\($0.color ?? "null"), [\($0.steps.map(String.init).joined(separator: ","))])"
      }
      let value =
        "CurrencyBadgeDrawing(\(FixedPoint3.text(size.width)), \(FixedPoint3.text(size.height)), "
        + "[\(data.joined(separator: ", "))])"
      // The other names of a drawing are those of the first constant.
      let names = drawing.names.map { constant($0.text) }
      return names.enumerated().map { "static const \($1) = \($0 == 0 ? value : names[0]);" }
    }
    return SourceTemplate("currency_badge_drawings.dart").filled([
      "header": SourceText.dartHeader, "drawings": SourceText.lines(constants) { $0 },
      "names": SourceText.lines(rendered.drawings.flatMap(\.names)) {
        "'\($0.text)': \(constant($0.text)),"
      },
    ])
  }

  /// The file with a button widget. It shows paths in the colour of icons, or the pictures for the brightness of
  /// the app's theme.
  var button: String {
    var places = ["header": SourceText.dartHeader]
    if !isVector {
      let images = SourceTemplate("currency_badge_image_button.dart")
      for name in ["usesIconColor", "iconColor", "brightness", "picture"] {
        places[name] = images.example(name)
      }
      places["drawings"] = ""
      places["appearance"] = "appearance: appearance,"
      places["appearances"] =
        "\nstatic String _appearance(Brightness brightness) => switch (brightness) {\n"
        + SourceText.lines(target.appearances.ofSchemes) {
          "      Brightness.\($0.scheme.rawValue) => '\($0.appearance.rawValue)',"
        } + "\n    };"
    }
    return SourceTemplate("currency_badge_button.dart").filled(
      places, words: words)
  }

  /// The page that describes how an app uses the files.
  var page: String {
    TargetPage(
      "flutter.md", words: isVector ? [:] : ["drawingFor": "assetFor"],
      rendered.example(constant) + [
        ("assets/currency_badge", target.assets),
        ("`lib`", "`\(rendered.place(target.path.appendingPathComponent("lib")))`"),
      ]
    ).text
  }

  /// The replacements for words of the templates, which are written for pictures.
  private var words: [String: String] {
    var words = ["firstButton": constant(rendered.firstButton)]
    if isVector {
      words.merge(
        [
          "asset": "drawing", "assetFor": "drawingFor",
          "assetForCurrencyCode": "drawingForCurrencyCode", "maybeAssetFor": "maybeDrawingFor",
          "maybeAssetForCurrencyCode": "maybeDrawingForCurrencyCode",
        ]
      ) { own, _ in own }
    }
    return words
  }

  private var firstAppearance: String { target.appearances.first?.rawValue ?? "light" }

  /// The constant for the name of a button or a drawing.
  private func constant(_ name: String) -> String {
    let name = SourceLiteral.camelCase(name)
    return Self.keywords.contains(name) ? name + "_" : name
  }

  private func quoted(_ text: String) -> String {
    SourceLiteral.quoted(text, escapesDollar: true)
  }

  /// Names that a generated Dart constant can't have: reserved words, and members of what declares it.
  private static let keywords: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
    "else", "enum", "extends", "false", "final", "finally", "for", "hashCode", "if", "in", "index",
    "is", "name", "named", "new", "noSuchMethod", "null", "prefix", "rethrow", "return", "super",
    "switch",
    "this", "runtimeType", "throw", "toString",
    "true", "try", "values", "var", "void", "while", "with", "yield",
  ]
}
