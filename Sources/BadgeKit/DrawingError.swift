public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines

/// The reason why a component can't be drawn, in one sentence that ends with how to fix it.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A size, a gap or a proportion is not usable.
  case geometry(GeometryError)
  /// A font is missing or damaged, or no font has a glyph.
  case text(TextError)
  /// A locale, a currency or a text is not usable.
  case locale(CurrencyLocaleError)
  /// An amount can't be written in the format.
  case amount(AmountError)
  /// The symbol has no ink.
  case emptySymbol
  /// The symbol's outline would take too much time or memory; with the reason and what to do.
  case symbolTooComplex(String)

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .geometry(let error): error.description
    case .text(let error): error.description
    case .locale(let error): error.description
    case .amount(let error): error.description
    case .emptySymbol:
      "the symbol has nothing to draw: give a text or a drawing that can be seen"
    case .symbolTooComplex(let reason): "the symbol is too complex: \(reason)"
    }
  }
}

/// The value of a body, with its error as a case of ``DrawingError``.
func mapError<Value, Failure: Error>(
  _ wrap: (Failure) -> DrawingError, _ body: () throws(Failure) -> Value
) throws(DrawingError) -> Value {
  do {
    return try body()
  } catch {
    throw wrap(error)
  }
}
