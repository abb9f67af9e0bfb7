import Messages
public import SystemSupport

/// The name of a file: its path relative to the folder of pictures or references.
///
/// Names are equal if their bytes are equal. Canonically equivalent names, such as `é` as one scalar and as
/// two scalars, are different.
public struct PictureName: Hashable, Sendable {
  /// The path relative to the folder.
  public let path: FilePath

  /// Creates a name from a path relative to the folder.
  public init(_ path: FilePath) { self.path = path }

  /// The file's extension in lower case, without the dot; empty if there is none.
  var fileExtension: String { path.extension?.lowercased() ?? "" }

  /// The name without escapes.
  var text: String { path.string }
}

extension PictureName: Comparable {
  /// Orders names by their bytes.
  public static func < (a: PictureName, b: PictureName) -> Bool {
    a.path.bytes.lexicographicallyPrecedes(b.path.bytes)
  }
}

extension PictureName: ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  public init(stringLiteral text: String) { self.init(FilePath(text)) }
}

extension PictureName: CustomStringConvertible {
  /// The name in a form that is safe to print and different for each name: control characters are escaped and
  /// backslashes are doubled.
  public var description: String {
    DisplayText.escaped(text.replacing(#"\"#, with: #"\\"#))
  }
}

extension PictureName: Encodable {
  /// Encodes the name without escapes, as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
