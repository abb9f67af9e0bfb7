import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// Creates components from nodes that have passed the schema's check.
struct ComponentReader {
  let locale: String
  let rules: CurrencyRules
  let palette: SystemPalette
  /// The default colour of badges' borders: the file's background. If nil, it is the appearance's background.
  let background: AdaptiveColor?
  /// The colours of all tiles, badges and buttons read so far.
  private(set) var colorPairs: [ColorPair] = []

  /// The component that a node describes.
  ///
  /// - Throws: ``ConfigurationError`` for what the schema does not check, such as colours, locales, texts, path
  ///   data, amounts, and keys that exclude each other.
  mutating func component(_ node: ConfigurationNode) throws(ConfigurationError) -> any Component {
    let component: any Component
    switch node["kind"]?.string {
    case "tile": component = try tile(node)
    case "badge": component = try badge(node)
    case "button": component = try button(node)
    case "amount-field": component = try amountField(node)
    case "typing": component = try typing(node)
    case "row":
      var row = ComponentRow(try children(node))
      if let alignment = node.choice(
        LayoutFields.rowAlignment.name, ComponentRow.VerticalAlignment.self)
      {
        row.alignment = alignment
      }
      if let spacing = node[LayoutFields.spacing]?.number { row.spacing = spacing }
      component = row
    default:
      var grid = ComponentGrid(
        try children(node), columns: node[LayoutFields.columns]?.integer ?? 1)
      if let alignment = node.choice(LayoutFields.cellAlignment.name, ComponentAlignment.self) {
        grid.alignment = alignment
      }
      if let spacing = node[LayoutFields.spacing]?.number { grid.spacing = spacing }
      component = grid
    }
    return try adding(node[LayoutFields.badges]?.elements ?? [], to: component)
  }

  private mutating func children(_ node: ConfigurationNode) throws(ConfigurationError)
    -> [any Component]
  {
    var children: [any Component] = []
    for child in node[LayoutFields.children]?.elements ?? [] {
      children.append(try component(child))
    }
    return children
  }

  private mutating func adding(
    _ badges: [ConfigurationNode], to host: any Component
  ) throws(ConfigurationError) -> any Component {
    var host = host
    for node in badges {
      let offset = node[LayoutFields.offset]?.elements?.compactMap(\.number) ?? []
      host = BadgeOverlay(
        host, badge: try badge(node),
        alignment: node.choice(LayoutFields.badgeAlignment.name, ComponentAlignment.self)
          ?? .topTrailing,
        offset: offset.count == 2 ? Vector(dx: offset[0], dy: offset[1]) : .zero)
    }
    return host
  }

  private mutating func tile(_ node: ConfigurationNode) throws(ConfigurationError) -> IconTile {
    try node.values { value throws(FieldError) in try FieldLaw.check(TileFields.laws, value) }
    let symbol: BadgeSymbol
    switch try node.only(of: TileFields.contents.map(\.name)) {
    case (TileFields.currency.name, let value):
      let resolved = try currencyLocale(locale, currency: value, at: value)
      symbol = BadgeSymbol(
        resolved,
        form: node.choice(TileFields.symbolForm.name, CurrencySymbolForm.self) ?? .standard,
        signs: node.choice(TileFields.signs.name, CurrencySigns.self) ?? .letters)
    case (TileFields.path.name, let value): symbol = .artwork(try value.path())
    case (_, let value): symbol = .text(try value.visibleText())
    }
    var tile = IconTile(symbol)
    tile.color = try color(node[TileFields.color]) ?? SystemColor.blue.color(in: palette)
    if let color = try color(node[TileFields.foreground]) { tile.foreground = color }
    if let weight = node[TileFields.weight]?.fontWeight { tile.weight = weight }
    if let side = node[TileFields.size]?.number {
      // Scale the corners with the tile; a given radius replaces the result below.
      tile.geometry.cornerRadius *= side / tile.geometry.size.width
      tile.geometry.size = Size(width: side, height: side)
    }
    if let radius = node[TileFields.cornerRadius]?.number { tile.geometry.cornerRadius = radius }
    colorPairs.append(
      ColorPair(
        node: node, name: "symbol", color: .color(tile.foreground),
        ground: .gradient(of: tile.color, key: TileFields.color.name)))
    return tile
  }

