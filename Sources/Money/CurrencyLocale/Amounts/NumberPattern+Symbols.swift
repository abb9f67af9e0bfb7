import Messages

extension NumberPattern {
  /// The pattern of a locale's currency with a custom symbol. It is the locale's pattern for the dollar sign,
  /// unless the currency stands on the other side of the number.
  init(_ locale: CurrencyLocale, ownSymbol: String, negatives: AmountFormat.NegativeStyle) {
    let dollar = (try? locale.with(currency: "USD")) ?? locale
    self = NumberPattern(locale, form: .standard, negatives: negatives)
      .replacingSymbol(
        with: ownSymbol, like: NumberPattern(dollar, form: .narrow, negatives: negatives))
  }

  /// The pattern of a locale's currency with its own sign, at the place that the central bank asks for.
  init(_ locale: CurrencyLocale, sign: CurrencySign, negatives: AmountFormat.NegativeStyle) {
    guard sign.standsLeftOfNumber else {
      self.init(locale, ownSymbol: sign.text, negatives: negatives)
      return
    }
    self = NumberPattern(locale, form: .standard, negatives: negatives).withoutSymbol
    positive = positive.placing(sign.text, leftOfNumberIn: locale.layoutDirection)
    negative = negative.placing(sign.text, leftOfNumberIn: locale.layoutDirection)
  }
}

extension NumberPattern.Affixes {
  /// Adds a symbol to affixes without one: to the left of the digits, with a no-break space between.
  ///
  /// In a right-to-left line, what follows the digits is to their left. The direction marks of the locale data are
  /// made for its own symbol, so one mark at the start replaces them.
  fileprivate func placing(
    _ symbol: String, leftOfNumberIn direction: WritingDirection
  ) -> Self {
    func unmarked(_ pieces: [NumberPattern.Piece]) -> [NumberPattern.Piece] {
      pieces.filter { piece in
        guard case .literal(let text) = piece else { return true }
        return !text.unicodeScalars.allSatisfy(VisibleText.isSteering)
      }
    }
    let space = NumberPattern.Piece.literal("\u{A0}")
    var prefix = unmarked(prefix)
    var suffix = unmarked(suffix)
    switch direction {
    case .leftToRight: prefix += [.symbol(symbol), space]
    case .rightToLeft:
      prefix.insert(.literal("\u{200F}"), at: 0)
      suffix = [space, .symbol(symbol)] + suffix
    }
    return Self(prefix: prefix, suffix: suffix)
  }
}
