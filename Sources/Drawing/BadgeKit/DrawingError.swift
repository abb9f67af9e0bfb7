public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines

/// The reason why a component can't be drawn. Its description ends with how to fix it.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A size, a gap or a proportion is not usable.
  case geometry(GeometryError)
  /// The text can't be set, for example because a font is missing or damaged, or no font has a glyph.
  case text(TextError)
  /// A locale, a currency or a text is not usable.
  case locale(CurrencyLocaleError)
  /// An amount can't be written in its format, or the format is not valid.
  case amount(AmountError)
  /// The symbol has nothing visible.
  case emptySymbol
  /// The symbol's outline would take too much time or memory. The text is the reason and how to fix it.
  case symbolTooComplex(String)
  /// A button of a contact sheet can't be drawn.
  indirect case entry(caption: String, reason: DrawingError)

  /// The error and how to fix it, in one sentence.
  public var description: String {
    switch self {
    case .geometry(let error): error.description
    case .text(let error): error.description
    case .locale(let error): error.description
    case .amount(let error): error.description
    case .emptySymbol:
      "the symbol has nothing to draw: give a text or a drawing that can be seen"
    case .symbolTooComplex(let reason): "the symbol is too complex: \(reason)"
    case .entry(let caption, let reason): "\(caption): \(reason)"
    }
  }
}

/// Runs a closure, and converts an error it throws to a ``DrawingError``.
func mapError<Value, Failure: Error>(
  _ wrap: (Failure) -> DrawingError, _ body: () throws(Failure) -> Value
) throws(DrawingError) -> Value {
  do {
    return try body()
  } catch {
    throw wrap(error)
  }
}
