/// The edit distance of two spellings, for messages that suggest a name.
package enum EditDistance {
  /// The least number of edits that turn one text into the other. An edit inserts, removes or replaces a
  /// byte, or swaps two adjacent bytes (optimal string alignment distance).
  package static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
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
      previous = row
      row = next
    }
    return row[second.count]
  }
}