  private mutating func badge(_ node: ConfigurationNode) throws(ConfigurationError) -> CapsuleBadge
  {
    var badge: CapsuleBadge
    switch try node.only(of: BadgeFields.contents.map(\.name)) {
    case (BadgeFields.count.name, let value):
      badge = CapsuleBadge(
        .count(value.integer ?? 0, maximum: node[BadgeFields.max]?.integer))
    case (BadgeFields.amount.name, let value):
      let resolved = try currencyLocale(locale, currency: value[AmountFields.currency], at: value)
      let format = try amountFormat(value[AmountFields.format], resolved, at: value)
      let amount = resolved.amount(minorUnits: Int64(value[AmountFields.minorUnits]?.integer ?? 0))
      do {
        _ = try format.text(of: amount)
      } catch {
        throw value.error(reason: error)
      }
      badge = CapsuleBadge(.amount(amount, format.options))
    case (_, let value): badge = CapsuleBadge(.text(try value.visibleText()))
    }
    badge.borderColor = background
    badge = try node.values { [badge] value throws(FieldError) in
      try BadgeFields.check(value)
      var styled = badge
      try BadgeFields.setLooks(value, of: &styled, palette: palette)
      return styled
    }
    colorPairs.append(
      ColorPair(
        node: node, name: "text", color: .color(badge.foreground),
        ground: .gradient(of: badge.tint, key: BadgeFields.tint.name)))
    return badge
  }

  private mutating func button(_ node: ConfigurationNode) throws(ConfigurationError)
    -> CurrencyButton
  {
    let style = try ButtonFields.settings([node], over: ButtonSettings(palette: palette)).style
    var button: CurrencyButton
    if let text = node[SymbolFields.text] {
      let symbol = try text.visibleText()
      button = CurrencyButton(.text(symbol), style: style, title: style.label ?? symbol)
    } else {
      let resolved = try currencyLocale(
        node[SymbolFields.locale]?.string ?? locale, currency: node[SymbolFields.currency],
        at: node[SymbolFields.locale] ?? node)
      button = CurrencyButton(resolved, style: style)
    }
    if let path = node[SymbolFields.path] { button.symbol = .artwork(try path.path()) }
    let parts =
      [(StyleOption.tint.name, PaintColor.color(style.tint))]
      + (style.label == nil ? [] : [(StyleOption.label.name, .label)])
    colorPairs += parts.map {
      ColorPair(node: node, name: $0.0, color: $0.1, ground: .background(style.background))
    }
    return button
  }

  private func amountField(_ node: ConfigurationNode) throws(ConfigurationError) -> AmountField {
    try press(node[EntryFields.keys], on: emptyField(node))
  }

  /// A grid of frames: the field at the start, then after each key.
  private func typing(_ node: ConfigurationNode) throws(ConfigurationError) -> ComponentGrid {
    var field = try emptyField(node)
    if node[EntryFields.focused] == nil { field.isFocused = true }
    var frames = [field]
    _ = try press(node[EntryFields.keys], on: field) { frames.append($0) }
    return ComponentGrid(
      frames, columns: node[EntryFields.columns]?.integer ?? 1,
      spacing: node[LayoutFields.spacing]?.number ?? 8)
  }

  private func emptyField(_ node: ConfigurationNode) throws(ConfigurationError) -> AmountField {
    let resolved = try currencyLocale(
      node[EntryFields.locale]?.string ?? locale, currency: node[EntryFields.currency],
      at: node[EntryFields.locale] ?? node)
    let format = try amountFormat(node[EntryFields.format], resolved, at: node)
    var field: AmountField
    do {
      var entry = try AmountEntry(format, maximumDigits: node[EntryFields.digits]?.integer ?? 18)
      if let minorUnits = node[EntryFields.minorUnits]?.integer {
        entry = try AmountEntry(
          format, amount: resolved.amount(minorUnits: Int64(minorUnits)),
          maximumDigits: entry.maximumDigits)
      }
      if let caret = node[EntryFields.caret]?.integer { entry.select(caret..<caret) }
      entry.dropsExcessDigits = node[EntryFields.dropExcessDigits]?.boolean ?? false
      field = AmountField(entry)
    } catch {
      throw node.error(reason: error)
    }
    field.errorColor = SystemColor.red.color(in: palette)
    field.placeholder = try node[EntryFields.placeholder]?.visibleText()
    if let isFocused = node[EntryFields.focused]?.boolean { field.isFocused = isFocused }
    if let hasError = node[EntryFields.error]?.boolean { field.hasError = hasError }
    if let style = node.choice(EntryFields.textStyle.name, TextStyle.self) {
      field.textStyle = style
    }
    if let width = node[EntryFields.width]?.number { field.width = width }
    return field
  }

  private func color(_ node: ConfigurationNode?) throws(ConfigurationError) -> AdaptiveColor? {
    try node?.color().color(in: palette)
  }

  func currencyLocale(
    _ identifier: String, currency: ConfigurationNode?, at node: ConfigurationNode
  ) throws(ConfigurationError) -> CurrencyLocale {
    do {
      return try CurrencyLocale(identifier, currency: currency?.string, rules: rules)
    } catch {
      if case .unknownCurrency = error, let currency { throw currency.error(reason: error) }
      throw node.error(reason: error)
    }
  }
}
