import BadgeKit

extension ComponentFile {
  /// The symbols of all buttons and tiles.
  package var symbols: [BadgeSymbol] { Self.symbols(in: component) }

  private static func symbols(in component: any Component) -> [BadgeSymbol] {
    switch component {
    case let button as CurrencyButton: [button.symbol]
    case let tile as IconTile: [tile.symbol]
    case let row as ComponentRow: row.children.flatMap(symbols)
    case let grid as ComponentGrid: grid.children.flatMap(symbols)
    case let overlay as BadgeOverlay: symbols(in: overlay.host)
    default: []
    }
  }
}
