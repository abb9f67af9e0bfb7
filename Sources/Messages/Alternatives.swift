/// Words as a choice in a sentence.
package enum Alternatives {
  /// The words as `a, b or c`; empty without words.
  package static func text(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let others = words.dropLast()
    return others.isEmpty ? last : others.joined(separator: ", ") + " or " + last
  }
}
