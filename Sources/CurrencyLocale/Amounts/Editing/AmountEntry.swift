/// A field that amounts are typed into as on a payment terminal: digits push in from the right.
///
/// Typing 1, 2, 3, 4 gives 0.01, 0.12, 1.23, 12.34. The symbol, the separators and the sign are never
/// edited as text: the text is always the format's text of the amount. It is not rounded to cash, which
/// would hide typed digits. Digits that the format doesn't show can't be typed and are 0.
///
/// The cursor is behind the last digit unless it is moved. Keys and pasted texts change the digits there.
/// Every change keeps the cursor's distance from the end, in digits.
public struct AmountEntry: Hashable, Sendable {
  /// The format that the text is written with, and that has the limits.
  public private(set) var format: AmountFormat
  /// The greatest number of digits that can be typed.
  public let maximumDigits: Int
  /// Whether excess digits are dropped at the end; otherwise the key or the pasted text is refused
  /// whole.
  public var dropsExcessDigits = false
  /// The amount without its sign, in minor units.
  private(set) var magnitude: UInt64 = 0
  /// Whether the amount is negative; can be chosen before the first digit.
  public internal(set) var isNegative = false
  /// The selected digits and what lies behind them.
  var cursor = DigitSelection()

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

  /// A field that begins with an amount.
  ///
  /// - Parameters:
  ///   - format: the format that the text is written with.
  ///   - amount: the amount, of the format's currency.
  ///   - maximumDigits: the greatest number of digits, from 1 to 18, which fit in 64 bits.
  /// - Throws: ``AmountError`` for an amount of another currency, beyond the limits or with more
  ///   digits.
  public init(
    _ format: AmountFormat, amount: Amount, maximumDigits: Int = 18
  ) throws(AmountError) {
    try self.init(format, maximumDigits: maximumDigits)
    let text = try format.format(amount)
    guard fits(amount.minorUnits.magnitude) else {
      throw AmountError.tooManyDigits(text: text, limit: maximumDigits)
    }
    magnitude = amount.minorUnits.magnitude
    isNegative = amount.minorUnits < 0
  }

  /// The amount as typed so far.
  public var amount: Amount { format.locale.amount(minorUnits: minorUnits) }

  /// The text of the field.
  public var text: String { layout.text }

  /// Whether nothing is typed, so that a placeholder can be shown.
  public var isEmpty: Bool { magnitude == 0 && !isNegative }

  /// Whether the amount is within the format's limits: below a minimum it can still be typed on.
  public var isWithinLimits: Bool { (try? format.checkLimits(minorUnits)) != nil }

  /// Writes the amount in another format, such as one of another locale, and keeps its value: 12.34
  /// stays 12.34 in a currency of other minor units too. The cursor keeps its distance from the
  /// end.
  ///
  /// - Throws: ``AmountError`` if the new format can't have the value, as ¥12.34, or its limits
  ///   don't allow it; the field is then as it was.
  public mutating func reformat(_ format: AmountFormat) throws(AmountError) {
    var changed = self
    changed.format = format
    changed.magnitude = try rescaled(to: format.minorUnitDigits)
    // An amount below a minimum can be typed on, so that only what can't be typed is refused.
    let (lowest, highest) = (
      format.allowedMinorUnits.lowerBound, format.allowedMinorUnits.upperBound
    )
    if changed.minorUnits > max(highest, 0) || changed.minorUnits < min(lowest, 0) {
      try format.checkLimits(changed.minorUnits)
    }
    guard changed.fits(changed.magnitude) else {
      throw AmountError.tooManyDigits(text: text, limit: maximumDigits)
    }
    changed.cursor.clamp(to: changed.editedDigits.count)
    self = changed
  }

  /// Replaces the amount by the nearest one that the limits allow, as at the end of editing.
  public mutating func clamp() {
    let clamped = format.clamped(amount).minorUnits
    guard clamped != minorUnits else { return }
    magnitude = clamped.magnitude
    isNegative = clamped < 0
    cursor = DigitSelection()
  }

