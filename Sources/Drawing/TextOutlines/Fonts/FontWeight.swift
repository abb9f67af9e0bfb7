import Messages
import VectorGraphics

/// The weight of a face: 1 to 1000, where 400 is regular, as in CSS and OpenType.
public struct FontWeight: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number, from 1 (thinnest) to 1000 (heaviest).
  public let value: Double

  /// A weight from 1 to 1000; nil for a number outside this range.
  public init?(_ value: Double) {
    guard value >= 1, value <= 1000 else { return nil }
    self.value = value
  }

  /// A weight from its name or its number; nil for any other text.
  public init?(_ text: String) {
    if let named = Self.names.first(where: { $0.name == text.lowercased() }) {
      self = named.weight
    } else if let value = try? DecimalNumber.value(of: text) {
      self.init(value)
    } else {
      return nil
    }
  }

  private init(known value: Double) { self.value = value }

  /// Weight 100.
  public static let ultralight = FontWeight(known: 100)
  /// Weight 200.
  public static let thin = FontWeight(known: 200)
  /// Weight 300.
  public static let light = FontWeight(known: 300)
  /// Weight 400, usual for running text.
  public static let regular = FontWeight(known: 400)
  /// Weight 500.
  public static let medium = FontWeight(known: 500)
  /// Weight 600, the default of a button's symbol.
  public static let semibold = FontWeight(known: 600)
  /// Weight 700.
  public static let bold = FontWeight(known: 700)
  /// Weight 800.
  public static let heavy = FontWeight(known: 800)
  /// Weight 900.
  public static let black = FontWeight(known: 900)

  /// The weights that have a name, lightest first.
  public static let names: [(name: String, weight: FontWeight)] = [
    ("ultralight", ultralight), ("thin", thin), ("light", light), ("regular", regular),
    ("medium", medium), ("semibold", semibold), ("bold", bold), ("heavy", heavy), ("black", black),
  ]

  /// The name, or the number if the weight has no name.
  public var description: String {
    if let named = Self.names.first(where: { $0.weight == self }) { return named.name }
    return NumberText.of(value)
  }

  /// Whether `a` is lighter than `b`.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}
