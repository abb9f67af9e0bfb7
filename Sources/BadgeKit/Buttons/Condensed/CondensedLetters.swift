internal import BadgeGeometry
package import TextOutlines
package import VectorGraphics

/// The letters of a line, narrower and closer, at 1 em.
///
/// The vertical strokes keep their thickness, because narrower letters are taken from a heavier weight.
package struct CondensedLetters {
  /// A letter with ink, with its outline in the line.
  private struct VisibleLetter {
    var cluster: Int
    /// Whether a space is between this letter and the one on its left.
    var followsSpace: Bool
    var outline: VectorPath
  }

  /// The letters from left to right.
  private var letters: [VisibleLetter]

  /// The width of a letter, as a fraction of its normal width.
  ///
  /// Below about 0.86, horizontal strokes are so much thicker than in the design that letters look stretched.
  static let scale = 0.86
  /// The greatest distance of two letters, as a fraction of the smallest distance in the normal line.
  private static let spacing = 0.72
  /// The least value of that distance, in em. It counts for a line in which letters touch.
  private static let leastSpacing = 0.06
  /// The width of a space between words, as a multiple of the distance of letters.
  private static let wordSpace = 2.5
  /// The numbers of characters of symbols that are condensed.
  static let characterCounts = 3...5
  /// The scripts whose letters stand apart (ISO 15924), so that any two can move closer.
  private static let scripts: Set = [
    "Armn", "Cher", "Cyrl", "Ethi", "Geor", "Grek", "Hebr", "Latn", "Tfng", "Zyyy",
  ]

  /// - Parameters:
  ///   - line: the line in the wanted weight.
  ///   - heavier: the line in the next heavier weights.
  /// - Returns: nil for a line with a script whose letters can't move, or with fewer than two letters.
  package init?(_ line: TextLine, heavier: [TextLine]) {
    guard line.letters.allSatisfy({ Self.scripts.contains($0.script) }) else { return nil }
    let narrow = Affine(a: Self.scale, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let outline = Self.outline(line, heavier, forWidth: Self.scale).transformed(by: narrow)
    letters = []
    var followsSpace = false
    for letter in line.letters {
      guard !letter.elements.isEmpty else {
        followsSpace = true
        continue
      }
      letters.append(
        VisibleLetter(
          cluster: letter.cluster, followsSpace: followsSpace,
          outline: VectorPath(outline.elements[letter.elements])))
      followsSpace = false
    }
    guard letters.count > 1 else { return nil }
    moveTogether(by: Self.distances(of: line))
  }

  package var outline: VectorPath {
    letters.reduce(into: VectorPath()) { $0.append($1.outline) }
  }

  /// The horizontal middle of the letters whose clusters begin before an offset in the line; nil without
  /// such letters.
  func middle(upTo end: Int) -> Double? {
    let outline = letters.filter { $0.cluster < end }
      .reduce(into: VectorPath()) { $0.append($1.outline) }
    return outline.bounds?.midX
  }

  /// The outline of a line in the weight whose stems, after scaling to a width, are as thick as the line's own.
  /// It is interpolated between two of the given weights. If that is impossible, or no weight is heavy enough,
  /// it is the nearest lighter one.
  private static func outline(
    _ line: TextLine, _ heavier: [TextLine], forWidth width: Double
  ) -> VectorPath {
    guard let own = line.outline.stemThickness else { return line.outline }
    let wanted = own / width
    var (lighter, thickness) = (line.outline, own)
    for next in heavier {
      guard let stem = next.outline.stemThickness, stem > thickness, next.letters == line.letters,
        lighter.contourThatTurns(on: next.outline) == nil,
        let between = lighter.interpolated(
          to: next.outline, min(1, (wanted - thickness) / (stem - thickness)))
      else { continue }
      if stem >= wanted { return between }
      (lighter, thickness) = (next.outline, stem)
    }
    return lighter
  }

  /// The smallest distance of two neighbouring letters in a line, in em.
  private static func distances(of line: TextLine) -> Double {
    let shapes = line.letters.filter { !$0.elements.isEmpty }
      .map { VectorPath(line.outline.elements[$0.elements]).spacingPoints }
    return zip(shapes, shapes.dropFirst()).map { $0.distance(to: $1) }.min() ?? 0
  }

  /// Moves each letter to the left until it has the wanted distance from the letter before it. No letter moves
  /// to the right, or under an overhanging part of the other letter.
  ///
  /// - Parameter smallest: the smallest distance of two letters in the normal line, in em.
  private mutating func moveTogether(by smallest: Double) {
    let wanted = max(smallest * Self.spacing, Self.leastSpacing)
    var shift = 0.0
    for index in letters.indices {
      if index > 0 {
        let (left, right) = (letters[index - 1].outline, letters[index].outline)
        let own = right.translated(by: Vector(dx: -shift, dy: 0))
        let distance = letters[index].followsSpace ? wanted * Self.wordSpace : wanted
        let gap = max(0, (own.bounds?.minX ?? 0) - (left.bounds?.maxX ?? 0))
        let leftShift = left.spacingPoints.leftShift(of: own.spacingPoints, keeping: distance)
        shift += max(0, min(leftShift, gap))
      }
      letters[index].outline = letters[index].outline.translated(by: Vector(dx: -shift, dy: 0))
    }
  }
}
