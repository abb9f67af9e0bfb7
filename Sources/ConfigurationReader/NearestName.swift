import SystemSupport

/// Suggestions for unknown names.
package enum NearestName {
  /// The fix for an unknown name: the nearest known one, or all of them.
  package static func suggestion(for name: String, among known: [String]) -> String {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let candidates = known.map {
      (name: $0, edits: EditDistance.between(wanted, Array($0.lowercased().utf8)))
    }
    if let nearest = candidates.min(by: { $0.edits < $1.edits }),
      nearest.edits <= max(1, nearest.name.utf8.count / 3)
    {
      return "did you mean '\(nearest.name)'?"
    }
    return known.isEmpty ? "leave it out" : "use \(Alternatives.text(known))"
  }
}
