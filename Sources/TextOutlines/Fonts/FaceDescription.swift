/// A face of a font file as it is used: which file, which of its faces, at which weight.
public struct FaceDescription: Hashable, Sendable {
  /// The path of the font file.
  public var path: String
  /// Which face of a collection; 0 in a file of one.
  public var index: Int
  /// The family's name in English.
  public var family: String
  /// The style's name in English, such as `Bold`.
  public var style: String
  /// The weights the file can draw; one value for a static face.
  public var weights: ClosedRange<Double>
  /// Whether the file has a weight axis.
  public var isVariable: Bool

  /// The weight drawn when another is wanted: the nearest the face has.
  public func weight(nearest wanted: FontWeight) -> Double {
    min(max(wanted.value, weights.lowerBound), weights.upperBound)
  }
}
