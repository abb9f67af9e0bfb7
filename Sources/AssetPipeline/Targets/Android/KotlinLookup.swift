/// Generates the Kotlin files: one finds a drawable by locale or currency, the other shows it.
struct KotlinLookup {
  let package: String
  /// The package of the `R` class that has the drawables; nil if it is ``package``.
  let resources: String?
  let prefix: String
  let rendered: RenderedTarget

  var source: String {
    let lookups = Lookups(rendered)
    return SourceTemplate(PackageResources.CurrencyBadge_kt).filled(
      [
        "header": SourceText.kotlinHeader(package: package),
        "optional": rendered.hasFallback ? "" : "?",
        "resources": resources.map { "import \($0).R" } ?? "",
        "buttons": SourceText.lines(lookups.buttons) { "\(Self.constant($0.identifier))," },
        "details": SourceText.lines(lookups.buttons, details),
        "currencies": SourceText.table(lookups.currencies),
        "drawings": SourceText.tables(lookups.drawings) { index, entries in
          """
          private val drawings\(index): Map<String, String> by lazy {
              table(
                  \"""
          \(SourceText.indented(SourceText.table(entries), by: 8))
                  \""",
              )
          }
          """
        },
        "drawables": drawables,
        "titles": SourceText.tables(lookups.titles) { index, entries in
          "private val titles\(index): Map<String, String> by lazy {\n    mapOf(\n"
            + SourceText.lines(entries) { "        \(quoted($0.key)) to \(quoted($0.value))," }
            + "\n    )\n}"
        },
      ], words: words)
  }

  /// The file with a button for Jetpack Compose.
  ///
  /// - Parameter keepsColors: whether the button shows the drawables in their own colours by default.
  func button(keepsColors: Bool) -> String {
    var places = ["header": SourceText.kotlinHeader(package: package)]
    if keepsColors { places["tint"] = "tint: Color = Color.Unspecified," }
    return SourceTemplate(PackageResources.CurrencyBadgeButton_kt).filled(places, words: words)
  }

  /// The page that describes how an app uses the files.
  var page: String {
    SourceTemplate(PackageResources.android_md).filled([:], words: words)
  }

  private var words: [String: String] { ["FIRST_BUTTON": Self.constant(rendered.firstButton)] }

  /// The enumeration constant for a button's name.
  private static func constant(_ name: String) -> String { name.uppercased() }

  private func details(_ button: Lookups.Button) -> String {
    """
    Button.\(Self.constant(button.identifier)) ->
        Details(
            prefix = \(quoted(button.prefix)),
            fallback = \(button.fallback.map { drawable(button.prefix + $0) } ?? "null"),
            height = \(SourceLiteral.decimal(button.height)),
            drawings = drawings\(button.drawings),
            titles = titles\(button.titles),
        )
    """
  }

  /// A map from names to drawables. It is split into several functions, because the size of a function is
  /// limited.
  private var drawables: String {
    let partSize = 1000
    let lines = rendered.buttons.flatMap(\.assetNames).map {
      "    \(quoted($0)) to \(drawable($0)),"
    }
    let starts = Array(stride(from: 0, to: max(lines.count, 1), by: partSize))
    let parts = starts.enumerated().map { index, start in
      "private fun drawables\(index)(): Map<String, Int> = mapOf(\n"
        + lines.dropFirst(start).prefix(partSize).joined(separator: "\n") + "\n)"
    }
    let sum = starts.indices.map { "drawables\($0)()" }.joined(separator: " + ")
    return (["private val drawables: Map<String, Int> by lazy { \(sum) }"] + parts)
      .joined(separator: "\n\n")
  }

  /// The expression for a drawable. Both directions of a drawing are one resource.
  private func drawable(_ name: String) -> String { "R.drawable.\(prefix)_\(name)" }

  private func quoted(_ text: String) -> String {
    SourceLiteral.quoted(text, escapesDollar: true)
  }
}
