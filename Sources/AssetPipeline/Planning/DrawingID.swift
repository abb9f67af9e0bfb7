import CurrencyLocale

/// The identity of a drawing within its plan: its index in ``Plan/drawings``.
struct DrawingID: Hashable, Comparable, Sendable {
  let index: Int

  init(_ index: Int) { self.index = index }

  static func < (a: DrawingID, b: DrawingID) -> Bool { a.index < b.index }
}

/// The identity of a locale within its plan: its index in ``Plan/locales``.
struct LocaleID: Hashable, Sendable {
  let index: Int

  init(_ index: Int) { self.index = index }
}

/// The identity of a button within its plan: its index in ``Plan/buttons``.
struct PlannedButtonID: Hashable, Sendable {
  let index: Int

  init(_ index: Int) { self.index = index }
}

/// A locale ID encodes nothing. If it encoded its index, adding a locale would change the fingerprints of
/// others.
extension LocaleID: Encodable {
  func encode(to encoder: any Encoder) {}
}

extension Plan {
  subscript(id: DrawingID) -> Drawing { drawings[id.index] }

  subscript(id: LocaleID) -> CurrencyLocale { locales[id.index] }

  subscript(id: PlannedButtonID) -> PlannedButton { buttons[id.index] }
}
