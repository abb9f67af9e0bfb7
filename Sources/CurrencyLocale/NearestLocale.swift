/// The known identifiers that an unknown one may have been meant for.
enum NearestLocale {
  /// At most three identifiers within two edits, nearest first.
  static func identifiers(to identifier: String) -> [String] {
    guard identifier.utf8.count <= 20, !identifier.isEmpty else { return [] }
    let wanted = Array(identifier.lowercased().replacing("-", with: "_").utf8)
    let farthest = 2
    let candidates = CurrencyLocale.everyIdentifier.map { known in
      (identifier: known, edits: distance(wanted, Array(known.lowercased().utf8)))
    }
    let near = candidates.filter { $0.edits <= farthest && $0.edits * 2 < wanted.count }
    guard let fewest = near.map(\.edits).min() else { return [] }
    return near.filter { $0.edits == fewest }.prefix(3).map(\.identifier)
  }

  /// Levenshtein's distance between two spellings.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (line, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, right) in second.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
