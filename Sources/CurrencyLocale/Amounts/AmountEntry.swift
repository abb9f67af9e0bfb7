/// A field that amounts are typed into as on a payment terminal: digits push in from the right.
///
/// Typing 1, 2, 3, 4 gives 0.01, 0.12, 1.23, 12.34. The symbol, the separators and the sign are
/// never edited; the text is always the format's text of the amount.
public struct AmountEntry: Hashable, Sendable {
  /// The format that the text is written with, and that has the limits.
  public let format: AmountFormat
  /// The greatest number of digits that can be typed.
  public let maximumDigits: Int
  /// The amount without its sign, in minor units.
  private var magnitude: UInt64 = 0
  /// Whether the amount is negative; can be chosen before the first digit.
  public private(set) var isNegative = false

  /// An empty field.
  ///
  /// - Parameters:
  ///   - format: the format that the text is written with.
  ///   - maximumDigits: the greatest number of digits, from 1 to 18, which fit in 64 bits.
  /// - Throws: ``AmountError`` for another number of digits.
  public init(_ format: AmountFormat, maximumDigits: Int = 18) throws(AmountError) {
    guard (1...18).contains(maximumDigits) else {
      throw AmountError.invalidOption(
        name: "the number of digits", value: "\(maximumDigits)", fix: "give 1 to 18")
    }
    self.format = format
    self.maximumDigits = maximumDigits
  }

  /// The amount as typed so far.
  public var amount: Amount { format.locale.amount(minorUnits: minorUnits) }

  /// The text of the field.
  public var text: String { format.text(magnitude, isNegative: isNegative) }

  /// Whether nothing is typed, so that a placeholder can be shown.
  public var isEmpty: Bool { magnitude == 0 && !isNegative }

  /// Whether the amount is within the format's limits: below a minimum it can still be typed on.
  public var isWithinLimits: Bool { (try? format.checkLimits(minorUnits)) != nil }

  /// Types a character; returns whether it was accepted.
  ///
  /// A digit of any script goes in at the right if the limits allow it, a minus sign toggles the
  /// sign; everything else is refused.
  @discardableResult
  public mutating func type(_ character: Character) -> Bool {
    if let digit = DecimalDigit.value(of: character) { return push([digit]) }
    return ["-", "\u{2212}"].contains(character) && toggleSign()
  }

  /// Pastes the digits of a text, of any script, behind those that are there; returns whether they
  /// were accepted: all of them or, if that would break a limit, none.
  @discardableResult
  public mutating func paste(_ text: String) -> Bool {
    let digits = text.compactMap(DecimalDigit.value(of:))
    return !digits.isEmpty && push(digits)
  }

  /// Deletes the last digit, or the sign if there is no digit.
  public mutating func deleteBackward() {
    if magnitude == 0 { isNegative = false }
    magnitude /= 10
  }

  /// Empties the field.
  public mutating func clear() {
    magnitude = 0
    isNegative = false
  }

  /// Makes a positive amount negative and a negative one positive; returns whether the limits
  /// allow it.
  @discardableResult
  public mutating func toggleSign() -> Bool {
    if !isNegative, let minimum = format.options.minimum, minimum >= 0 { return false }
    return accept(magnitude, isNegative: !isNegative)
  }

  private var minorUnits: Int64 { Self.minorUnits(magnitude, isNegative: isNegative) }

  /// The 18 digits there are at most fit in 64 bits.
  private static func minorUnits(_ magnitude: UInt64, isNegative: Bool) -> Int64 {
    let number = Int64(clamping: magnitude)
    return isNegative ? -number : number
  }

  private mutating func push(_ digits: [Int]) -> Bool {
    var pushed = magnitude
    for digit in digits {
      // Nothing longer than 18 digits goes on, so that this can't overflow.
      guard String(pushed).count <= maximumDigits else { return false }
      pushed = pushed * 10 + UInt64(digit)
    }
    return accept(pushed, isNegative: isNegative)
  }

  private mutating func accept(_ magnitude: UInt64, isNegative: Bool) -> Bool {
    guard magnitude == 0 || String(magnitude).count <= maximumDigits else { return false }
    let number = Self.minorUnits(magnitude, isNegative: isNegative)
    let options = format.options
    if number > 0, let maximum = options.maximum, number > maximum { return false }
    if number < 0, let minimum = options.minimum, number < minimum { return false }
    if let limit = options.maximumIntegerDigits,
      String(magnitude).count > limit + format.minorUnitDigits
    {
      return false
    }
    self.magnitude = magnitude
    self.isNegative = isNegative
    return true
  }
}
