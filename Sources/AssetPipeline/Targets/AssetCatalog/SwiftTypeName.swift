import ConfigurationReader

/// The name of the generated Swift type, and the names that are made from it.
///
/// `PaymentBadge` has the view `PaymentBadgeButton` and the initialisers `Image(paymentBadge:)` and
/// `Image(paymentSymbol:)`.
struct SwiftTypeName: Hashable, Encodable, Sendable {
  let text: String

  static let standard = SwiftTypeName(unchecked: "CurrencyBadge")

  private init(unchecked text: String) { self.text = text }

  /// The name that a configuration gives.
  ///
  /// - Throws: `ConfigurationError` for a text that can't be the name of a type, or that the generated
  ///   file uses for another thing.
  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    text = node.string ?? ""
    let isName = text.utf8.allSatisfy {
      (65...90).contains($0) || (97...122).contains($0) || (48...57).contains($0) || $0 == 95
    }
    guard isName, let first = text.utf8.first, (65...90).contains(first) else {
      throw node.error(
        "'\(text)' can't be the name of a Swift type",
        fix: "use letters, digits and underscores, a capital letter first")
    }
    if Self.used.contains(text) || SwiftName.isKeyword(label) {
      throw node.error(
        "'\(text)' is a name that the generated Swift uses",
        fix: "give another one, such as \(text)Badge")
    }
  }

  /// The view of a button.
  var view: String { text + "Button" }

  /// The label of an image's initialiser: the name with small letters up to its second word.
  var label: String {
    let capitals = text.prefix { $0.isUppercase }.count
    let count = capitals == text.count || capitals == 1 ? capitals : capitals - 1
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  /// The label of a custom symbol's initialiser.
  var symbolLabel: String {
    let suffix = "Badge"
    return (label.hasSuffix(suffix) ? String(label.dropLast(suffix.count)) : label) + "Symbol"
  }

  /// Every name that a module can have once.
  var declared: Set<String> { [text, view, label, symbolLabel] }

  /// The types that the generated file uses or nests. A type of the same name would hide them.
  private static let used: Set<String> = [
    "Any", "AppKit", "Binding", "Bool", "Bundle", "BundleToken", "Button", "CGFloat",
    "CaseIterable", "Character", "CharacterSet", "Details", "Dictionary", "Double", "Font",
    "Foundation", "HStack", "Hashable", "Image", "Int", "Locale", "NSImage", "Never", "Optional",
    "Protocol", "Resource", "ScaledMetric", "Self", "Sendable", "Set", "String", "Substring",
    "SwiftUI", "Tag", "Text", "TextStyle", "Type", "UIImage", "UIKit", "UInt8", "View",
    "ViewBuilder", "Void",
  ]
}

extension Configuration {
  /// Checks that the generated Swift of two targets can be compiled in one module.
  ///
  /// Files in one folder are in one module. Files in two folders may be: two targets with the same name get a
  /// warning, unless both set `type`.
  mutating func checkSwiftTypes(_ nodes: [ConfigurationNode]) throws(ConfigurationError) {
    var known: [(target: AssetCatalogTarget, isNamed: Bool)] = []
    for (entry, node) in zip(targets, nodes) {
      guard let target = entry.target as? AssetCatalogTarget, target.accessor != nil else {
        continue
      }
      let isNamed = node["type"] != nil
      for other in known where !other.target.type.declared.isDisjoint(with: target.type.declared) {
        let isOneFolder = other.target.accessorFolder == target.accessorFolder
        if !isOneFolder, isNamed, other.isNamed { continue }
        let error = (node["type"] ?? node).error(
          other.target.type == target.type
            ? "another target declares \(target.type.text) in Swift too, which one module can't"
            : "\(target.type.text) and another target's \(other.target.type.text) declare the same name",
          fix: "give this target a type of its own, such as type: \(other.target.type.suggestion)"
            + (isOneFolder ? "" : ", or name the type in both if they are in two modules"))
        if isOneFolder { throw error }
        targetWarnings.append("\(error)")
      }
      known.append((target, isNamed))
    }
  }
}

extension SwiftTypeName {
  fileprivate var suggestion: String { self == .standard ? "PaymentBadge" : "CurrencyBadge" }
}
