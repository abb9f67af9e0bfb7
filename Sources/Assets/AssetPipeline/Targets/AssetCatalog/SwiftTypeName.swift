import ConfigurationReader
import Messages

/// The name of the generated Swift type, and the names that are made from it.
///
/// `PaymentBadge` has the view `PaymentBadgeButton` and the initialisers `Image(paymentBadge:)` and
/// `Image(paymentSymbol:)`.
struct SwiftTypeName: Hashable, Encodable, Sendable {
  let text: String

  static let standard = SwiftTypeName(unchecked: "CurrencyBadge")

  private init(unchecked text: String) { self.text = text }

  /// Reads the name from a configuration.
  ///
  /// - Throws: `ConfigurationError` for a text that is not a valid name of a Swift type, that is taken in the
  ///   generated file, or whose ``argumentLabel`` is a Swift keyword.
  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    text = node.string ?? ""
    guard SourceLiteral.isName(text), text.utf8.first?.isASCIIUppercase == true else {
      throw node.error(
        "'\(text)' can't be the name of a Swift type",
        fix: "use letters, digits and underscores, a capital letter first")
    }
    if Self.reservedNames.contains(text) || SwiftName.isKeyword(argumentLabel) {
      throw node.error(
        "'\(text)' is a name that the generated Swift uses",
        fix: "give another one, such as \(text)Badge")
    }
  }

  /// The name of the view that shows a button.
  var view: String { text + "Button" }

  /// The argument label of the image initialiser: the name with its first word in lowercase, such as `usdBadge`
  /// for `USDBadge`.
  var argumentLabel: String {
    let capitals = text.prefix { $0.isUppercase }.count
    let count = capitals == text.count || capitals == 1 ? capitals : capitals - 1
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  /// The argument label of the initialiser for custom SF Symbols, such as `paymentSymbol`.
  var symbolArgumentLabel: String {
    let suffix = "Badge"
    return
      (argumentLabel.hasSuffix(suffix)
      ? String(argumentLabel.dropLast(suffix.count)) : argumentLabel) + "Symbol"
  }

  /// All names that the generated file declares. Two files in a module must not share any of them.
  var declared: Set<String> { [text, view, argumentLabel, symbolArgumentLabel] }

  /// The names of types and modules that the generated file uses or nests. A generated type with one of these
  /// names would hide them.
  private static let reservedNames: Set<String> = [
    "Any", "AppKit", "Binding", "Bool", "Bundle", "BundleToken", "Button", "CGFloat",
    "CaseIterable", "Character", "CharacterSet", "Details", "DeveloperToolsSupport", "Dictionary",
    "Double", "Environment", "Font",
    "Foundation", "HStack", "Hashable", "Image", "ImageResource", "Int", "Locale", "NSImage",
    "Never", "Optional",
    "Protocol", "Rectangle", "Resource", "ScaledMetric", "Self", "Sendable", "Set", "String",
    "Substring",
    "SwiftUI", "Tag", "Text", "TextStyle", "Type", "UIImage", "UIKit", "UInt8", "View",
    "ViewBuilder", "Void",
  ]
}

extension Configuration {
  /// Checks that the generated Swift files of all targets can be compiled together.
  ///
  /// Files in the same folder are taken to be in the same module, so a shared name is an error. Files in
  /// different folders can be in different modules: a shared name is only a warning, and not even that if both
  /// targets set `type`.
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
