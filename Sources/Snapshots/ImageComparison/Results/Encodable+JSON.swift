#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Encodable {
  /// The value as JSON with sorted keys and unescaped slashes.
  ///
  /// - Parameter isCompact: whether to leave out line breaks and indentation.
  /// - Throws: `EncodingError`, for example if a number is not finite.
  package func jsonText(isCompact: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isCompact
      ? [.sortedKeys, .withoutEscapingSlashes]
      : [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
