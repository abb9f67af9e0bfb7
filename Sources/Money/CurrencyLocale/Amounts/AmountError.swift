/// The reason why an amount or a format is not valid. Its description also says how to fix it.
public enum AmountError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An option of a format is not valid; `fix` names a valid one.
  case invalidOption(name: String, value: String, fix: String)
  /// The format writes an amount as `text`, but can't read it back.
  case unreadableFormat(text: String)
  /// The amount and the format have different currencies; `amount` and `format` are their codes.
  case currencyMismatch(amount: String, format: String)
  /// The amount is below the format's minimum, both in minor units.
  case belowMinimum(amount: Int64, minimum: Int64)
  /// The amount is above the format's maximum, both in minor units.
  case aboveMaximum(amount: Int64, maximum: Int64)
  /// The amount has more digits before the decimal separator than the format allows.
  case tooManyIntegerDigits(count: Int, limit: Int)
  /// The text is not an amount in the expected format; `example` is one.
  case unreadable(text: String, example: String)
  /// The amount has non-zero decimal digits after the format's last one; `digits` is the format's number.
  case tooPrecise(text: String, digits: Int)
  /// The typed amount has more digits than an ``AmountEntry`` accepts.
  case tooManyDigits(text: String, limit: Int)
  /// The amount doesn't fit in 64 bits.
  case outOfRange(text: String)

  /// The error and how to fix it, in one sentence.
  public var description: String {
    switch self {
    case .invalidOption(let name, let value, let fix):
      "\(name) can't be '\(value.errorExcerpt)': \(fix)"
    case .unreadableFormat(let text):
      "an amount written '\(text.errorExcerpt)' can't be read: give other separators or another symbol"
    case .currencyMismatch(let amount, let format):
      "an amount of \(amount) can't be written as \(format): use a format for \(amount)"
    case .belowMinimum(let amount, let minimum):
      "the amount of \(amount) minor units is too small: give at least \(minimum)"
    case .aboveMaximum(let amount, let maximum):
      "the amount of \(amount) minor units is too large: give at most \(maximum)"
    case .tooManyIntegerDigits(let count, let limit):
      "the amount has \(count) digits before the decimal separator: give at most \(limit)"
    case .unreadable(let text, let example):
      "can't read the amount '\(text.errorExcerpt)': write it like '\(example)'"
    case .tooPrecise(let text, let digits):
      "the amount '\(text.errorExcerpt)' has too many decimal digits: give at most \(digits)"
    case .tooManyDigits(let text, let limit):
      "the amount '\(text.errorExcerpt)' has too many digits: give at most \(limit)"
    case .outOfRange(let text):
      "the amount '\(text.errorExcerpt)' is too large: give at most "
        + "\(Int64.max) minor units"
    }
  }
}
