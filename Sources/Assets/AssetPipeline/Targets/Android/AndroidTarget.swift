import BadgeKit
import Messages
import ComponentDescriptions
import ConfigurationReader
import VectorFormats
import VectorGraphics

/// An Android resource folder with one drawable for each drawing, and a Kotlin lookup.
struct AndroidTarget: AssetTarget {
  enum DrawableFormat: String, CaseIterable, Encodable {
    case vector, png
  }

  enum Density: String, CaseIterable, Encodable {
    case mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi

    /// Pixels per point (dp).
    var scale: Double {
      switch self {
      case .mdpi: 1
      case .hdpi: 1.5
      case .xhdpi: 2
      case .xxhdpi: 3
      case .xxxhdpi: 4
      }
    }
  }

  var path = "android"
  var formats: [DrawableFormat] = [.vector]
  var densities = Density.allCases
  /// Whether there are dark colours for night mode, if a button looks different there.
  var hasNight = true
  /// Whether each button also has one drawable that Android resolves by locale. Each locale's drawing is in a
  /// folder with the locale's resource qualifier.
  var isLocalized = false
  /// The prefix of every drawable's name.
  var prefix = "currency_badge"
  /// The package of the Kotlin lookup; nil for no lookup.
  var package: String? = "currencybadge"
  /// The package of the `R` class that has the drawables; nil if it is the package of the lookup.
  var resources: String?
  /// Whether a button for Jetpack Compose is generated too.
  var hasCompose = false
  /// Whether an app finds the drawables by their names, which a React Native target has.
  var areFoundByName = false
  /// The colour that replaces the tint of the buttons; nil to keep it.
  var tint: Tint?

  /// A reference to a colour of the app, or a fixed colour.
  enum Tint: Hashable, Encodable {
    /// A reference to a theme attribute or a colour resource; see ``AndroidName/isColorResource(_:)``.
    case resource(String)
    case color(WrittenColor)
  }
}

extension AndroidTarget {
  static let kind = "android"

  static var fields: [SchemaField] {
    [
      .path("The folder that gets res and kotlin, such as app/src/main."),
      SchemaField(
        "formats", .list(.choice(of: DrawableFormat.self), count: 1...2),
        "VectorDrawables, pictures, or both."),
      SchemaField(
        "densities", .list(.choice(of: Density.self), count: 1...5), "The densities of pictures."),
      SchemaField(
        "tint", .string,
        "A colour, a theme's attribute such as ?android:attr/colorControlNormal, or @color/name."),
      SchemaField("night", .boolean, "Whether there are dark colours for the night."),
      SchemaField("localized", .boolean, "Whether one more drawable differs by locale."),
      SchemaField("prefix", .string, "What every drawable's name begins with."),
      SchemaField("package", .string, "The package of the Kotlin lookup, or none."),
      SchemaField("resources", .string, "The package whose R has the drawables."),
      SchemaField("compose", .boolean, "Whether there is a button for Jetpack Compose."),
    ]
  }

  static let starter = """
      # One drawable for each drawing, and CurrencyBadge.drawableFor(locale) in Kotlin.
      - kind: android
        formats: [vector]                   # vector, png
        # densities: [mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi]
        path: app/src/main                  # where Gradle looks for res and kotlin
        night: true
        # tint: "?android:attr/colorControlNormal"  # the theme's colour; without android: it needs AppCompat
        package: com.example.app            # or none
        compose: true                       # a button for Jetpack Compose

    """

  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node.outputPath ?? path
    formats = node["formats"]?.choices() ?? formats
    densities = node["densities"]?.choices() ?? densities
    hasNight = node["night"]?.boolean ?? hasNight
    isLocalized = node["localized"]?.boolean ?? isLocalized
    prefix = node["prefix"]?.string ?? prefix
    if let name = node["package"]?.string { package = name == "none" ? nil : name }
    resources = node["resources"]?.string
    hasCompose = node["compose"]?.boolean ?? hasCompose
    if let given = node["tint"], let text = given.string {
      if AndroidName.isColorResource(text) {
        tint = .resource(text)
        guard formats == [.vector] else {
          throw given.error(
            "pictures can't take the colour '\(text)' of an app",
            fix: "leave out png, or give a colour")
        }
      } else if text.hasPrefix("?") || text.hasPrefix("@") {
        throw given.error(
          "'\(text)' names no colour of a theme or an app",
          fix: "write ?android:attr/colorControlNormal, @color/name, or a colour")
      } else {
        tint = .color(try given.color())
      }
    }
    try AndroidName.check(node)
  }
}

extension AndroidTarget {
  static var page: StaticString? { "android.md" }

  var codeExamples: [CodeExample] {
    guard package != nil else { return [] }
    return [
      CodeExample("Kotlin", #"CurrencyBadge.drawableFor(Locale.forLanguageTag("{tag}"))"#)
    ]
  }

  var pagePath: String? { package.map { _ in path.appendingPathComponent("README.md") } }

  var pixelScales: [Double] { formats.contains(.png) ? densities.map(\.scale) : [] }

  var requiresFallback: Bool { isLocalized }

  var tintedAppearances: [Appearance] { hasNight ? [.light, .dark] : [.light] }

  func adjust(_ style: inout CurrencyButtonStyle, palette: SystemPalette) {
    if case .color(let color) = tint { style.tint = color.color(in: palette) }
  }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    // A drawing and its mirrored counterpart are one drawable. The mirrored one has the qualifier `ldrtl`.
    let direction = drawing.isMirrored && drawing.counterpart != nil ? "ldrtl" : nil
    let button = plan.button(of: drawing)
    func put(_ file: String, _ qualifiers: [String?]) {
      self.put(file, qualifiers, drawing, button.variant, body)
    }
    for name in drawing.assetNames { put("\(prefix)_\(name)", [direction]) }
    guard isLocalized else { return }
    let file = button.variant.name.map { "\(prefix)_\($0)" } ?? prefix
    for index in drawing.locales { put(file, [AndroidQualifier.of(plan[index]), direction]) }
    // The drawable without locale qualifier is the fallback. If the fallback is mirrored, it has both
    // directions.
    if let fallback = button.fallback?.drawing,
      drawing.index == fallback || drawing.counterpart == fallback
    {
      put(file, [direction])
    }
  }

