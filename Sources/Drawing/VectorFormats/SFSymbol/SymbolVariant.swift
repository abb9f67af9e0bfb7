package import VectorGraphics

/// The symbol's drawing in one weight and one scale.
package struct SymbolVariant: Hashable, Sendable {
  package var name: SymbolVariantName
  package var paths: [SymbolTemplate.Path]
  package var line = 0

  package init(_ name: SymbolVariantName, _ paths: [SymbolTemplate.Path]) {
    self.name = name
    self.paths = paths
  }

  /// The bounds of all paths; nil where there is no outline.
  package var bounds: Rect? {
    paths.compactMap(\.path.bounds).union
  }
}
