import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import CurrencyLocale
import RasterImage
import Messages
import SystemSupport
import TextOutlines
import VectorGraphics

extension Configuration {
  /// The file that `mintmark batch` looks for in the working directory.
  package static let standardFile: FilePath = "mintmark.yml"

  package static let standardOutput = "build/icons"

  /// Reads a configuration file, and the artwork that it names. Paths in the file are relative to its folder.
  ///
  /// - Throws: `FileError` if the configuration can't be read. `ConfigurationError` with file, line, column and
  ///   key if its content is wrong, or its artwork can't be read.
  package static func read(file: FilePath) throws -> Configuration {
    try read(yaml: FileReader.bytes(of: file), file: file)
  }

  /// Reads the given bytes of a configuration file, and the artwork that it names.
  package static func read(yaml bytes: [UInt8], file: FilePath) throws -> Configuration {
    let written = try ConfigurationNode(yaml: bytes, file: file.string)
    try AssetTargets.checkSizes(written["targets"]?.elements ?? [])
    let node = try Self.schema.read(written)
    var configuration = try read(node, folder: file.removingLastComponent())
    configuration.owner = try OutputOwner(configuration: file, output: output(node))
    configuration.outputName = try output(node).string
    return configuration
  }

  /// The value of `output`, or the standard folder.
  ///
  /// - Throws: `ConfigurationError` if the name has control characters, which change how a terminal shows the
  ///   text around it. Only names in a file are checked: a name on the command line was typed by the user.
  private static func output(_ node: ConfigurationNode) throws(ConfigurationError) -> FilePath {
    guard let node = node["output"], let text = node.string else {
      return FilePath(standardOutput)
    }
    if text.isEmpty {
      throw node.error("the folder's name is empty", fix: "name a folder, or leave output out")
    }
    if let scalar = text.unicodeScalars.first(where: DisplayText.isControl) {
      throw node.error(
        "the folder's name contains \(scalar.codePoint), which changes how text around it is shown",
        fix: "leave it out")
    }
    return FilePath(text)
  }

  private static func read(_ node: ConfigurationNode, folder: FilePath) throws -> Configuration {
    var configuration = Configuration(
      output: folder.pushing(try output(node)))
    if let locales = node["locales"] { configuration.locales = selector(locales) }
    if let fallback = node["fallback"] { configuration.fallback = try self.fallback(fallback) }
    if let naming: Naming = node["naming"]?.choice() { configuration.naming = naming }
    let base = ButtonSettings(palette: node.systemPalette)
    configuration.button = base
    if let button = node["button"] {
      configuration.button = try ButtonFields.settings([button], over: base)
      configuration.fonts = fonts(button).map {
        FontStack.isFile($0) ? folder.pushing(FilePath($0)).string : $0
      }
    }
    if let level = node["optimize"]?.integer.flatMap(PNG.Optimization.init(rawValue:)) {
      configuration.optimization = level
    }
    configuration.labels = try texts(node["labels"])
    configuration.names = try texts(node["names"])
    try configuration.readSymbols(node["symbols"]?.entries ?? [], folder: folder)
    try configuration.readKeys(node)
    try configuration.readRules(node)
    if let locales = node["locales"] { try configuration.checkLocales(locales) }
    let common = ReadButton(
      variant: configuration.defaultButton, mappings: node["button"].map { [$0] } ?? [], base: base)
    let buttons = try buttons(node, over: common)
    for node in node["targets"]?.elements ?? [] {
      let target = try AssetTargets.target(node)
      if target.requiresFallback, configuration.fallback == .none {
        throw (node["localized"] ?? node).error(
          "localized files need one for every other locale, and fallback is none",
          fix: "set fallback to neutral or a locale, or leave out localized")
      }
      if target.needsButtonNames, buttons.contains(where: { $0.variant.name == nil }) {
        throw (node["name"] ?? node).error(
          "{button} is the name of a button, and the configuration names none",
          fix: "leave {button} out, or list the buttons under 'buttons'")
      }
      var chosen = try self.buttons(ofTarget: node, among: buttons).flatMap { button in
        button.resized(target.sizes)
      }
      configuration.targetWarnings += target.warnings(node, buttons: chosen)
      for index in chosen.indices {
        target.adjust(&chosen[index].style, palette: base.palette)
        chosen[index].smallestScale = target.pixelScales.min().flatMap {
          chosen[index].isSmall(atScale: $0) ? $0 : nil
        }
      }
      configuration.targets.append(TargetEntry(target: target, buttons: chosen))
    }
    try configuration.checkSwiftTypes(node["targets"]?.elements ?? [])
    try configuration.connectNativeTargets(node["targets"]?.elements ?? [])
    return configuration
  }

  /// The names under `font` in the given `button` mapping: font families or font files.
  static func fonts(_ button: ConfigurationNode) -> [String] {
    (button["font"]?.elements ?? []).compactMap(\.string)
  }

  private static func selector(_ node: ConfigurationNode) -> LocaleSelector {
    guard node.entries != nil else { return LocaleSelector(include: patterns(node)) }
    return LocaleSelector(
      include: node["include"].map(patterns) ?? [.all], exclude: node["exclude"].map(patterns) ?? []
    )
  }

  private static func patterns(_ node: ConfigurationNode) -> [LocaleSelector.Pattern] {
    (node.elements ?? [node]).map { element in
      if let code = element["currency"]?.string { return .currency(code) }
      let text = element.string ?? ""
      return text == "all" ? .all : .identifier(text)
    }
  }

  private static func fallback(_ node: ConfigurationNode) throws(ConfigurationError) -> Fallback {
    switch node.string ?? "" {
    case "neutral": return .neutral
    case "none": return .none
    case let name:
      do { return .locale(try CurrencyLocale(name).identifier) } catch {
        if let nearest = NearestName.of(name, among: ["neutral", "none"]) {
          throw node.error("'\(name)' is not known", fix: "did you mean '\(nearest)'?")
        }
        throw node.error("\(error)", fix: "give neutral, none or a locale")
      }
    }
  }

  /// The canonical identifier of a locale, or a language with underscores for hyphens.
  static func localeKey(
    _ node: ConfigurationNode, name: String
  ) throws(ConfigurationError) -> String {
    do {
      return try CurrencyLocale(name).identifier
    } catch {
      // A language without a known region has no currency, but it can have a label.
      if case .noCurrency = error { return name.replacing("-", with: "_") }
      throw node.error(reason: error)
    }
  }

  static func symbolKey(
    _ node: ConfigurationNode, name: String
  ) throws(ConfigurationError) -> String {
    if isCode(name) { return name }
    let code = name.uppercased()
    do { return try localeKey(node, name: name) } catch {
      guard CurrencyRules.isISOCode(code) else { throw error }
      throw node.error("currencies have capital letters", fix: "did you mean '\(code)'?")
    }
  }

  /// Whether a key is a currency code: 3 to 10 ASCII capital letters.
  static func isCode(_ name: String) -> Bool {
    CurrencyRules.isCode(name) && name.utf8.allSatisfy(\.isASCIIUppercase)
  }
}
