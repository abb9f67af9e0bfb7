extension RingGap: Codable {
  private enum CodingKeys: CodingKey {
    case start, end
  }

  /// Decodes both angles, in degrees.
  ///
  /// - Throws: ``GeometryError`` for angles that are not a gap, or `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      start: container.decode(Double.self, forKey: .start),
      end: container.decode(Double.self, forKey: .end))
  }

  /// Encodes both angles, in degrees.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
  }
}
