import SystemSupport
import VectorGraphics

/// How heavy a face is drawn: 1 to 1000, 400 is regular, as in CSS and OpenType.
public struct FontWeight: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let value: Double

  /// A weight from 1 to 1000; nil outside.
  public init?(_ value: Double) {
    guard value >= 1, value <= 1000 else { return nil }
    self.value = value
  }

  /// A weight from its name or its number.
  public init?(_ text: String) {
    if let named = Self.names.first(where: { $0.name == text.lowercased() }) {
      self = named.weight
    } else if let value = Double(text) {
      self.init(value)
    } else {
      return nil
    }
  }

  private init(known value: Double) { self.value = value }

  public static let ultralight = FontWeight(known: 100)
  public static let thin = FontWeight(known: 200)
  public static let light = FontWeight(known: 300)
  public static let regular = FontWeight(known: 400)
  public static let medium = FontWeight(known: 500)
  public static let semibold = FontWeight(known: 600)
  public static let bold = FontWeight(known: 700)
  public static let heavy = FontWeight(known: 800)
  public static let black = FontWeight(known: 900)

  /// The weights that have a name, lightest first.
  public static let names: [(name: String, weight: FontWeight)] = [
    ("ultralight", ultralight), ("thin", thin), ("light", light), ("regular", regular),
    ("medium", medium), ("semibold", semibold), ("bold", bold), ("heavy", heavy), ("black", black),
  ]

  /// The name, or the number where there is none.
  public var description: String {
    if let named = Self.names.first(where: { $0.weight == self }) { return named.name }
    return NumberText.of(value)
  }

  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}
