import Messages

/// Generates the Swift file that finds an image by locale or currency, and shows it.
struct SwiftLookup {
  /// The end of a symbol set's name, after the name of its drawing. With it, no image set has the same name.
  static let symbolSuffix = ".symbol"

  let target: AssetCatalogTarget
  let rendered: RenderedTarget

  var source: String {
    let lookups = Lookups(rendered)
    var places = [
      "header": SourceText.swiftHeader, "page": SourceText.comment(page),
      "optional": rendered.hasFallback ? "" : "?",
      "buttons": SourceText.lines(lookups.buttons) {
        "case \(SwiftName.identifier($0.identifier)) = \(SourceLiteral.quoted($0.identifier))"
      },
      "details": SourceText.lines(lookups.buttons, details), "resources": resources,
      "currencies": SourceText.table(lookups.currencies),
      "drawings": SourceText.tables(lookups.drawings) { index, entries in
        "private static let drawings\(index) = table(\n  \"\"\"\n"
          + SourceText.indented(SourceText.table(entries), by: 2) + "\n  \"\"\")"
      },
      "titles": SourceText.tables(lookups.titles) { index, entries in
        let lines = SourceText.lines(entries) {
          "  \(SourceLiteral.quoted($0.key)): \(SourceLiteral.quoted($0.value)),"
        }
        return "private static let titles\(index): [String: String] = [\n"
          + (lines.isEmpty ? "  :" : lines) + "\n]"
      },
    ]
    if target.symbols == nil { places.merge(["symbols": "", "picture": "image"]) { $1 } }
    return SourceTemplate("CurrencyBadge.swift").filled(places, words: words)
  }

  /// The page that describes how an app uses the catalog and the lookup.
  private var page: String {
    let type = target.type.text
    return TargetPage(
      "xcassets.md", words: words,
      rendered.example { XcodeSymbolName($0).text } + [
        ("`Assets.xcassets`", "`\(rendered.place(target.path))`"),
        ("`\(type).swift`", "`\(rendered.place(target.accessor ?? ""))`"),
        ("Image(.\(type).", "Image(.\(target.namespace.replacing("/", with: "."))."),
      ]
    ).text
  }

  private var words: [String: String] {
    [
      "CurrencyBadge": target.type.text, "CurrencyBadgeButton": target.type.view,
      "currencyBadge": target.type.argumentLabel,
      "currencySymbol": target.type.symbolArgumentLabel,
      "firstButton": SwiftName.identifier(rendered.firstButton),
    ]
  }

  private func details(_ button: Lookups.Button) -> String {
    """
    case .\(SwiftName.identifier(button.identifier)):
      return Details(
        prefix: \(quoted(button.prefix)), fallback: \(button.fallback.map { quoted(button.prefix + $0) } ?? "nil"),
        hasLabels: \(button.hasLabels), height: \(NumberText.of(button.height)), drawings: drawings\(button.drawings),
        titles: titles\(button.titles))
    """
  }

  private var resources: String {
    SourceText.lines(rendered.buttons.flatMap(\.assetNames)) {
      "public static let \(SwiftName.identifier($0)) = Resource(name: \(quoted($0)))"
    }
  }

  /// The string literal of the name that an asset has in code: namespace and drawing.
  private func quoted(_ name: String) -> String {
    SourceLiteral.quoted("\(target.namespace)/\(name)")
  }
}

/// Names of drawings and buttons in Swift.
enum SwiftName {
  /// The camel-case identifier, in backticks if Swift reserves it. It is valid in declarations and after a dot.
  static func identifier(_ name: String) -> String {
    let name = SourceLiteral.camelCase(name)
    return isKeyword(name) ? "`\(name)`" : name
  }

  /// Whether Swift's grammar reserves a word.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// The lowercase words that Swift's grammar reserves.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
