import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// The contents of a file for `mintmark compose`: a component tree and the settings to draw it with.
package struct ComponentFile: Sendable {
  package var component: any Component
  /// The colours of symbols, texts and tints, each with the colour behind it.
  package var colorPairs: [ColorPair]
  /// The locale of counts, amounts and symbols.
  package var locale: String
  /// The layout's direction; nil for the direction of ``locale``.
  package var direction: WritingDirection?
  package var contentSize: ContentSize
  package var tint: AdaptiveColor
  /// The background colour; nil for none.
  package var background: AdaptiveColor?

  /// The greatest depth of nested components.
  package static let depthLimit = 64
  /// The greatest number of components in a file, badges not included.
  static let componentLimit = 10_000

  /// Reads a YAML or JSON description.
  ///
  /// - Parameters:
  ///   - file: the file's name, for messages.
  ///   - day: the day whose currencies are used; nil for the day that the file gives.
  ///   - palette: the palette of system colours; nil for the one that the file gives.
  /// - Throws: ``ConfigurationError`` with file, line, column and key path.
  package init(
    yaml bytes: [UInt8], file: String, on day: CalendarDay? = nil, palette: SystemPalette? = nil
  ) throws(ConfigurationError) {
    let written = try ConfigurationNode(
      yaml: bytes, file: file, limits: ConfigurationLimits(size: bytes.count))
    try Self.checkSize(written)
    let root = try Self.schema.read(written)
    locale = try Self.locale(of: root).identifier
    direction = root[LayoutFields.direction]?.string.flatMap(WritingDirection.init(rawValue:))
    contentSize = root.choice(StyleOption.textSize.name, ContentSize.self) ?? .large
    let palette = palette ?? root.systemPalette ?? .standard
    tint = (try root[StyleOption.tint.name]?.color() ?? .system(.blue)).color(in: palette)
    let background = root[StyleOption.background.name]
    self.background =
      background?.string == "none" ? nil : try background?.color().color(in: palette)
    guard let node = root["component"] else {
      throw root.error("the key 'component' is missing", fix: "add it with a component")
    }
    var rules = CurrencyRules(on: day)
    if day == nil { rules.day = try Self.day(of: root) }
    var reader = ComponentReader(
      locale: locale, rules: rules, palette: palette, background: self.background)
    component = try reader.component(node)
    colorPairs = reader.colorPairs
  }

  /// The day whose currencies the file asks for; nil for the newest known currencies.
  private static func day(of root: ConfigurationNode) throws(ConfigurationError) -> CalendarDay? {
    guard let node = root["on"] else { return nil }
    do { return try CurrencyRules.day(node.string ?? "") } catch { throw node.error(reason: error) }
  }

  /// The locale of counts, amounts and symbols. Locales without a currency are allowed.
  private static func locale(
    of root: ConfigurationNode
  ) throws(ConfigurationError) -> CurrencyLocale {
    do {
      return try CurrencyLocale(
        root[SymbolFields.locale]?.string ?? "en_US", currency: CurrencyLocale.noCurrencyCode)
    } catch {
      throw (root[SymbolFields.locale] ?? root).error(reason: error)
    }
  }

  /// Throws if there are too many components or they are nested too deep. This is the first check of a file.
  private static func checkSize(_ root: ConfigurationNode) throws(ConfigurationError) {
    var count = 0
    try checkSize(root, depth: 0, count: &count)
  }

  private static func checkSize(
    _ node: ConfigurationNode, depth: Int, count: inout Int
  ) throws(ConfigurationError) {
    let isComponent = node["kind"] != nil
    if isComponent { count += 1 }
    let depth = isComponent ? depth + 1 : depth
    if depth > depthLimit {
      throw node.error(
        "components are nested more than \(depthLimit) deep", fix: "take some levels out")
    }
    if count > componentLimit {
      throw node.error(
        "there are more than \(componentLimit) components", fix: "make several pictures of them")
    }
    for entry in node.entries ?? [] { try checkSize(entry.value, depth: depth, count: &count) }
    for element in node.elements ?? [] { try checkSize(element, depth: depth, count: &count) }
  }
}
