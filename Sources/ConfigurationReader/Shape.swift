import SystemSupport

/// The values that are allowed: the one description that files are checked against and their JSON
/// Schema is made from.
package indirect enum Shape: Sendable {
  /// A text; the field's documentation describes its form.
  case string
  /// One of some texts.
  case choice([String])
  case boolean
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  /// A list of so many values.
  case list(Shape, count: ClosedRange<Int>)
  /// A mapping with known keys.
  case mapping([Field])
  /// A mapping with any keys.
  case dictionary(Shape)
  /// A mapping whose other keys depend on the text of one of them.
  case tagged(by: String, [(tag: String, fields: [Field])])
  /// Any of several shapes that differ in kind: such as a text or a list.
  case either([Shape])
  /// A shape of the schema's definitions, for shapes that hold themselves.
  case reference(String)

  /// A list of any length.
  package static func list(_ shape: Shape) -> Shape { .list(shape, count: 0...Int.max) }

  /// One of an enumeration's values.
  package static func choice<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> Shape where Value.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}

/// The numbers that are taken; never infinite.
package struct NumberRange: Hashable, Sendable {
  package var minimum: Double
  package var maximum: Double
  /// Whether the minimum itself is left out.
  package var isOpen: Bool

  package init(_ range: ClosedRange<Double>) {
    (minimum, maximum, isOpen) = (range.lowerBound, range.upperBound, false)
  }

  /// Numbers above one and up to another.
  package static func above(
    _ minimum: Double, upTo maximum: Double = .greatestFiniteMagnitude
  ) -> NumberRange {
    var range = NumberRange(min(minimum, maximum)...max(minimum, maximum))
    range.isOpen = true
    return range
  }

  /// Numbers of any size.
  package static let any = NumberRange(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)

  func contains(_ number: Double) -> Bool {
    number.isFinite && number <= maximum && (isOpen ? number > minimum : number >= minimum)
  }

  /// The range in words: `a number above 0`.
  var text: String {
    let low = minimum == -Double.greatestFiniteMagnitude ? nil : NumberText.of(minimum)
    let high = maximum == Double.greatestFiniteMagnitude ? nil : NumberText.of(maximum)
    return switch (low, high) {
    case (nil, nil): "a number"
    case (let low?, nil): isOpen ? "a number above \(low)" : "a number from \(low)"
    case (nil, let high?): "a number up to \(high)"
    case (let low?, let high?):
      isOpen ? "a number above \(low) and up to \(high)" : "a number from \(low) to \(high)"
    }
  }
}

/// A key of a mapping and the values it may have.
package struct Field: Sendable {
  package var name: String
  package var shape: Shape
  /// Its purpose, in one sentence.
  package var documentation: String
  package var isRequired: Bool

  package init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ documentation: String) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.documentation = documentation
  }
}

/// The description of a whole file.
package struct ConfigurationSchema: Sendable {
  /// The name in the JSON Schema.
  package var title: String
  package var root: Shape
  /// The shapes that are referred to by name.
  package var definitions: [(name: String, shape: Shape)]

  package init(title: String, root: Shape, definitions: [(name: String, shape: Shape)] = []) {
    self.title = title
    self.root = root
    self.definitions = definitions
  }
}
