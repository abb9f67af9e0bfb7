/// The marks of all pixels, and the sum and the maximum of their differences.
///
/// The code of each comparison strategy fills it.
package struct DifferenceMap {
  package let size: PictureSize
  /// At first `same` or `ignored`.
  package private(set) var marks: [PixelMark]
  /// The largest difference of a pixel, without pixels marked as anti-aliased.
  private(set) var largest = 0.0
  /// The sum of the differences of all pixels, without pixels marked as anti-aliased.
  private(set) var sum = 0.0

  package init(size: PictureSize, marks: [PixelMark]) {
    self.size = size
    self.marks = marks
  }

  /// Records a pixel's difference and its mark.
  package mutating func note(_ index: Int, _ difference: Double, _ mark: PixelMark) {
    marks[index] = mark
    guard mark != .antialiased else { return }
    largest = max(largest, difference)
    sum += difference
  }

  /// Changes the mark of a tolerated or anti-aliased pixel to `differing`. Other marks stay.
  package mutating func promote(_ index: Int, _ difference: Double) {
    guard marks[index] == .tolerated || marks[index] == .antialiased else { return }
    // The sum already includes the difference of a tolerated pixel.
    if marks[index] == .antialiased { sum += difference }
    largest = max(largest, difference)
    marks[index] = .differing
  }

  /// The first column in a range of columns at which the mark in row `y` is not `same`; nil if there is none.
  @inline(__always)
  func firstChange(row y: Int, _ columns: Range<Int>) -> Int? {
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= size.width && y >= 0 && y < size.height,
      "columns of a row")
    let start = y &* size.width
    let eightSame =
      UInt64(unsafeBitCast(PixelMark.same, to: UInt8.self)) &* 0x0101_0101_0101_0101
    return marks.withUnsafeBytes { bytes in
      // Skips eight marks at a time while all are `same`. A mark is one byte.
      var x = columns.lowerBound
      while x &+ 8 <= columns.upperBound,
        bytes.loadUnaligned(fromByteOffset: start &+ x, as: UInt64.self) == eightSame
      {
        x &+= 8
      }
      while x < columns.upperBound, marks[start &+ x] == .same { x &+= 1 }
      return x < columns.upperBound ? x : nil
    }
  }
}
