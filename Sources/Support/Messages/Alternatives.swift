/// Lists of words for a sentence that offers a choice.
package enum Alternatives {
  /// Joins the words as `a, b or c`; empty for an empty list.
  package static func text(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let others = words.dropLast()
    return others.isEmpty ? last : others.joined(separator: ", ") + " or " + last
  }
}
