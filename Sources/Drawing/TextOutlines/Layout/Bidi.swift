internal import CFriBidi
import VectorGraphics

/// The embedding levels of the characters of a line. They are the first step of laying out the line.
package struct Bidi {
  /// The direction of the whole line.
  let direction: WritingDirection
  /// The embedding level of each scalar: even for left to right, odd for right to left.
  package let levels: [Int]

  /// Runs the Unicode bidirectional algorithm.
  ///
  /// - Parameter direction: the direction of the line; nil for that of the first strong character.
  /// - Throws: ``TextError`` if the text is too long or FriBidi fails.
  package init(_ scalars: [Unicode.Scalar], direction: WritingDirection?) throws(TextError) {
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

  /// The indices of runs in visual order, from left to right (rule L2 of the algorithm).
  ///
  /// - Parameter levels: the embedding level of each run, in the order of the text.
  package static func visualOrder(_ levels: [Int]) -> [Int] {
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
