extension NumberPattern {
  /// A part of the text before or after the digits.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case sign(String)
    case symbol(String)

    var text: String {
      switch self {
      case .literal(let text), .sign(let text), .symbol(let text): text
      }
    }

    var isSymbol: Bool {
      if case .symbol = self { true } else { false }
    }
  }

  /// The text before and after the digits.
  struct Affixes: Hashable, Sendable {
    var prefix: [Piece] = []
    var suffix: [Piece] = []

    /// The affixes of a pattern of CLDR, in which `¤` stands for the symbol, `-` for the sign, and `#`, `0`, `,`
    /// and `.` for the digits. No pattern has quotes.
    init(_ pattern: Substring, sign: String) {
      var isInFront = true
      for character in pattern {
        switch character {
        case "#", "0", ",", ".": isInFront = false
        case "¤": append(.symbol(""), isInFront: isInFront)
        case "-": append(.sign(sign), isInFront: isInFront)
        default: append(.literal(String(character)), isInFront: isInFront)
        }
      }
    }

    init(prefix: [Piece], suffix: [Piece]) {
      self.prefix = prefix
      self.suffix = suffix
    }

    private mutating func append(_ piece: Piece, isInFront: Bool) {
      if isInFront { prefix.append(piece) } else { suffix.append(piece) }
    }

    var isSymbolInFront: Bool { prefix.contains(where: \.isSymbol) }

    /// The affixes with another symbol, and with a no-break space between it and the digits if they need one.
    func replacingSymbol(with symbol: String, _ spacing: SymbolSpacing) -> Affixes {
      var affixes = Affixes(
        prefix: prefix.map { $0.isSymbol ? .symbol(symbol) : $0 },
        suffix: suffix.map { $0.isSymbol ? .symbol(symbol) : $0 })
      if affixes.prefix.last?.isSymbol == true, spacing.isNeeded(after: symbol) {
        affixes.prefix.append(.literal("\u{A0}"))
      }
      if affixes.suffix.first?.isSymbol == true, spacing.isNeeded(before: symbol) {
        affixes.suffix.insert(.literal("\u{A0}"), at: 0)
      }
      return affixes
    }

    /// The affixes without the currency symbol and without the spaces in literals.
    var withoutSymbol: Affixes {
      func bare(_ pieces: [Piece]) -> [Piece] {
        pieces.compactMap { piece in
          switch piece {
          case .symbol: nil
          case .sign: piece
          case .literal(let text): .literal(text.filter { !$0.isWhitespace })
          }
        }
      }
      return Affixes(prefix: bare(prefix), suffix: bare(suffix))
    }
  }
}
