/// The state of a field for typing amounts as on a payment terminal: digits enter from the right.
///
/// Typing 1, 2, 3, 4 gives 0.01, 0.12, 1.23, 12.34. The symbol, the separators and the sign are never
/// edited as text: the text is always the amount as the format writes it. The format's rounding option is
/// ignored, because it would hide typed digits. Digits that the format doesn't show can't be typed; an edit
/// sets them to 0.
///
/// The zeros before the first typed digit only fill the text: $0.05 has one digit. They are neither selected nor
/// edited, and the first digit of an empty field is the last one of the amount wherever the cursor is.
///
/// The cursor is after the last digit unless it is moved. Keys and pasted texts change the digits at the
/// cursor. A change keeps the number of digits after the cursor.
public struct AmountEntry: Hashable, Sendable {
  /// The format of the text, with the limits of the amount.
  public private(set) var format: AmountFormat
  /// The greatest number of digits that can be typed.
  public let maximumDigits: Int
  /// Whether digits beyond the greatest number are dropped at the end when digits are inserted. Otherwise the
  /// whole key or pasted text is refused.
  public var dropsExcessDigits = false
  /// The amount without its sign, in minor units.
  var magnitude: UInt64 = 0
  /// Whether the amount is negative. The sign can be typed before the first digit.
  public internal(set) var isNegative = false
  /// The selected digits or the cursor.
  var cursor = DigitSelection()

  /// An empty field.
  ///
  /// - Parameters:
  ///   - format: the format of the text.
  ///   - maximumDigits: the greatest number of digits, 1 to 18. 18 digits always fit in 64 bits.
  /// - Throws: ``AmountError`` for another number of digits.
  public init(_ format: AmountFormat, maximumDigits: Int = 18) throws(AmountError) {
    guard (1...18).contains(maximumDigits) else {
      throw AmountError.invalidOption(
        name: "the number of digits", value: "\(maximumDigits)", fix: "give 1 to 18")
    }
    self.init(emptyIn: format, maximumDigits: maximumDigits)
  }

  /// An empty field with a number of digits that is valid.
  private init(emptyIn format: AmountFormat, maximumDigits: Int) {
    self.format = format
    self.maximumDigits = maximumDigits
  }

  /// An empty field for as many digits as possible.
  package init(emptyIn format: AmountFormat) { self.init(emptyIn: format, maximumDigits: 18) }

  /// A field that begins with an amount.
  ///
  /// - Parameters:
  ///   - format: the format of the text.
  ///   - amount: the amount, in the format's currency.
  ///   - maximumDigits: the greatest number of digits, 1 to 18. 18 digits always fit in 64 bits.
  /// - Throws: ``AmountError`` if the amount has another currency or too many digits or is beyond the limits,
  ///   or if `maximumDigits` is not valid.
  public init(
    _ format: AmountFormat, amount: Amount, maximumDigits: Int = 18
  ) throws(AmountError) {
    try self.init(format, maximumDigits: maximumDigits)
    let text = try format.text(of: amount)
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

  /// Whether the amount is 0 and has no minus sign, so that a placeholder can be shown.
  public var isEmpty: Bool { magnitude == 0 && !isNegative }

  /// Whether the amount is within the format's limits. While it is typed, it can be below the minimum.
  public var isWithinLimits: Bool { (try? format.checkLimits(minorUnits)) != nil }

  /// Changes the format, for example to another locale's, and keeps the amount's value: 12.34 stays 12.34 even
  /// if the new currency has other minor units. The number of digits after the cursor stays the same if
  /// possible.
  ///
  /// - Throws: ``AmountError`` if the new format can't write the value, such as ¥12.34, or its limits don't
  ///   allow it. The field then stays unchanged.
  public mutating func reformat(_ format: AmountFormat) throws(AmountError) {
    var changed = self
    changed.format = format
    changed.magnitude = try rescaled(to: format.minorUnitDigits)
    // An amount below the minimum is allowed, because the user can type more digits.
    let lowest = format.allowedMinorUnits.lowerBound
    let highest = format.allowedMinorUnits.upperBound
    if changed.minorUnits > max(highest, 0) || changed.minorUnits < min(lowest, 0) {
      try format.checkLimits(changed.minorUnits)
    }
    guard changed.fits(changed.magnitude) else {
      throw AmountError.tooManyDigits(text: text, limit: maximumDigits)
    }
    changed.cursor.clamp(to: changed.typedDigits.count)
    self = changed
  }

  /// Replaces the amount by the nearest one within the limits. Call it at the end of editing.
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

  /// Makes a positive amount negative, or a negative one positive. If the limits don't allow it, changes
  /// nothing and returns false.
  @discardableResult
  public mutating func toggleSign() -> Bool {
    guard accept(typedDigits, isNegative: !isNegative) else { return false }
    cursor.hasSign = false
    return true
  }
}

extension AmountEntry {
  /// The text with the positions of its digits. It ignores the rounding option, to show what was typed.
  var layout: AmountText { format.layout(magnitude, isNegative: isNegative, isExact: true) }

