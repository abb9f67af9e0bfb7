/// Suggestions for unknown names.
package enum NearestName {
  /// The known name that is nearest to an unknown name; nil if none is near enough to suggest.
  package static func of(_ name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    guard !wanted.isEmpty else { return nil }
    let candidates = known.map {
      (name: $0, edits: EditDistance.between(wanted, Array($0.lowercased().utf8)))
    }
    guard let nearest = candidates.min(by: { $0.edits < $1.edits }),
      nearest.edits <= max(1, nearest.name.utf8.count / 3), nearest.edits < wanted.count
    else { return nil }
    return nearest.name
  }

  /// The fix for an unknown name: it suggests the nearest known name, or else lists all known names.
  package static func suggestion(for name: String, among known: [String]) -> String {
    if let nearest = of(name, among: known) { return "did you mean '\(nearest)'?" }
    return known.isEmpty ? "leave it out" : "use \(Alternatives.text(known))"
  }
}
