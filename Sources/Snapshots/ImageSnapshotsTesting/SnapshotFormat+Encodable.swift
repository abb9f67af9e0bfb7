#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SnapshotFormat where Value: Encodable & SendableMetatype {
  /// The value as JSON with sorted keys, a line for each, as `JSONEncoder` writes it. There is no line feed at the end.
  public static var json: SnapshotFormat {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON.
  ///
  /// - Parameter encoder: the encoder. It should sort the keys, because their order differs in each run otherwise.
  public static func json(_ encoder: JSONEncoder) -> SnapshotFormat {
    SnapshotFormat { value in
      .text(String(decoding: try encoder.encode(value), as: UTF8.self), fileExtension: "json")
    }
  }

  /// The value as a property list in XML.
  public static var plist: SnapshotFormat {
    SnapshotFormat { value in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return .text(
        String(decoding: try encoder.encode(value), as: UTF8.self), fileExtension: "plist")
    }
  }
}

extension SnapshotFormat where Value == [String: Any] {
  /// The values of a dictionary as JSON with sorted keys: texts, numbers, truth values, and dictionaries and arrays of them.
  public static var json: SnapshotFormat {
    SnapshotFormat<AnyJSON>.json.pullback { AnyJSON(value: $0) }
  }
}

/// A value of unknown type as JSON.
private struct AnyJSON: Encodable {
  var value: Any

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case let values as [String: Any]: try container.encode(values.mapValues(AnyJSON.init))
    case let values as [Any]: try container.encode(values.map(AnyJSON.init))
    case let value as any Encodable: try container.encode(value)
    default:
      // `NSNull` is not among Foundation's essentials.
      guard ["nil", "<null>"].contains("\(value)") else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "JSON has no form for it"))
      }
      try container.encodeNil()
    }
  }
}
