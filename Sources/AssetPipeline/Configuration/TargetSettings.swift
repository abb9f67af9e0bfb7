import ConfigurationReader
import VectorGraphics

/// The `targets:` of a configuration.
enum TargetSettings {
  static let kinds: [(tag: String, fields: [Field])] = [
    (
      "files",
      [
        path("Where in the output; empty for the output itself."),
        Field("formats", .list(.choice(of: FilesTarget.Format.self), count: 1...3), "The formats."),
        scales, appearances,
        Field(
          "name", .string,
          "The name of each file, with places such as {locale} {appearance} {scale} {format}."),
      ]
    ),
    (
      "xcassets",
      [
        path("The catalog."),
        Field("accessor", .string, "Where the Swift lookup goes, or none."),
        Field("namespace", .string, "The folder of the sets, a part of their names in code."),
        Field("format", .choice(of: AssetCatalogTarget.Format.self), "What the sets hold."),
        Field(
          "intent", .choice(of: AssetCatalogTarget.Intent.self),
          "Whether the app or the picture gives the colour."),
        appearances,
        Field("scales", .list(.integer(1...3), count: 1...3), "Pixels per point, for png."),
        Field("symbols", .boolean, "Whether each drawing is a custom SF Symbol too."),
        Field("localized", .boolean, "Whether one more set holds a picture for each locale."),
      ]
    ),
    (
      "android",
      [
        path("The folder that gets res and the lookup."),
        Field(
          "formats", .list(.choice(of: AndroidTarget.Format.self), count: 1...2),
          "VectorDrawables, pictures, or both."),
        Field(
          "densities", .list(.choice(of: AndroidTarget.Density.self), count: 1...5),
          "The densities of pictures."),
        Field("night", .boolean, "Whether there are dark drawables for the night."),
        Field("localized", .boolean, "Whether one more drawable differs by locale."),
        Field("prefix", .string, "What every drawable's name begins with."),
        Field("package", .string, "The package of the Kotlin lookup, or none."),
        Field("resources", .string, "The package whose R has the drawables."),
      ]
    ),
    (
      "web",
      [
        path("The folder of the files."),
        Field("gallery", .boolean, "Whether there is a gallery page."),
      ]
    ),
    (
      "flutter",
      [
        path("The folder of the package."),
        Field("assets", .string, "The folder of the pictures in it."), scales, appearances,
      ]
    ),
    ("react-native", [path("The folder of the lookup and its pictures."), scales, appearances]),
    ("gallery", [path("The page.")]),
  ]

  /// Reads a target; the node has been checked against ``kinds``.
  static func target(_ node: ConfigurationNode) throws(ConfigurationError) -> Target {
    switch node["kind"]?.string {
    case "xcassets": return .assetCatalog(try assetCatalog(node))
    case "android": return .android(try android(node))
    case "web":
      var target = WebTarget()
      set(&target.path, node["path"]?.string)
      set(&target.hasGallery, node["gallery"]?.boolean)
      return .web(target)
    case "flutter":
      var target = FlutterTarget()
      set(&target.path, node["path"]?.string)
      set(&target.assets, node["assets"]?.string)
      set(&target.scales, numbers(node["scales"]))
      set(&target.appearances, appearances(node))
      return .flutter(target)
    case "react-native":
      var target = ReactNativeTarget()
      set(&target.path, node["path"]?.string)
      set(&target.scales, numbers(node["scales"]))
      set(&target.appearances, appearances(node))
      return .reactNative(target)
    case "gallery":
      var target = GalleryTarget()
      set(&target.path, node["path"]?.string)
      return .gallery(target)
    default: return .files(try files(node))
    }
  }

