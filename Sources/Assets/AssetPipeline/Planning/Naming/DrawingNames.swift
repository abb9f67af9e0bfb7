import CurrencyLocale

/// Chooses the names of a button's drawings.
///
/// A drawing can have several names, for example one for each currency that shows it. No two drawings have the
/// same name. Names depend on what a drawing shows and on the other drawings of the button. They contain no
/// digests.
package struct DrawingNames {
  /// The properties of a drawing that decide its names. A mirrored drawing and its counterpart share a subject.
  package struct Subject {
    /// The text in the middle; nil for artwork.
    package var symbol: String?
    /// The name of the artwork's file without extension; empty for a text.
    package var artworkName = ""
    var language: String?
    /// The key of the text beside the button in `labels`, or `all` for the style's label; nil if there is no
    /// text.
    var labelKey: String?
    /// The planned locales that show it, and the fallback locale if it shows it.
    var locales: [CurrencyLocale]
    /// Whether it is the neutral drawing for locales that are not planned.
    package var isNeutral = false

    package init(
      language: String?, labelKey: String?, locales: [CurrencyLocale]
    ) {
      self.language = language
      self.labelKey = labelKey
      self.locales = locales
    }
  }

  /// A name with the locales it is for.
  package struct ChosenName: Hashable {
    package var text: String
    /// The identifiers of the locales that use this name, in order; empty for the neutral drawing.
    var locales: [String]
  }

  /// The names of each subject, at least one, in the order of `subjects`.
  ///
  /// - Throws: ``PipelineError/target(_:problem:)`` if two drawings would have the same name.
  package static func of(_ subjects: [Subject], _ naming: Naming) throws(PipelineError)
    -> [[ChosenName]]
  {
    // The number of drawings for each currency code.
    let rivals = Dictionary(
      subjects.flatMap { Set($0.locales.map(\.currencyCode)).map { ($0, 1) } },
      uniquingKeysWith: +)
    let claims = subjects.enumerated().flatMap { index, subject -> [NameClaim] in
      let isOwned = !subject.locales.isEmpty || subject.isNeutral
      switch naming {
      case .currency where isOwned: return byCurrency(subject, index, rivals)
      case .locale where isOwned: return byLocale(subject, index)
      default: return [bySymbol(subject, index)]
      }
    }
    var names = [[ChosenName]](repeating: [], count: subjects.count)
    var owners: [String: Int] = [:]
    for (claim, text) in settled(claims) {
      names[claim.subject].append(ChosenName(text: text, locales: claim.locales.map(\.identifier)))
      if let other = owners.updateValue(claim.subject, forKey: text), other != claim.subject {
        throw .target(
          "naming", problem: "two drawings would be named '\(text)': choose another naming")
      }
    }
    return names
  }

  /// A name that a drawing could get. If several drawings claim the same name, the one with the highest rank
  /// gets it, and the others get an ending.
  private struct NameClaim {
    let subject: Int
    let base: String
    /// How well the name suits the drawing; higher is better. Ranks are compared lexicographically.
    var rank: [Int]
    /// Possible endings, the best first. They end with the locales of the drawing, which no other drawing has.
    /// Naming by locale needs one for drawings without the locale's label alone.
    var endings: [String]
    var locales: [CurrencyLocale]
  }

  private static func byCurrency(
    _ subject: Subject, _ index: Int, _ rivals: [String: Int]
  ) -> [NameClaim] {
    var byCode = Dictionary(grouping: subject.locales, by: \.currencyCode)
    if subject.isNeutral { byCode[Fallback.symbolKey] = [] }
    return byCode.sorted { $0.key < $1.key }.map { code, locales in
      let isCode = subject.symbol == code
      let isNarrow =
        !isCode && rivals[code, default: 0] > 1
        && locales.contains { $0.symbol(.narrow) == subject.symbol }
      var endings = subject.ownEndings
      if isCode {
        endings.append("code")
      } else if let symbol = subject.symbol.map(SymbolName.init), symbol.isExact {
        endings.append(symbol.text ?? "")
      }
      return NameClaim(
        subject: index, base: PlainName.of(code),
        rank: [
          subject.labelKey == nil ? 1 : 0, isNarrow ? 1 : 0, isCode ? 0 : 1,
          locales.count { code.hasPrefix($0.region ?? "-") }, locales.count,
        ],
        endings: endings + subject.lastEndings(locales), locales: locales)
    }
  }

  private static func byLocale(_ subject: Subject, _ index: Int) -> [NameClaim] {
    let neutral =
      subject.isNeutral
      ? [NameClaim(subject: index, base: "und", rank: [], endings: [], locales: [])] : []
    return neutral
      + subject.locales.map {
        NameClaim(
          subject: index, base: PlainName.of($0.identifier),
          rank: [subject.labelKey == nil ? 0 : 1],
          endings: subject.labelKey == nil ? ["unlabelled"] : [], locales: [$0])
      }
  }

  private static func bySymbol(_ subject: Subject, _ index: Int) -> NameClaim {
    let codes = Set(subject.locales.map(\.currencyCode)).sorted()
    let code = PlainName.of(codes.first ?? Fallback.symbolKey)
    let name = subject.symbol.map(SymbolName.init)
    let base =
      subject.symbol == nil
      ? "art_" + PlainName.of(subject.artworkName) : name?.text ?? code
    return NameClaim(
      subject: index, base: base,
      rank: [
        subject.labelKey == nil ? 1 : 0, name?.isExact == true ? 1 : 0,
        name?.text == nil ? 0 : 1, subject.locales.count,
      ],
      endings: subject.ownEndings + [code] + subject.lastEndings(subject.locales),
      locales: subject.locales)
  }

  /// All claims, each with its final name.
  private static func settled(_ claims: [NameClaim]) -> [(NameClaim, String)] {
    let groups = Dictionary(grouping: claims.indices) { claims[$0].base }
    return claims.indices.map { index in
      let claim = claims[index]
      let rivals = (groups[claim.base] ?? []).filter { $0 != index }
      let isFirst = rivals.allSatisfy {
        claim.rank == claims[$0].rank
          ? index < $0 : claims[$0].rank.lexicographicallyPrecedes(claim.rank)
      }
      if isFirst { return (claim, claim.base) }
      let taken = Set(rivals.flatMap { claims[$0].endings })
      let ending = claim.endings.first { !taken.contains($0) } ?? claim.endings.last ?? "other"
      return (claim, "\(claim.base)_\(ending)")
    }
  }
}

extension DrawingNames.Subject {
  /// The endings from the label's key and the language.
  fileprivate var ownEndings: [String] {
    [labelKey, language].compactMap { $0 }.map(PlainName.of).filter { !$0.isEmpty }
  }

  /// Endings from the locales. No other drawing has them, because each locale has only one drawing.
  fileprivate func lastEndings(_ locales: [CurrencyLocale]) -> [String] {
    locales.map { PlainName.of($0.identifier) }
  }
}
