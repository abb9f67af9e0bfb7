import Messages

/// Generates the Kotlin files: one finds a drawable by locale or currency, the other shows it.
struct KotlinLookup {
  let package: String
  let target: AndroidTarget
  let rendered: RenderedTarget

  var source: String {
    let lookups = Lookups(rendered)
    let places = [
      "optional": rendered.hasFallback ? "" : "?",
      "resources": target.resources.map { "import \($0).R" } ?? "",
      "root": "Locale.ROOT",
      "details": SourceText.lines(lookups.buttons) { button in
        KotlinSource.details(
          button, fallback: button.fallback.map { drawable(button.prefix + $0) }, hasSides: false)
      },
      "drawables": KotlinSource.map(
        "drawables", "Map<String, Int>",
        rendered.buttons.flatMap(\.assetNames).map {
          "\(KotlinSource.quoted($0)) to \(drawable($0))"
        }, partSize: 1000),
    ]
    return SourceTemplate("CurrencyBadge.kt").filled(
      places.merging(KotlinSource.places(lookups, package: package)) { own, _ in own },
      words: words)
  }

  /// The file with a button for Jetpack Compose. By default it shows drawables without a colour of the app in
  /// their own colours.
  var button: String {
    var places = ["header": SourceText.kotlinHeader(package: package), "look": ""]
    if target.resource == nil { places["tint"] = "tint: Color = Color.Unspecified," }
    return SourceTemplate("CurrencyBadgeButton.kt").filled(places, words: words)
  }

  /// The page that describes how an app uses the files.
  var page: String {
    TargetPage(
      "android.md", words: words,
      rendered.example() + [
        ("com.example.app", package), ("app/src/main", rendered.place(target.path)),
      ]
    ).text
  }

  private var words: [String: String] { KotlinSource.words(rendered) }

  /// The expression for a drawable. Both directions of a drawing are one resource.
  private func drawable(_ name: String) -> String { "R.drawable.\(target.prefix)_\(name)" }
}
