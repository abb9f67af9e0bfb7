/// A colour is encoded as its ``RGBAColor/hexString``.
extension RGBAColor: Codable {
  /// Decodes a text such as `#007aff`, in the forms of ``RGBAColor/init(hexString:)``.
  ///
  /// - Throws: `DecodingError`, also for a text that is not a colour.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = RGBAColor(hexString: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a colour such as #007aff")
    }
    self = color
  }

  /// Encodes ``hexString`` as a single value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexString)
  }
}
