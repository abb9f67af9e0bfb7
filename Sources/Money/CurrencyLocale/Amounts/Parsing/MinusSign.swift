/// The characters that are read as a minus sign.
enum MinusSign {
  /// Whether a scalar is one of the dashes, hyphens and minus signs that keyboards and programs write for a minus.
  ///
  /// Unicode's wave dash and swung dash are not among them: they stand for "about" and "to".
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2D7, 0x58A, 0x5BE, 0x2010...0x2015, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE58,
      0xFE63, 0xFF0D:
      true
    default: false
    }
  }

  /// Whether a character is a minus sign.
  static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1 && character.unicodeScalars.allSatisfy(contains)
  }

  /// The characters that stand for a minus in the accounts of a language: triangles in Japanese.
  ///
  /// In other languages, a triangle marks an increase.
  static func marks(inAccountsOf language: String) -> Set<Character> {
    language == "ja" ? ["▲", "△"] : []
  }
}

/// The sign of a number in any text.
enum NumberSign {
  /// Whether the texts on both sides of a number make it negative; nil if they have a sign that can't be read, or
  /// several.
  ///
  /// A minus is directly beside the number or the symbol, or stands alone; parentheses around the number are a
  /// minus too. A hyphen inside a word is not, and neither is the dash that stands for decimal digits, as in
  /// the Swiss `5.–`. A dash between spaces can be punctuation, so it can't be read.
  ///
  /// - Parameters:
  ///   - front: the folded text before the first digit.
  ///   - back: the folded text after the last digit.
  static func isNegative(_ front: ArraySlice<Character>, _ back: ArraySlice<Character>) -> Bool? {
    var back = back
    if let mark = back.first, AmountScanner.dashedDecimals.contains(mark),
      back.dropFirst().first == "-"
    {
      back = back.dropFirst().drop { $0 == "-" }
    }
    guard !(front + back).contains(where: isUnknownSign), let opened = depth(front),
      let closed = depth(back), (0...1).contains(opened), closed == -opened,
      let before = minuses(front + ["0"]), let after = minuses(["0"] + back)
    else { return nil }
    let count = opened + before + after
    let hasPlus = (front + back).contains("+")
    return count > 1 || count == 1 && hasPlus ? nil : count == 1
  }

  /// The number of parentheses that are opened and not closed; negative if more are closed; nil if a parenthesis is
  /// closed before another is opened.
  private static func depth(_ text: ArraySlice<Character>) -> Int? {
    let parentheses = text.filter("()".contains)
    guard !String(parentheses).contains(")(") else { return nil }
    return parentheses.reduce(0) { $0 + ($1 == "(" ? 1 : -1) }
  }

  /// The number of minus signs; nil if a dash stands between spaces.
  private static func minuses(_ text: ArraySlice<Character>) -> Int? {
    let text = Array(text)
    var count = 0
    for index in text.indices where text[index] == "-" {
      let previous = index > 0 ? text[index - 1] : nil
      let next = index + 1 < text.count ? text[index + 1] : nil
      if previous == " ", next == " " || next == nil { return nil }
      if previous?.isLetter != true || next?.isLetter != true { count += 1 }
    }
    return count
  }

  /// Whether a character could be a sign, but is not one that can be read.
  private static func isUnknownSign(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .mathSymbol: scalar != "+"
      case .dashPunctuation: scalar != "-"
      case .otherSymbol: true
      default: false
      }
    }
  }
}
