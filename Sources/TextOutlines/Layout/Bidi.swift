internal import CFriBidi
import VectorGraphics

/// The first step of a line: the level of embedding of each character.
struct Bidi {
  /// The direction of the whole line.
  let direction: WritingDirection
  /// A level for each scalar: even runs to the right, odd to the left.
  let levels: [Int]

  /// Runs the Unicode bidirectional algorithm.
  ///
  /// - Parameter direction: nil for that of the first strong character.
  init(_ scalars: [Unicode.Scalar], direction: WritingDirection?) throws(TextError) {
    guard !scalars.isEmpty else {
      self.direction = direction ?? .leftToRight
      levels = []
      return
    }
    let text = scalars.map(\.value)
    let count = text.count
    guard let length = FriBidiStrIndex(exactly: count) else { throw .textTooLong(limit: 1 << 30) }
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var result = [FriBidiLevel](repeating: 0, count: count)
    fribidi_get_bidi_types(text, length, &types)
    fribidi_get_bracket_types(text, length, types, &brackets)
    var base =
      switch direction {
      case .leftToRight: mintmark_fribidi_ltr
      case .rightToLeft: mintmark_fribidi_rtl
      case nil: mintmark_fribidi_first_strong
      }
    guard fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, &result) != 0 else {
      throw .libraryFailed("fribidi_get_par_embedding_levels_ex")
    }
    let isRightToLeft = direction.map { $0 == .rightToLeft } ?? (base == mintmark_fribidi_rtl)
    self.direction = isRightToLeft ? .rightToLeft : .leftToRight
    levels = result.map { Int($0) }
  }

  /// The order of runs of given levels from left to right (rule L2).
  static func visualOrder(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
