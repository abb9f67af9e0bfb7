/// Helps with names that are nearly known ones.
enum Spelling {
  /// How to mend an unknown name: the nearest known one, or all of them.
  static func suggestion(for name: String, among known: [String]) -> String {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let candidates = known.map { (name: $0, edits: distance(wanted, Array($0.lowercased().utf8))) }
    if let nearest = candidates.min(by: { $0.edits < $1.edits }),
      nearest.edits <= max(1, nearest.name.utf8.count / 3)
    {
      return "did you mean '\(nearest.name)'?"
    }
    return known.isEmpty ? "leave it out" : "say \(alternatives(known))"
  }

  /// Some words as a choice: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let others = words.dropLast()
    return others.isEmpty ? last : others.joined(separator: ", ") + " or " + last
  }

  /// The number of letters inserted, left out, replaced or swapped with their neighbour (the optimal
  /// string alignment distance).
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var previous: [Int] = []
    var row = Array(0...second.count)
    for line in first.indices {
      var next = [line + 1]
      for column in second.indices {
        let isSame = first[line] == second[column]
        var edits = min(row[column] + (isSame ? 0 : 1), row[column + 1] + 1, next[column] + 1)
        if line > 0, column > 0, first[line] == second[column - 1],
          first[line - 1] == second[column]
        {
          edits = min(edits, previous[column - 1] + 1)
        }
        next.append(edits)
      }
      (previous, row) = (row, next)
    }
    return row[second.count]
  }
}
