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

    /// The affixes of a template of the locale data, where `¤` stands for the symbol, `-` for the sign and `#` for
    /// the digits.
    ///
    /// - Parameter templates: the templates of positive and of negative numbers, separated by `;`. Two others can
    ///   follow for symbols that a space separates from the digits.
    init(_ templates: String, isNegative: Bool, sign: String, symbol: String) {
      let templates = templates.split(separator: ";")
      self.init(templates.dropFirst(isNegative ? 1 : 0).first ?? "", sign: sign, symbol: symbol)
      let edge =
        isSymbolInFront ? symbol.unicodeScalars.last : symbol.unicodeScalars.first
      guard Self.needsSpace(edge) else { return }
      if templates.count == 4 {
        self.init(templates[isNegative ? 3 : 2], sign: sign, symbol: symbol)
      } else {
        self = replacingSymbol(with: symbol)
      }
    }

    private init(_ template: Substring, sign: String, symbol: String) {
      var isInFront = true
      for character in template {
        switch character {
        case "#": isInFront = false
        case "¤": append(.symbol(symbol), isInFront: isInFront)
        case "-": append(.sign(sign), isInFront: isInFront)
        default: append(.literal(String(character)), isInFront: isInFront)
        }
      }
    }

    init(prefix: [Piece], suffix: [Piece]) { (self.prefix, self.suffix) = (prefix, suffix) }

    private mutating func append(_ piece: Piece, isInFront: Bool) {
      if isInFront { prefix.append(piece) } else { suffix.append(piece) }
    }

    var isSymbolInFront: Bool { prefix.contains(where: \.isSymbol) }

    /// The affixes with another symbol. By CLDR's `currencySpacing`, a no-break space separates it from the
    /// digits, unless its character beside them is a symbol or a space.
    func replacingSymbol(with symbol: String) -> Affixes {
      var affixes = Affixes(
        prefix: prefix.map { $0.isSymbol ? .symbol(symbol) : $0 },
        suffix: suffix.map { $0.isSymbol ? .symbol(symbol) : $0 })
      if affixes.prefix.last?.isSymbol == true, Self.needsSpace(symbol.unicodeScalars.last) {
        affixes.prefix.append(.literal("\u{A0}"))
      }
      if affixes.suffix.first?.isSymbol == true, Self.needsSpace(symbol.unicodeScalars.first) {
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

    private static func needsSpace(_ scalar: Unicode.Scalar?) -> Bool {
      switch scalar?.properties.generalCategory {
      case nil, .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
        .lineSeparator, .paragraphSeparator:
        false
      default: true
      }
    }
  }
}
