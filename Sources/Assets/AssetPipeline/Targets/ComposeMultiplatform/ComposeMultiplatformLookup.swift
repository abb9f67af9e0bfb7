import VectorGraphics
import Messages

/// Generates the Kotlin files in common code. They use nothing of Java or Android.
///
/// The reader of locale tags is that of `Android/CurrencyBadge.kt`, and the button is that of
/// `Android/CurrencyBadgeButton.kt`: both are written once.
struct ComposeMultiplatformLookup {
  let target: ComposeMultiplatformTarget
  let rendered: RenderedTarget

  private var isVector: Bool { target.format == .imagevector }

  /// The lookup by locale or currency.
  var source: String {
    let lookups = Lookups(rendered)
    let android = SourceTemplate("CurrencyBadge.kt")
    var places = KotlinSource.places(lookups, package: target.package)
    for name in ["base", "tag", "title", "table"] {
      places[name] = android.example(name, ["root": ""])
    }
    places["currencyNames"] = SourceText.lines(CurrencyNames(rendered, lookups).languages) {
      let lines = $0.names.map { "    " + KotlinSource.quoted("\($0.key) \($0.value)\n") }
      return "\(KotlinSource.quoted($0.key)) to\n\(lines.joined(separator: " +\n")),"
    }
    places["optional"] = rendered.hasFallback ? "" : "?"
    places["details"] = SourceText.lines(lookups.buttons) {
      KotlinSource.details(
        $0, fallback: $0.fallback.map(KotlinSource.quoted), hasSides: true)
    }
    places["imports"] = SourceText.lines(imports) { "import \($0)" }
    let found = "\(isVector ? "vector" : "drawable")(name, button, layoutDirection\(isDark))"
    places["fallback"] = "return " + (rendered.hasFallback ? "checkNotNull(\(found))" : found)
    places["isDark"] = isDark
    if isVector {
      places["dark"] = "isDark: Boolean = false,"
      places["ownDark"] = "isDark: Boolean,"
      places["drawable"] = "return CurrencyBadgeVectors.vector(key, isDark)"
    } else {
      places["drawings", default: ""] +=
        "\n\n// Drawables by name, in several functions, as one can hold only so much code.\n"
        + KotlinSource.map(
          "drawables", "Map<String, DrawableResource>",
          rendered.drawings.flatMap(\.names).map {
            "\(KotlinSource.quoted($0.text)) to Res.drawable.\(target.prefix)_\($0.text)"
          }, partSize: 1000)
    }
    return fill("CommonCurrencyBadge.kt", places)
  }

  /// The button.
  var button: String {
    let own =
      isVector
      ? [
        "androidx.compose.foundation.isSystemInDarkTheme",
        "androidx.compose.ui.graphics.vector.ImageVector",
      ]
      : [
        "org.jetbrains.compose.resources.DrawableResource",
        "org.jetbrains.compose.resources.painterResource",
      ]
    return fill(
      "CurrencyBadgeButton.kt",
      [
        "header": SourceText.kotlinHeader(package: target.package),
        "imports": """
        import androidx.compose.ui.platform.LocalLayoutDirection
        import androidx.compose.ui.text.intl.Locale
        """,
        "locale": SourceText.lines(own) { "import \($0)" },
        "currentLocale": "locale: Locale = Locale.current,",
        "language": "val language = Locale.current.toLanguageTag()",
        "dark": isVector ? "isDark: Boolean = isSystemInDarkTheme()," : "",
        "tint": "tint: Color = Color.Unspecified,",
        "look": ", LocalLayoutDirection.current" + isDark,
        "painter": isVector ? "imageVector = it," : "painter = painterResource(it),",
      ])
  }

  /// The drawings as vectors.
  var vectors: String {
    let style = target.hasNight ? [Appearance.light, .dark] : [.light, .light]
    let drawings = rendered.drawings.flatMap { drawing -> [String] in
      let size = rendered.size(of: drawing)
      let shapes = rendered.shapes(of: drawing, in: style).map { shape in
        "Shape(\(shape.colors.joined(separator: ", ")), \(KotlinSource.quoted(shape.data)))"
      }
      let data =
        ["\(FixedPoint3.text(size.width))f", "\(FixedPoint3.text(size.height))f"] + shapes
      return drawing.names.map {
        "\(KotlinSource.quoted($0.text)) to Drawing(\(data.joined(separator: ", ")))"
      }
    }
    return fill(
      "CurrencyBadgeVectors.kt",
      [
        "header": SourceText.kotlinHeader(package: target.package),
        // A drawing of several shapes is 200 bytes of bytecode.
        "drawings": KotlinSource.map(
          "drawings", "Map<String, Drawing>", drawings, partSize: 100),
      ])
  }

  /// The page that describes how an app uses the files.
  var page: String {
    TargetPage(
      "compose-multiplatform.md", words: words,
      rendered.example() + [
        ("import com.example.app", "import \(target.package)"),
        ("com.example.app.resources", target.resources ?? target.package),
        ("composeApp/src/commonMain", rendered.place(target.path)),
      ]
    ).text
  }

  private func fill(_ template: StaticString, _ places: [String: String]) -> String {
    SourceTemplate(template).filled(places, words: words)
  }

  /// The argument for the colours, after others; drawables have the qualifier `dark` instead.
  private var isDark: String { isVector ? ", isDark" : "" }

  /// The replacements for words of the templates. They are written for drawables, and the button for Android, whose
  /// drawables have the type `Int`.
  private var words: [String: String] {
    let names =
      isVector
      ? [
        "Int": "ImageVector", "DrawableResource": "ImageVector", "drawable": "vector",
        "drawables": "vectors", "drawableFor": "imageVectorFor",
        "drawableForCurrencyCode": "imageVectorForCurrencyCode",
        "drawableOrNull": "imageVectorOrNull",
        "drawableForCurrencyCodeOrNull": "imageVectorForCurrencyCodeOrNull",
      ] : ["Int": "DrawableResource"]
    return names.merging(KotlinSource.words(rendered)) { own, _ in own }
  }

  private var imports: [String] {
    let common = [
      "androidx.compose.ui.text.intl.Locale", "androidx.compose.ui.unit.LayoutDirection",
    ]
    if isVector { return ["androidx.compose.ui.graphics.vector.ImageVector"] + common }
    // The accessors of `Res.drawable` are extensions, one for each drawable.
    return common + (target.resources.map { ["\($0).*"] } ?? [])
      + ["org.jetbrains.compose.resources.DrawableResource"]
  }
}
