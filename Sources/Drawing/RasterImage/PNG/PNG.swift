package import Messages

/// Pictures in Portable Network Graphics format (W3C PNG specification, third edition).
public enum PNG {
  /// The default limit of the number of pixels of a picture that is read: 100 million.
  public static let defaultPixelLimit = 100_000_000

  /// The compression effort: time spent for a smaller file. The pixels are the same at every level.
  ///
  /// Each level tries what the level below tries, and more. So its files are never larger.
  public enum Optimization: Int, Hashable, Encodable, Sendable, CaseIterable, Comparable {
    /// One representation, one filter, fast compression.
    case fastest = 0
    /// Also the representations that are likely the smallest, with better compression.
    case standard = 1
    /// Also other representations and filters, with strong compression.
    case smaller = 2
    /// Also every representation and filter that could be the smallest, then compression by Zopfli.
    case smallest = 3

    /// The level with the number in a text: `0`, `1`, `2` or `3`.
    ///
    /// - Throws: `UnknownNameError` for any other text.
    package init(_ text: String) throws(UnknownNameError) {
      guard let level = Self.allCases.first(where: { "\($0.rawValue)" == text }) else {
        throw UnknownNameError(text, names: Self.allCases.map { "\($0.rawValue)" })
      }
      self = level
    }

    /// The numbers of all levels.
    package static let levels = fastest.rawValue...smallest.rawValue

    /// The range of the levels, in one sentence.
    package static let documentation =
      "The compression effort of PNG files: 0 (fastest) to 3 (smallest)."

    /// Whether `a` means less effort than `b`.
    public static func < (a: Optimization, b: Optimization) -> Bool { a.rawValue < b.rawValue }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
