import Messages

/// Suggests known identifiers in place of an unknown one, which may be misspelt.
enum NearestLocale {
  /// At most three of the identifiers with the smallest edit distance. It is at most two, and less than half of
  /// the identifier's length.
  static func identifiers(to identifier: String) -> [String] {
    guard identifier.utf8.count <= 20, !identifier.isEmpty else { return [] }
    let wanted = Array(identifier.lowercased().replacing("-", with: "_").utf8)
    let farthest = 2
    let candidates = CurrencyLocale.identifiersInLocaleData.map { known in
      (identifier: known, edits: EditDistance.between(wanted, Array(known.lowercased().utf8)))
    }
    let near = candidates.filter { $0.edits <= farthest && $0.edits * 2 < wanted.count }
    guard let fewest = near.map(\.edits).min() else { return [] }
    return near.filter { $0.edits == fewest }.prefix(3).map(\.identifier)
  }
}
