/// The name of one of a symbol's 27 variants, such as `Regular-S`.
package struct SymbolVariantName: Hashable, Sendable, CustomStringConvertible {
  package var weight: SymbolWeight
  package var scale: SymbolScale

  package init(_ weight: SymbolWeight, _ scale: SymbolScale) {
    self.weight = weight
    self.scale = scale
  }

  /// Reads a name; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let weight = SymbolWeight(rawValue: parts[0]),
      let scale = SymbolScale(rawValue: parts[1])
    else { return nil }
    self.init(weight, scale)
  }

  package var description: String { "\(weight.rawValue)-\(scale.rawValue)" }

  /// The variants that all others can be interpolated from.
  package static let masters = SymbolWeight.masters.map { SymbolVariantName($0, .small) }
}