  /// The digits that are shown and can be edited, without the zeros before the first one. The first is never 0.
  var typedDigits: [Int] {
    let shown = format.shownNumber(magnitude)
    return shown == 0 ? [] : AmountFormat.digits(shown)
  }

  /// The greatest number of shown digits that ``maximumDigits`` and the format's limit on integer digits allow.
  var digitLimit: Int {
    guard let limit = format.options.maximumIntegerDigits else { return maximumDigits }
    return min(maximumDigits, limit + format.minorUnitDigits - format.hiddenDigits)
  }

  /// Sets the amount to the given shown digits and sign, if the limits allow it. Returns whether they do.
  ///
  /// An amount between 0 and a positive minimum is allowed, because more digits can follow. The same is true
  /// between a negative maximum and 0.
  mutating func accept(_ digits: [Int], isNegative: Bool) -> Bool {
    guard let magnitude = magnitude(of: digits) else { return false }
    return accept(magnitude, isNegative: isNegative)
  }

  /// Sets the amount in minor units and its sign, if the limits allow it. Returns whether they do.
  mutating func accept(_ magnitude: UInt64, isNegative: Bool) -> Bool {
    guard fits(magnitude) else { return false }
    if isNegative, let minimum = format.options.minimum, minimum >= 0 { return false }
    let number = Self.minorUnits(magnitude, isNegative: isNegative)
    if number > 0, number > format.allowedMinorUnits.upperBound { return false }
    if number < 0, number < format.allowedMinorUnits.lowerBound { return false }
    self.magnitude = magnitude
    self.isNegative = isNegative
    return true
  }

  /// Sets the amount to fewer shown digits, without checking the limits: typed digits can always be deleted.
  mutating func shorten(to digits: [Int]) {
    guard let magnitude = magnitude(of: digits) else { return }
    self.magnitude = magnitude
  }

  /// The minor units for the given shown digits; nil if there are too many digits. If the shown digits change,
  /// the hidden ones become 0.
  private func magnitude(of digits: [Int]) -> UInt64? {
    let significant = digits.drop { $0 == 0 }
    guard Array(significant) != typedDigits else { return magnitude }
    guard significant.count <= maximumDigits else { return nil }
    let shown = significant.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let (minorUnits, isTooLarge) = shown.multipliedReportingOverflow(
      by: RoundedNumber.powerOfTen(format.hiddenDigits))
    return isTooLarge || minorUnits > Int64.max.magnitude ? nil : minorUnits
  }

  func fits(_ magnitude: UInt64) -> Bool {
    magnitude <= Int64.max.magnitude
      && (magnitude == 0
        || AmountFormat.digits(format.shownNumber(magnitude)).count <= maximumDigits)
  }

  private var minorUnits: Int64 { Self.minorUnits(magnitude, isNegative: isNegative) }

  private static func minorUnits(_ magnitude: UInt64, isNegative: Bool) -> Int64 {
    let number = Int64(clamping: magnitude)
    return isNegative ? -number : number
  }

  /// The amount in minor units with another number of decimal digits.
  ///
  /// - Throws: ``AmountError`` if non-zero digits would be lost or the number doesn't fit.
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