  private static func files(_ node: ConfigurationNode) throws(ConfigurationError) -> FilesTarget {
    let text = node["name"]?.string ?? "{locale}/{appearance}@{scale}x.{format}"
    let name: NameTemplate
    do {
      name = try NameTemplate(text)
    } catch {
      throw (node["name"] ?? node).error("\(error)", mend: "see the places above")
    }
    var target = FilesTarget(name: name)
    set(&target.path, node["path"]?.string)
    set(
      &target.formats,
      node["formats"]?.elements?.compactMap {
        $0.string.flatMap(FilesTarget.Format.init)
      })
    set(&target.scales, numbers(node["scales"]))
    set(&target.appearances, appearances(node))
    return target
  }

  private static func assetCatalog(
    _ node: ConfigurationNode
  ) throws(ConfigurationError) -> AssetCatalogTarget {
    var target = AssetCatalogTarget()
    set(&target.path, node["path"]?.string)
    if let accessor = node["accessor"]?.string {
      target.accessor = accessor == "none" ? nil : accessor
    }
    set(&target.namespace, node["namespace"]?.string)
    set(&target.format, node["format"]?.string.flatMap(AssetCatalogTarget.Format.init))
    set(&target.intent, node["intent"]?.string.flatMap(AssetCatalogTarget.Intent.init))
    set(&target.appearances, appearances(node))
    set(&target.scales, node["scales"]?.elements?.compactMap(\.integer))
    set(&target.hasSymbols, node["symbols"]?.boolean)
    set(&target.isLocalized, node["localized"]?.boolean)
    if !target.path.hasSuffix(".xcassets"), let path = node["path"] {
      throw path.error("'\(target.path)' is no catalog", mend: "end it in .xcassets")
    }
    return target
  }

  private static func android(
    _ node: ConfigurationNode
  ) throws(ConfigurationError) -> AndroidTarget {
    var target = AndroidTarget()
    set(&target.path, node["path"]?.string)
    set(
      &target.formats,
      node["formats"]?.elements?.compactMap {
        $0.string.flatMap(AndroidTarget.Format.init)
      })
    set(
      &target.densities,
      node["densities"]?.elements?.compactMap {
        $0.string.flatMap(AndroidTarget.Density.init)
      })
    set(&target.hasNight, node["night"]?.boolean)
    set(&target.isLocalized, node["localized"]?.boolean)
    set(&target.prefix, node["prefix"]?.string)
    if let package = node["package"]?.string { target.package = package == "none" ? nil : package }
    target.resources = node["resources"]?.string
    if let prefix = node["prefix"], !isResourceName(target.prefix) {
      throw prefix.error(
        "'\(target.prefix)' can't begin a resource's name",
        mend: "use small letters, digits and underscores, a letter first")
    }
    for package in [node["package"], node["resources"]] {
      guard let package, let name = package.string, name != "none", !isPackage(name) else {
        continue
      }
      throw package.error("'\(name)' is no package", mend: "write one such as com.example.app")
    }
    return target
  }

  private static func isResourceName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first) else { return false }
    return text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
  }

  private static func isPackage(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, !(48...57).contains(first),
        !kotlinKeywords.contains(String(part))
      else { return false }
      return part.utf8.allSatisfy {
        (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 95
      }
    }
  }

  /// Words that are no names in Kotlin (its specification's "hard keywords"), nor in Java.
  private static let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  private static func path(_ documentation: String) -> Field {
    Field("path", .string, documentation)
  }

  private static let scales = Field(
    "scales", .list(.number(.above(0, upTo: 1024)), count: 1...1000), "Pixels per point.")

  private static let appearances = Field(
    "appearances", .list(.choice(Appearance.all.map(\.name)), count: 1...4),
    "The appearances; the first is the one for everything else.")

  private static func numbers(_ node: ConfigurationNode?) -> [Double]? {
    node?.elements?.compactMap(\.number)
  }

  private static func appearances(_ node: ConfigurationNode) -> [Appearance]? {
    node["appearances"]?.elements?.compactMap { element in
      Appearance.all.first { $0.name == element.string }
    }
  }

  /// Sets what was given and leaves the standard otherwise.
  private static func set<Value>(_ value: inout Value, _ given: Value?) {
    if let given { value = given }
  }
}
