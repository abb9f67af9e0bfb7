public import ImageSnapshots
public import RasterImage
import ImageComparison

/// The form in which a value is recorded as its snapshot.
///
/// To define a format, pass a function that returns ``/ImageSnapshots/SnapshotContent``, or convert the value to
/// a type that has a format already:
///
///     extension SnapshotFormat where Value == Invoice {
///       static var page: SnapshotFormat { SnapshotFormat<[UInt8]>.png.pullback { $0.drawn() } }
///     }
public struct SnapshotFormat<Value>: Sendable {
  package let content: @Sendable (Value) throws -> SnapshotContent

  /// Creates a format from a function.
  public init(_ content: @escaping @Sendable (Value) throws -> SnapshotContent) {
    self.content = content
  }

  /// A format for another type: it converts a value with the function, then applies this format.
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) throws -> Value
  ) -> SnapshotFormat<Other> {
    SnapshotFormat<Other> { try content(transform($0)) }
  }
}

extension SnapshotFormat where Value == Pixmap {
  /// Pixels, recorded as a PNG file.
  public static var pixels: SnapshotFormat {
    SnapshotFormat { .picture(try $0.png()) }
  }
}

extension SnapshotFormat where Value: Sequence & Sendable, Value.Element == UInt8 {
  /// The bytes of a PNG file, recorded unchanged.
  public static var png: SnapshotFormat { SnapshotFormat { .picture(Array($0)) } }

  /// Bytes, recorded unchanged and compared byte for byte.
  public static var data: SnapshotFormat { data(fileExtension: "bin") }

  /// Bytes, recorded unchanged and compared byte for byte.
  ///
  /// - Parameter fileExtension: the extension of the reference, without a dot.
  public static func data(fileExtension: String) -> SnapshotFormat {
    SnapshotFormat { .data(Array($0), fileExtension: fileExtension) }
  }
}

extension SnapshotFormat where Value == String {
  /// Text, recorded in UTF-8.
  public static var text: SnapshotFormat { SnapshotFormat { .text($0) } }

  /// Text, recorded in UTF-8: the same as ``text``. A failure shows the lines that differ.
  public static var lines: SnapshotFormat { text }
}

extension SnapshotFormat where Value == [String] {
  /// Lines of text, recorded in UTF-8, each followed by a line feed.
  public static var lines: SnapshotFormat {
    SnapshotFormat { .text($0.map { $0 + "\n" }.joined()) }
  }
}

extension SnapshotFormat {
  /// The value and everything that it contains, one line each, in the form of swift-snapshot-testing.
  ///
  /// The elements of sets and dictionaries are sorted by their text, because they have no order, and the properties of a
  /// type by their names. A type can choose its text: see ``AnySnapshotStringConvertible``. `Data` is its number of
  /// bytes: use ``data`` for its contents.
  public static var dump: SnapshotFormat { SnapshotFormat { .text(ValueDump.text(of: $0)) } }

  /// The description of the value, as `String(describing:)` returns it.
  public static var description: SnapshotFormat {
    SnapshotFormat { .text(String(describing: $0)) }
  }
}
