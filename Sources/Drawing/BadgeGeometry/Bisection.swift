/// Searches by halving an interval.
package enum Bisection {
  /// The largest number from 0 to a limit for which a condition holds; 0 if it holds for none. If the condition
  /// holds for a number, it has to hold for all smaller ones.
  ///
  /// - Parameter steps: the number of halvings. The result is too small by at most the limit divided by 2 to this
  ///   power.
  package static func largest(
    upTo limit: Double, steps: Int = 50, where holds: (Double) -> Bool
  ) -> Double {
    guard !holds(limit) else { return limit }
    var low = 0.0
    var high = limit
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
