/// The texts beside the number in an amount that a person has written: at most one sign and one symbol, in any
/// order.
///
/// The sign is a minus, a plus, or parentheses around the number. Spaces can be between all of them.
struct AmountAffixes {
  private let text: [Character]
  private let symbols: [[Character]]

  /// - Parameters:
  ///   - text: the text, in the form for comparison.
  ///   - symbols: the texts that stand for the currency, in the same form.
  init(_ text: [Character], symbols: [[Character]]) {
    self.text = text
    self.symbols = symbols.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  private enum Sign { case minus, plus, opened, enclosed }

  /// The text that is left, and the affixes that were removed from it.
  private struct StrippedText {
    var range: Range<Int>
    var sign: Sign?
    var hasSymbol = false
  }

  /// The texts that are left without affixes, in all ways in which the text can be divided, with their signs.
  var numbers: [(text: ArraySlice<Character>, isNegative: Bool)] {
    withoutPrefix(StrippedText(range: text.indices)).flatMap(withoutSuffix).compactMap { part in
      guard part.sign != .opened else { return nil }
      return (text[part.range], part.sign == .minus || part.sign == .enclosed)
    }
  }

  private func withoutPrefix(_ part: StrippedText) -> [StrippedText] {
    let start = part.range.first { text[$0] != " " } ?? part.range.upperBound
    var part = part
    part.range = start..<part.range.upperBound
    var all = isAbbreviation(at: start) ? [] : [part]
    let signs: [Character: Sign] = ["-": .minus, "+": .plus, "(": .opened]
    if part.sign == nil, let first = part.range.first, let sign = signs[text[first]] {
      all += withoutPrefix(
        StrippedText(range: part.range.dropFirst(), sign: sign, hasSymbol: part.hasSymbol))
    }
    for symbol in symbols where !part.hasSymbol {
      guard let rest = dropping(symbol, from: Array(part.range)) else { continue }
      let range = part.range.upperBound - rest..<part.range.upperBound
      all += withoutPrefix(StrippedText(range: range, sign: part.sign, hasSymbol: true))
    }
    return all
  }

  private func withoutSuffix(_ part: StrippedText) -> [StrippedText] {
    let end = part.range.last { text[$0] != " " } ?? part.range.lowerBound - 1
    var part = part
    part.range = part.range.lowerBound..<max(part.range.lowerBound, end + 1)
    var all = [part]
    let shorter = part.range.dropLast()
    if part.sign == .opened, part.range.last.map({ text[$0] }) == ")" {
      all += withoutSuffix(StrippedText(range: shorter, sign: .enclosed, hasSymbol: part.hasSymbol))
    }
    if part.sign == nil, part.range.last.map({ text[$0] }) == "-", let previous = shorter.last,
      isBesideMinus(text[previous])
    {
      all += withoutSuffix(StrippedText(range: shorter, sign: .minus, hasSymbol: part.hasSymbol))
    }
    for symbol in symbols where !part.hasSymbol {
      guard let rest = dropping(symbol.reversed(), from: part.range.reversed()) else { continue }
      let range = part.range.lowerBound..<part.range.lowerBound + rest
      all += withoutSuffix(StrippedText(range: range, sign: part.sign, hasSymbol: true))
    }
    return all
  }

  /// The number of positions that are left after a symbol; nil if the text there is another. Spaces are ignored.
  private func dropping(_ symbol: [Character], from positions: [Int]) -> Int? {
    var rest = positions[...]
    for character in symbol {
      rest = rest.drop { text[$0] == " " }
      guard let position = rest.popFirst(), text[position] == character else { return nil }
    }
    return rest.count
  }

  /// Whether a mark at a position belongs to a letter before it, as in `Rs.50`, so that no number begins with it.
  private func isAbbreviation(at position: Int) -> Bool {
    guard position > 0, position < text.count, DecimalDigit.value(of: text[position]) == nil
    else { return false }
    return text[position - 1].isLetter
      || text[position - 1].isPunctuation && !"(-".contains(text[position - 1])
  }

  /// Whether a minus can stand behind a character. Behind a space or a decimal separator it is a dash.
  private func isBesideMinus(_ character: Character) -> Bool {
    character != " " && character != "-" && !AmountScanner.dashedDecimals.contains(character)
  }
}
