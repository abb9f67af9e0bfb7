/// Chooses among the weights of a family by the rules of CSS Fonts 4, section 5.2, step 4.
package enum WeightMatching {
  /// The index of the best match among the weights of faces; nil if there are no faces.
  ///
  /// If several faces match equally well, the one with the narrowest range is best, so a static face comes
  /// before a variable one. Among faces that are still equal, the first is best.
  ///
  /// - Parameter faces: the range of weights of each face; a static face has a range of one weight.
  package static func best(_ faces: [ClosedRange<Double>], for wanted: FontWeight) -> Int? {
    faces.indices.min { a, b in
      let first = rank(faces[a], wanted.value)
      let second = rank(faces[b], wanted.value)
      return (first.group, first.distance, first.width, a)
        < (second.group, second.distance, second.width, b)
    }
  }

  private static func rank(
    _ face: ClosedRange<Double>, _ wanted: Double
  ) -> (group: Int, distance: Double, width: Double) {
    let width = face.upperBound - face.lowerBound
    if face.contains(wanted) { return (0, 0, width) }
    let isHeavier = face.lowerBound > wanted
    let nearest = isHeavier ? face.lowerBound : face.upperBound
    let group =
      switch wanted {
      case 400...500: isHeavier ? (nearest <= 500 ? 1 : 3) : 2
      case ..<400: isHeavier ? 2 : 1
      default: isHeavier ? 1 : 2
      }
    return (group, abs(nearest - wanted), width)
  }
}
