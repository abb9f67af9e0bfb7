import CurrencyLocale

/// The index of an element in an array of the plan.
package struct Index<Element>: Hashable, Comparable, Sendable {
  let value: Int

  init(_ value: Int) { self.value = value }

  package static func < (a: Index, b: Index) -> Bool { a.value < b.value }
}

/// An index encodes nothing. If it encoded its value, adding a locale would change the fingerprints of
/// others.
extension Index: Encodable {
  package func encode(to encoder: any Encoder) {}
}

/// The index of a drawing in ``Plan/drawings``.
package typealias DrawingIndex = Index<Drawing>

/// The index of a locale in ``Plan/locales``.
package typealias LocaleIndex = Index<CurrencyLocale>

/// The index of a button in ``Plan/buttons``.
package typealias PlannedButtonIndex = Index<PlannedButton>

extension Plan {
  package subscript(index: DrawingIndex) -> Drawing { drawings[index.value] }

  subscript(index: LocaleIndex) -> CurrencyLocale { locales[index.value] }

  subscript(index: PlannedButtonIndex) -> PlannedButton { buttons[index.value] }
}
