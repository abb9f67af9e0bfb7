/// Counts with an English noun.
package enum CountText {
  /// The count and the noun, in the singular or the plural: `1 file`, `2 files`, `0 currencies`.
  ///
  /// - Parameters:
  ///   - count: the number of things.
  ///   - noun: the noun in the singular.
  ///   - plural: the noun in the plural; nil for the singular with an `s`.
  package static func of(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
