import CurrencyLocale

/// The index of a drawing in ``Plan/drawings``.
struct DrawingIndex: Hashable, Comparable, Sendable {
  let value: Int

  init(_ value: Int) { self.value = value }

  static func < (a: DrawingIndex, b: DrawingIndex) -> Bool { a.value < b.value }
}

/// The index of a locale in ``Plan/locales``.
struct LocaleIndex: Hashable, Sendable {
  let value: Int

  init(_ value: Int) { self.value = value }
}

/// The index of a button in ``Plan/buttons``.
struct PlannedButtonIndex: Hashable, Sendable {
  let value: Int

  init(_ value: Int) { self.value = value }
}

/// An index encodes nothing. If it encoded its value, adding a locale would change the fingerprints of
/// others.
extension LocaleIndex: Encodable {
  func encode(to encoder: any Encoder) {}
}

extension Plan {
  subscript(index: DrawingIndex) -> Drawing { drawings[index.value] }

  subscript(index: LocaleIndex) -> CurrencyLocale { locales[index.value] }

  subscript(index: PlannedButtonIndex) -> PlannedButton { buttons[index.value] }
}
