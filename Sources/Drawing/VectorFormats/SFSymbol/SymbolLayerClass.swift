/// The class that puts a path into a layer of a rendering mode: `monochrome-0`,
/// `multicolor-1:systemGreenColor`, `hierarchical-0:secondary`.
package struct SymbolLayerClass: Hashable, Sendable, CustomStringConvertible {
  /// How a symbol is coloured.
  package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    case monochrome
    case hierarchical
    case multicolor
  }

  package var mode: RenderingMode
  /// The layer, from 0 at the back.
  package var index: Int
  /// The colour of a multicolour layer, or the level of a hierarchical one; nil for a monochrome layer.
  package var value: String?

  package init(_ mode: RenderingMode, _ index: Int, _ value: String? = nil) {
    self.mode = mode
    self.index = index
    self.value = value
  }

  /// Parses the name of a class; nil for a class that names no layer.
  package init?(_ text: some StringProtocol) {
    guard let hyphen = text.firstIndex(of: "-"),
      let mode = RenderingMode(rawValue: String(text[..<hyphen]))
    else { return nil }
    let rest = text[text.index(after: hyphen)...]
    let number = rest.prefix { $0 != ":" }
    guard let index = Int(number), (0..<1000).contains(index), number.allSatisfy(\.isASCII) else {
      return nil
    }
    let value = rest[number.endIndex...].dropFirst()
    guard value.allSatisfy({ $0.isLetter || $0.isNumber || "._-#".contains($0) }) else {
      return nil
    }
    self.init(mode, index, number.endIndex == rest.endIndex ? nil : String(value))
  }

  /// Whether a class names a layer or belongs to the SF Symbols app. Style rules of such classes are not
  /// for viewers.
  static func isReserved(_ name: String) -> Bool {
    name.hasPrefix("SFSymbolsPreview") || SymbolLayerClass(name) != nil
  }

  package var description: String { "\(mode.rawValue)-\(index)" + (value.map { ":" + $0 } ?? "") }

  /// The levels of hierarchical layers, each with the opacity at which the system draws it.
  package static let levels: [(name: String, opacity: Double)] = [
    ("primary", 1), ("secondary", 0.5), ("tertiary", 0.25),
  ]
}

/// The style of a layer's class, from the style sheet, or of one path, from its style attribute.
package struct SymbolLayerStyle: Hashable, Sendable {
  /// Whether the layer erases the layers under it.
  package var clearsBehind = false
  /// The opacity, from 0 to 1. A layer that clears the layers under it is usually transparent.
  package var opacity = 1.0
  /// The literal colour of a multicolour layer that has no system colour, as in the file; nil for none.
  package var fill: String?
  /// The number of the group whose layers move together in an animation, in version 5 and later; nil for
  /// none.
  package var motionGroup: Int?

  package init(
    clearsBehind: Bool = false, opacity: Double = 1, fill: String? = nil, motionGroup: Int? = nil
  ) {
    self.clearsBehind = clearsBehind
    self.opacity = opacity
    self.fill = fill
    self.motionGroup = motionGroup
  }
}
