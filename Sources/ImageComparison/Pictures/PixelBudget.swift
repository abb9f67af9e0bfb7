/// Limits to the number of pixels that a comparison keeps in memory.
package struct PixelBudget: Hashable, Sendable {
  /// The most pixels of a picture that is decoded as a whole: for the strategies that look at
  /// neighbours, for difference pictures, and where a picture is interlaced.
  package var whole: Int
  /// The most pixels of pictures that are decoded as a whole by several threads at once.
  package var parallel: Int
  /// The number of pixels above which exact comparisons go row by row.
  package var rows: Int

  package init(whole: Int, parallel: Int, rows: Int) {
    self.whole = whole
    self.parallel = parallel
    self.rows = rows
  }

  /// 40 million pixels as a whole, 2²² at once, and rows from 2²⁰ on.
  ///
  /// A comparison of whole pictures takes 12 to 17 bytes a pixel, so at most 700 MB; a photograph of a
  /// long page, 3,446 × 10,728 pixels, is within the limit.
  package static let standard = PixelBudget(whole: 40_000_000, parallel: 1 << 22, rows: 1 << 20)
}
