import ConfigurationReader
import Messages
import VectorGraphics

/// A React Native folder with pictures of each drawing in several densities, a lookup with TypeScript
/// declarations, and a button component.
struct ReactNativeTarget: AssetTarget {
  enum ReactNativeImageFormat: String, CaseIterable, Encodable {
    case png
    /// Components of `react-native-svg`, without pictures.
    case vector
  }

  var path = "react-native"
  var format = ReactNativeImageFormat.png
  /// Whether there is a lookup of the names in the app's own resources, and a plugin for Expo that installs
  /// them.
  var isNative = false
  var scales: [Double] = [1, 2, 3]
  var appearances: [Appearance] = [.light, .dark]
}

extension ReactNativeTarget {
  static let kind = "react-native"

  static var fields: [SchemaField] {
    [
      .path("The folder of the lookup and its pictures."),
      SchemaField(
        "format", .choice(of: ReactNativeImageFormat.self),
        "png for pictures, or vector for components of react-native-svg."),
      .scales, .appearances,
      SchemaField(
        "native", .boolean,
        "Whether there are the names of the targets xcassets and android too, and a plugin for Expo "
          + "that copies their files into the native projects."),
    ]
  }

  static let starter = """
      # Pictures in three densities, badgeForLocale(locale) and a button.
      - kind: react-native
        path: src/currency-badge
        format: png                         # or vector: components of react-native-svg
        scales: [1, 2, 3]
        appearances: [light, dark]
        # native: true                      # native names too, and a plugin for Expo

    """

  init(_ node: ConfigurationNode) {
    path = node.outputPath ?? path
    format = node["format"]?.choice() ?? format
    isNative = node["native"]?.boolean ?? isNative
    scales = node["scales"]?.numbers ?? scales
    appearances = node["appearances"]?.appearances ?? appearances
  }
}

extension ReactNativeTarget {
  static var page: StaticString? { "react-native.md" }

  var codeExamples: [CodeExample] {
    [
      CodeExample(
        "React Native", #"<CurrencyBadgeButton locale="{tag}" onPress={() => {}} />"#)
    ]
  }

  var tintedAppearances: [Appearance] { appearances }

  var pixelScales: [Double] { format == .png ? scales : [] }

  func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String] {
    guard format == .vector else { return [] }
    return node.warnings(
      of: ["scales"], "vectors have no pictures that it could change",
      fix: "add 'format: png', or leave it out")
  }

  func warnings(names: [String], in plan: Plan) -> [String] {
    guard isNative, let native = plan.configuration.nativeTargets else { return [] }
    return [native.catalog, native.android].compactMap { index in
      let planned = plan.targets[index]
      let missing = names.filter { !plan.names(of: planned).contains($0) }
      guard let first = missing.first else { return nil }
      return
        "\(path): the target \(type(of: planned.target).kind) has no drawing '\(first)', so that its native "
        + "name shows nothing: give both targets the same buttons"
    }
  }

  func referredTargets(_ configuration: Configuration) -> [Int] {
    guard isNative, let native = configuration.nativeTargets else { return [] }
    return [native.catalog, native.android]
  }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    for appearance in format == .png ? appearances : [] {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(FixedPoint3.text(scale))x"
        for name in drawing.names {
          body(
            path.appendingPathComponent("images/\(appearance.rawValue)/\(name.text)\(suffix).png"),
            .picture(.png(scale: scale), appearance.colors))
        }
      }
    }
  }

  var aggregateFiles: [AggregateFile] {
    [
      file("README.md") {
        TargetPage(
          "react-native.md",
          $0.example() + [("src/currency-badge", $0.place(path))]
        ).text
      },
      file("names.js") { JavaScriptLookup(rendered: $0).scriptWithNames },
      file("names.d.ts") { JavaScriptLookup(rendered: $0).declarations },
      script("CurrencyBadgeButton.d.ts"),
    ] + (format == .png ? pictureFiles : vectorFiles) + (isNative ? nativeFiles : [])
  }

  private var pictureFiles: [AggregateFile] {
    [
      file("currencyBadge.js") {
        JavaScriptLookup(rendered: $0).fill(
          "currencyBadge.js",
          words: ["firstAppearance": appearances.first?.rawValue ?? ""])
      },
      script("pictures.js") { ["pictures": pictures($0), "ratios": Self.ratios($0)] },
      script("currencyBadge.d.ts") { _ in ["appearances": appearanceType] },
      script("CurrencyBadgeButton.js") { _ in
        [
          "appearances":
            "// The appearances of the pictures by colour scheme.\n" + appearanceTable + "\n"
        ]
      },
    ]
  }

  private var vectorFiles: [AggregateFile] {
    // The lookup of names under the name that it has with pictures.
    let names = SourceText.scriptHeader + "\n\nexport * from \"./names.js\";\n"
    return [
      file("currencyBadge.js") { _ in names },
      file("currencyBadge.d.ts") { _ in names },
      script("drawings.js") {
        let drawings = ReactNativeDrawings($0, appearances)
        return ["paints": drawings.paintLines, "drawings": drawings.drawingLines]
      },
      script("CurrencyBadgePicture.js") { _ in ["appearances": appearanceTable] },
      script("CurrencyBadgePicture.d.ts") { _ in ["appearances": appearanceType] },
      script("CurrencyBadgeButton.js") { _ in Self.vectorPlaces },
    ]
  }

  /// What the button has instead of an `Image`.
  private static let vectorPlaces: [String: String] = {
    let vectors = SourceTemplate("CurrencyBadgeVectorButton.js")
    var places = ["appearances": "", "appearance": ""]
    for name in ["imports", "picture"] { places[name] = vectors.example(name) }
    return places
  }()

  private var nativeFiles: [AggregateFile] {
    [
      script("native.js") { ["names": NativeResources($0.plan.configuration)?.names ?? ""] },
      script("native.d.ts"),
      // CommonJS by its name, whatever the module system of the app: Expo loads plugins by `require`.
      script("app.plugin.cjs") {
        ["sources": NativeResources($0.plan.configuration)?.sources(for: path) ?? ""]
      },
    ]
  }

  private var appearanceType: String {
    JavaScriptLookup.union("Appearance", appearances.map(\.rawValue))
  }

  /// The JavaScript object that maps each colour scheme to an appearance.
  private var appearanceTable: String {
    let names = appearances.ofSchemes.map {
      "\($0.scheme.rawValue): \(SourceLiteral.quoted($0.appearance.rawValue))"
    }
    return "const appearances = { \(names.joined(separator: ", ")) };"
  }

  /// The entries of a JavaScript object that maps each drawing that is not square to its width divided by its height.
  private static func ratios(_ rendered: RenderedTarget) -> String {
    let ratios = rendered.drawings.flatMap { drawing in
      let size = rendered.size(of: drawing)
      let ratio = FixedPoint3.text(size.width / size.height)
      return ratio == "1" ? [] : drawing.names.map { "\($0.text): \(ratio)," }
    }
    return SourceText.lines(ratios) { $0 }
  }

  /// The entries of a JavaScript object that maps each appearance and name to a picture.
  private func pictures(_ rendered: RenderedTarget) -> String {
    let names = rendered.drawings.flatMap(\.names).map(\.text)
    return SourceText.lines(appearances) { appearance in
      "\(SourceLiteral.quoted(appearance.rawValue)): {\n"
        + SourceText.lines(names) {
          "  \($0): require(\"./images/\(appearance.rawValue)/\($0).png\"),"
        } + "\n},"
    }
  }
}
