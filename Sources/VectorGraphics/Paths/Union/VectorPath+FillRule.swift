/// The rule by which an outline's windings decide what is inside.
package enum FillRule: Hashable, Sendable {
  /// Inside is where the winding is not 0.
  case nonzero
  /// Inside is where the winding is odd.
  case evenOdd
}

/// The work that is left for several paths to be united, so that all together have one bound.
package struct PathUnionBudget: Hashable, Sendable {
  /// The number of straight pieces, as ``VectorPath/united(limit:)`` counts them.
  package private(set) var edges: Int

  package init(edges: Int) { self.edges = edges }

  fileprivate var limits: Arrangement.Limits {
    Arrangement.Limits(edges: edges, comparisons: 60 * min(edges, .max / 60))
  }

  fileprivate mutating func spend(_ arrangement: Arrangement) {
    edges = max(0, edges - arrangement.edges.count - arrangement.work.comparisons / 60)
  }
}

extension VectorPath {
  /// The area that a rule fills, as contours that don't overlap: every winding is 0 or 1.
  ///
  /// So paths can be added to each other, whichever way theirs were wound, and paint what they
  /// paint one by one. Contours that fit the rule already stay as they are, up to their direction;
  /// what is cut is as exact as with ``united()``.
  ///
  /// - Throws: ``PathUnionError`` beyond the budget.
  package func outlined(
    _ rule: FillRule, budget: inout PathUnionBudget
  ) throws(PathUnionError) -> VectorPath {
    guard let arrangement = try Arrangement(self, limits: budget.limits) else { return self }
    budget.spend(arrangement)
    let windings = arrangement.windingRange
    if (0...1).contains(windings) { return self }
    if (-1...0).contains(windings) { return reversed }
    return arrangement.outline { rule == .nonzero ? $0 != 0 : $0 % 2 != 0 }
  }

  /// The area that lies in two paths, both with windings of 0 and 1 alone.
  ///
  /// - Throws: ``PathUnionError`` beyond the budget.
  package func intersection(
    _ other: VectorPath, budget: inout PathUnionBudget
  ) throws(PathUnionError) -> VectorPath {
    guard let arrangement = try Arrangement(self + other, limits: budget.limits) else {
      return VectorPath()
    }
    budget.spend(arrangement)
    return arrangement.outline { $0 >= 2 }
  }
}
