/// Pictures in Portable Network Graphics format (W3C PNG specification, third edition).
public enum PNG {
  /// How much time goes into a small file; the pixels are the same in all.
  public enum Optimization: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// One form, one filter, the quickest compression.
    case fastest = 0
    /// Close to the smallest at a fraction of the time.
    case standard = 1
    /// Several forms and filters, strong compression.
    case smaller = 2
    /// Every form and filter that could win, the strongest compression there is.
    case smallest = 3

    public static func < (a: Optimization, b: Optimization) -> Bool { a.rawValue < b.rawValue }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