  var aggregateFiles: [AggregateFile] {
    let rules = keepRules
    let keepFiles =
      areFoundByName ? [file("res/raw/\(prefix)_keep.xml") { _ in rules }] : []
    guard let package else { return keepFiles }
    @Sendable func lookup(_ rendered: RenderedTarget) -> KotlinLookup {
      KotlinLookup(package: package, target: self, rendered: rendered)
    }
    let files =
      keepFiles + [
        file("README.md") { lookup($0).page },
        file("kotlin/CurrencyBadge.kt") { lookup($0).source },
      ]
    return hasCompose
      ? files + [file("kotlin/CurrencyBadgeButton.kt") { lookup($0).button }] : files
  }

  /// The rules by which Gradle keeps drawables that no code refers to, when it shrinks resources: any file in
  /// `res/raw` can have them (developer.android.com, "Customize which resources to keep").
  private var keepRules: String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <resources xmlns:tools="http://schemas.android.com/tools" tools:keep="@drawable/\(prefix)_*" />

    """
  }

  func aggregateFiles(of button: ButtonVariant) -> [AggregateFile] {
    var style = button.style
    if !button.labels.isEmpty { style.label = "" }
    guard hasColorFiles, style.differsAtNight(tinted: resource == nil) else { return [] }
    let (tint, palette) = (drawableTint, button.style.palette())
    return [("", \AndroidNightColor.light), ("-night", \.dark)].map { night, value in
      file("res/values\(night)/\(colorPrefix(button))colors.xml") { rendered in
        let paints = rendered.drawings.flatMap { rendered.fills(of: $0).map(\.paint) }
        let colors = paints.compactMap { paint in
          if case .solid(let color) = paint { tint.nightColor(of: color, palette) } else { nil }
        }
        let lines = Set(colors).sorted { $0.name < $1.name }.map {
          "<color name=\"\(colorPrefix(button) + $0.name)\">\($0[keyPath: value])</color>"
        }
        return """
          <?xml version="1.0" encoding="utf-8"?>
          <!-- \(SourceText.mark) -->
          <resources>
          \(SourceText.lines(lines) { "  " + $0 })
          </resources>

          """
      }
    }
  }

  /// Whether the colours for day and night are resources, to which one vector refers. Android prefers a picture for the
  /// night to a vector without that qualifier, so vectors beside pictures have their colours in them.
  private var hasColorFiles: Bool { hasNight && formats == [.vector] }

  /// The beginning of the names of a button's colours.
  private func colorPrefix(_ button: ButtonVariant) -> String { "\(prefix)_\(button.name.prefix)" }

  private var drawableTint: AndroidTint { resource.map { .resource($0) } ?? .palette }

  /// Calls `body` with each file of a drawable.
  ///
  /// - Parameters:
  ///   - file: the drawable's name.
  ///   - qualifiers: the qualifiers for locale and layout direction. In a folder's name they come before those
  ///     for night and density.
  private func put(
    _ file: String, _ qualifiers: [String?], _ drawing: Drawing, _ button: ButtonVariant,
    _ body: FileReceiver
  ) {
    let hasNightFiles =
      hasNight && !hasColorFiles && drawing.button.style.differsAtNight(tinted: resource == nil)
    let nightColors = hasColorFiles ? colorPrefix(button) : nil
    for night in hasNightFiles ? [false, true] : [false] {
      let colors = ColorVariant.appearance(night ? .dark : .light)
      let leading = ["drawable"] + qualifiers.compactMap { $0 } + (night ? ["night"] : [])
      func folder(_ density: String?, version: String? = nil) -> String {
        (leading + [density, version].compactMap { $0 }).joined(separator: "-")
      }
      for format in formats {
        switch format {
        case .vector:
          // If there are PNGs too, `anydpi` makes Android prefer the vector.
          let name = formats.contains(.png) ? folder("anydpi", version: "v21") : folder(nil)
          body(
            "\(resPath)/\(name)/\(file).xml",
            .picture(.vectorDrawable(drawableTint, nightColors: nightColors), colors))
        case .png:
          for density in densities {
            body(
              "\(resPath)/\(folder(density.rawValue))/\(file).png",
              .picture(.png(scale: density.scale), colors))
          }
        }
      }
    }
  }

  /// The reference to the theme attribute or colour resource that replaces the tint; nil for none.
  var resource: String? {
    if case .resource(let name) = tint { name } else { nil }
  }

  private var resPath: String { path.appendingPathComponent("res") }
}

extension CurrencyButtonStyle {
  /// Whether the drawing has other colours at night.
  ///
  /// - Parameter tinted: whether it has the style's tint and a label's own colour, and not a colour of the app.
  func differsAtNight(tinted: Bool = true) -> Bool {
    tinted && (tint.light != tint.dark || label != nil)
      || background.map { $0.light != $0.dark } ?? false
  }
}
