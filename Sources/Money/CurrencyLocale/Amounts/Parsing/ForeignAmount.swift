/// Reads the amount in a text that may have been written for another locale or currency.
///
/// A text has one number. Its separators have the meaning of the format, or else the one that they can have in any
/// locale: 1,234.5 and 1.5 have one reading, but 1.234 is a thousand or one and a bit.
struct ForeignAmount {
  private let format: AmountFormat

  init(_ format: AmountFormat) { self.format = format }

  /// The amount in minor units; nil if the text has none, or could have two.
  ///
  /// It is what ``AmountFormat/parse(_:)`` reads, if it reads the text. Limits are not checked.
  func read(_ text: String) -> Int64? {
    if let amount = try? format.read(text) { return amount.minorUnits }
    guard let (number, isNegative) = number(in: text) else { return nil }
    if let amount = try? format.read(String(number)) {
      return isNegative ? -amount.minorUnits : amount.minorUnits
    }
    guard let (whole, fraction) = Self.parts(of: number) else { return nil }
    return try? AmountScanner(format).minorUnits(
      whole, fraction, isNegative: isNegative, text: text)
  }

  /// The text from the first to the last digit, and whether a sign beside it makes it negative. Nil if there is
  /// no digit, if another number such as ½ is beside it, or if a sign can't be read.
  func number(in text: String) -> (text: ArraySlice<Character>, isNegative: Bool)? {
    let characters = AmountScanner(format).characters(of: text)
    func isDigit(_ character: Character) -> Bool { DecimalDigit.value(of: character) != nil }
    guard let first = characters.firstIndex(where: isDigit),
      let last = characters.lastIndex(where: isDigit)
    else { return nil }
    let front = characters[..<first]
    let back = characters[(last + 1)...]
    guard !(front + back).contains(where: \.isNumber),
      let isNegative = NumberSign.isNegative(front, back)
    else { return nil }
    return (characters[first...last], isNegative)
  }

  /// The digits before and after the decimal separator; nil if the text is not one number, or has two readings.
  ///
  /// A decimal separator is the last separator and occurs once. The only separator can be one too, unless it separates
  /// three digits. All other separators are the same, and separate groups of three digits.
  private static func parts(of text: ArraySlice<Character>) -> (whole: [Int], fraction: [Int])? {
    var groups: [[Int]] = [[]]
    var separators: [Character] = []
    for character in text {
      if let digit = DecimalDigit.value(of: character) {
        groups[groups.count - 1].append(digit)
      } else {
        separators.append(character)
        groups.append([])
      }
    }
    guard groups.allSatisfy({ !$0.isEmpty }) else { return nil }
    var fraction: [Int] = []
    if let last = separators.last, decimals.contains(last) {
      let isOnly = separators.count == 1
      if isOnly, groups[1].count == 3, last != "٫" { return nil }
      if isOnly || !separators.dropLast().contains(last) {
        fraction = groups.removeLast()
        separators.removeLast()
      }
    }
    guard separators.allSatisfy({ $0 == separators[0] && (groupings.contains($0)) }),
      groups.dropFirst().allSatisfy({ $0.count == 3 }), separators.isEmpty || groups[0].count <= 3
    else { return nil }
    return (groups.flatMap { $0 }, fraction)
  }

  private static let decimals: Set<Character> = [".", ",", "٫"]
  private static let groupings: Set<Character> = [".", ",", "'", " ", "٬"]
}
