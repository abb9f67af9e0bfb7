import VectorGraphics

/// The path data of one fill, in texts of which none is longer than Android Lint takes.
enum AndroidPathData {
  /// The longest data of which Lint's `VectorPath` does not warn.
  static let longest = 800

  /// The data of paths that show a fill together.
  ///
  /// Disjoint parts are paths of their own. A part whose data is too long is cut. Only artwork can be so
  /// intricate that no line cuts it in pieces that are short enough, such as a star of a thousand
  /// needles: it stays longer.
  ///
  /// - Parameter overlap: whether the pieces of a part may overlap, so that no seam shows at any scale:
  ///   for opaque paint alone. Otherwise they meet in rows and columns of whole points.
  static func texts(of path: VectorPath, overlap: Bool) -> [String] {
    var budget = PathUnionBudget(edges: 1_000_000)
    return path.separateParts.flatMap { texts(of: $0, overlap, cuts: 32, &budget) }
  }

  private static func texts(
    of part: VectorPath, _ overlap: Bool, cuts: Int, _ budget: inout PathUnionBudget
  ) -> [String] {
    let text = text(of: part)
    let goal = Double(longest) / Double(text.utf8.count)
    guard goal < 1, cuts > 0,
      let cut = OutlineCut(part, isOverlapping: overlap, goal: goal),
      let (first, second) = try? cut.pieces(of: part, budget: &budget)
    else { return [text] }
    return (first.separateParts + second.separateParts).flatMap {
      texts(of: $0, overlap, cuts: cuts - 1, &budget)
    }
  }

  /// The data in 1/1000 of a point, or in 1/100 where that is too long.
  private static func text(of path: VectorPath) -> String {
    let fine = text(of: path, decimals: 3)
    return fine.utf8.count <= longest ? fine : text(of: path, decimals: 2)
  }

  private static func text(of path: VectorPath, decimals: Int) -> String {
    var writer = AndroidPathWriter(decimals: decimals)
    for contour in path.contours { writer.add(contour) }
    return writer.text
  }
}
