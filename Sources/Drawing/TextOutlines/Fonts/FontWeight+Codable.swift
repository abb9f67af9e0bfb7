/// A weight is encoded as its number.
extension FontWeight: Codable {
  /// Decodes the number.
  ///
  /// - Throws: `DecodingError`, also for a number outside 1 to 1000.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try container.decode(Double.self)
    guard let weight = FontWeight(value) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(value) is not a font weight from 1 to 1000")
    }
    self = weight
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
