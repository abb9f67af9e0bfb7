/// A face of a font file: the file, the index within it, the names and the weights.
package struct FaceDescription: Hashable, Sendable {
  /// The path of the font file.
  package var path: String
  /// The index of the face in a collection; 0 in a file of one face.
  package var index: Int
  /// The family's name in English.
  package var family: String
  /// The style's name in English, such as `Bold`.
  package var style: String
  /// The weights of the face, from 1 to 1000; a single value for a static face.
  package var weights: ClosedRange<Double>
  /// Whether the file has a weight axis.
  package var isVariable: Bool

  /// The weight of the face that is nearest to a wanted one.
  package func weight(nearest wanted: FontWeight) -> Double {
    min(max(wanted.value, weights.lowerBound), weights.upperBound)
  }
}