  /// Empties the field.
  public mutating func clear() {
    magnitude = 0
    isNegative = false
    cursor = DigitSelection()
  }

  /// Makes a positive amount negative and a negative one positive; returns whether the limits
  /// allow it.
  @discardableResult
  public mutating func toggleSign() -> Bool {
    guard accept(editedDigits, isNegative: !isNegative) else { return false }
    cursor.hasSign = false
    return true
  }
}

extension AmountEntry {
  /// The text with the positions of its digits. Cash is not rounded: what is typed is seen.
  var layout: AmountText { format.layout(magnitude, isNegative: isNegative, isExact: true) }

  /// The digits that are shown and edited, with the zeros before the first typed one.
  var editedDigits: [Int] {
    let digits = AmountFormat.digits(format.shownNumber(magnitude))
    let shown = min(format.minorUnitDigits, format.decimalDigits) + 1
    return Array(repeating: 0, count: max(0, shown - digits.count)) + digits
  }

  /// The greatest number of digits that can be shown by the limits on their number.
  var digitLimit: Int {
    guard let limit = format.options.maximumIntegerDigits else { return maximumDigits }
    return min(maximumDigits, limit + format.minorUnitDigits - format.hiddenDigits)
  }

  /// Takes the shown digits and the sign if the limits allow them.
  ///
  /// An amount below a positive minimum is taken too, as more digits may follow; so is one above a
  /// negative maximum.
  mutating func accept(_ digits: [Int], isNegative: Bool) -> Bool {
    guard let magnitude = magnitude(of: digits) else { return false }
    if isNegative, let minimum = format.options.minimum, minimum >= 0 { return false }
    let number = Self.minorUnits(magnitude, isNegative: isNegative)
    if number > 0, number > format.allowedMinorUnits.upperBound { return false }
    if number < 0, number < format.allowedMinorUnits.lowerBound { return false }
    self.magnitude = magnitude
    self.isNegative = isNegative
    return true
  }

  /// Takes fewer digits, whatever the limits: what was typed can always be deleted.
  mutating func shorten(to digits: [Int]) {
    guard let magnitude = magnitude(of: digits) else { return }
    self.magnitude = magnitude
  }

  /// The minor units of shown digits; nil where they are too many. Hidden digits become 0 unless nothing
  /// changed.
  private func magnitude(of digits: [Int]) -> UInt64? {
    let significant = digits.drop { $0 == 0 }
    guard Array(significant) != Array(editedDigits.drop { $0 == 0 }) else { return magnitude }
    guard significant.count <= maximumDigits else { return nil }
    let shown = significant.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let (minorUnits, isTooLarge) = shown.multipliedReportingOverflow(
      by: RoundedNumber.powerOfTen(format.hiddenDigits))
    return isTooLarge || minorUnits > Int64.max.magnitude ? nil : minorUnits
  }

  private func fits(_ magnitude: UInt64) -> Bool {
    magnitude <= Int64.max.magnitude
      && (magnitude == 0
        || AmountFormat.digits(format.shownNumber(magnitude)).count <= maximumDigits)
  }

  private var minorUnits: Int64 { Self.minorUnits(magnitude, isNegative: isNegative) }

  private static func minorUnits(_ magnitude: UInt64, isNegative: Bool) -> Int64 {
    let number = Int64(clamping: magnitude)
    return isNegative ? -number : number
  }

  /// The amount in units of another number of decimal digits.
  private func rescaled(to digits: Int) throws(AmountError) -> UInt64 {
    let current = format.minorUnitDigits
    guard digits < current else {
      let (scaled, isTooLarge) = magnitude.multipliedReportingOverflow(
        by: RoundedNumber.powerOfTen(digits - current))
      guard !isTooLarge else { throw AmountError.outOfRange(text: text) }
      return scaled
    }
    let divisor = RoundedNumber.powerOfTen(current - digits)
    guard magnitude.isMultiple(of: divisor) else {
      throw AmountError.tooPrecise(text: text, digits: digits)
    }
    return magnitude / divisor
  }
}
