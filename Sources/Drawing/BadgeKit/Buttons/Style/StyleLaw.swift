internal import BadgeGeometry

/// Two options of a button that contradict each other. The command line and files have the same laws.
package struct StyleLaw: Sendable {
  /// The option that has no effect, or that can't be met.
  package let option: StyleOption
  /// The option with the value that excludes it.
  package let other: StyleOption
  /// What is wrong, in a few words that name both options.
  package let problem: String
  /// How to fix it.
  package let fix: String
  /// Whether a style with values for both breaks the law.
  let isBroken: @Sendable (CurrencyButtonStyle) -> Bool
  /// Removes the value of ``option``, where a later mapping replaces it by one of ``other``.
  let yield: @Sendable (inout CurrencyButtonStyle) -> Void

  package static let all = [
    StyleLaw(
      option: .gap, other: .ring, problem: "a gap opens an outline ring",
      fix: "leave it out, or use the ring 'outline'",
      isBroken: { $0.gap != nil && $0.ring != .outline }, yield: { $0.gap = nil }),
    StyleLaw(
      option: .gap, other: .moat, problem: "gap and moat both open the ring",
      fix: "leave one of them out",
      isBroken: { $0.gap != nil && $0.proportions.ringMoat > 0 },
      yield: { $0.gap = nil }),
    StyleLaw(
      option: .badgeOverhang, other: .ring,
      problem: "it moves the badge beyond a ring, and a drawing for a toolbar has none",
      fix: "leave it out, or use another ring than 'toolbar'",
      isBroken: { $0.proportions.badgeOverhang != nil && $0.ring == .toolbar },
      yield: { $0.proportions.badgeOverhang = nil }),
    StyleLaw(
      option: .ringWidth, other: .ring,
      problem: "an automatic width follows the symbol in an outline ring",
      fix: "give it a value, or use the ring 'outline'",
      isBroken: { $0.balancesRing && $0.ring != .outline }, yield: { $0.balancesRing = false }),
    StyleLaw(
      option: .weight, other: .ringWidth,
      problem: "a balanced weight follows the ring, and an automatic ring width follows the weight",
      fix: "give one of them a value",
      isBroken: { $0.weight == nil && $0.balancesRing }, yield: { _ in }),
  ]
}

/// Options that contradict each other. ``option`` is the one to change.
package struct StyleLawError: Error, Hashable, CustomStringConvertible {
  /// The name of the option.
  package let option: String
  package let problem: String
  package let fix: String

  package var description: String { "\(problem): \(fix)" }
}

extension ButtonSettings {
  /// Sets the options of one or more mappings.
  ///
  /// A later mapping overrides earlier ones. Only the last preset counts, and it lies below all other options,
  /// wherever it is among them. An option that contradicts a value of the preset or of an earlier mapping replaces
  /// it: a gap replaces the moat, and a padding or a ring that leaves the badge less space reduces its overhang.
  ///
  /// - Throws: ``StyleLawError`` for options of one mapping that contradict each other, and for an option of the
  ///   last mapping that has no effect.
  package mutating func set(_ mappings: [[StyleSetting]]) throws(StyleLawError) {
    let settings = mappings.joined()
    settings.last { $0.option == StyleOption.preset.name }?.set(in: &self)
    for setting in settings where setting.option != StyleOption.preset.name {
      setting.set(in: &self)
    }
    let given = mappings.map { Set($0.map(\.option)) }
    func isGiven(_ option: StyleOption) -> Bool { given.contains { $0.contains(option.name) } }
    if isGiven(.gap), !isGiven(.moat) { style.proportions.moat = nil }
    if let overhang = style.proportions.badgeOverhang, !isGiven(.badgeOverhang) {
      style.proportions.badgeOverhang = min(overhang, style.proportions.largestOverhang)
    }
    for law in StyleLaw.all where law.isBroken(style) {
      let option = law.option.name
      let other = law.other.name
      let isWritten =
        given.last?.contains(option) == true
        || given.contains { $0.contains(option) && $0.contains(other) }
      guard !isWritten else {
        throw StyleLawError(option: option, problem: law.problem, fix: law.fix)
      }
      law.yield(&style)
    }
    do { try style.validateRing() } catch {
      throw StyleLawError(option: StyleOption.ring.name, problem: error.fault, fix: error.fix)
    }
  }
}
