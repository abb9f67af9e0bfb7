/// Draws mutants by a seed: at least two of each module, otherwise as many as a module has lines to change.
///
/// Each module has an order of its own, in which a mutant keeps its number: so what another module loses or
/// gains changes nothing here, and need not be compiled again.
struct Sample {
  var seed: UInt64
  var count: Int
  /// The keys of mutants that do not compile.
  var rejected: Set<String>

  /// - Parameter candidates: All mutants by module.
  func draw(from candidates: [String: [Mutant]]) -> [Mutant] {
    let lines = candidates.mapValues { Dictionary(grouping: $0) { "\($0.file):\($0.line)" } }
    let total = lines.values.reduce(0) { $0 + $1.count }
    var drawn: [Mutant] = []
    for (index, module) in lines.keys.sorted().enumerated() {
      let all = lines[module] ?? [:]
      let share = max(2, (count * all.count + total - 1) / max(total, 1))
      var generator = SplitMix64(state: seed ^ fingerprint(module))
      let order = all.keys.sorted().shuffled(using: &generator).compactMap {
        all[$0]?.randomElement(using: &generator)
      }
      var chosen: [Mutant] = []
      for (place, mutant) in order.enumerated() where chosen.count < share && place < 999 {
        guard !rejected.contains(mutant.key),
          !chosen.contains(where: { $0.file == mutant.file && $0.range.overlaps(mutant.range) })
        else { continue }
        var mutant = mutant
        mutant.number = (index + 1) * 1000 + place + 1
        chosen.append(mutant)
      }
      drawn += chosen
    }
    return drawn
  }

  /// FNV-1a, the same in every process.
  private func fingerprint(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
