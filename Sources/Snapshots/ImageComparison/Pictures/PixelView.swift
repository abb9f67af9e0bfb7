import RasterImage
import SystemSupport

/// A view of the pixels of a picture, with bounds checks that are on in release builds too.
///
/// It refers to the picture's bytes without owning them because reference counting takes longer than reading
/// a pixel.
package struct PixelView {
  let width: Int
  let height: Int
  /// The number of pixels.
  let count: Int
  private let bytes: UnsafeRawPointer

  private init(_ pixmap: Pixmap, _ bytes: UnsafeRawPointer) {
    width = pixmap.width
    height = pixmap.height
    // A pixmap has four bytes a pixel.
    count = pixmap.width * pixmap.height
    self.bytes = bytes
  }

  /// Calls a function with views of two pictures. The views are valid only during the call.
  package static func with(_ a: Pixmap, _ b: Pixmap, _ body: (PixelView, PixelView) -> Void) {
    a.bytes.withUnsafeBytes { first in
      b.bytes.withUnsafeBytes { second in
        // A pixmap has at least one pixel.
        guard let first = first.baseAddress, let second = second.baseAddress else { return }
        body(PixelView(a, first), PixelView(b, second))
      }
    }
  }

  /// The pixel at an index. Indices go row by row, from the top left corner.
  @inline(__always)
  package subscript(index: Int) -> PackedPixel {
    precondition(index >= 0 && index < count, "a pixel of the picture")
    return PackedPixel(rawValue: pixel(index))
  }

  /// Whether a pixel has eight neighbours.
  @inline(__always)
  func isInterior(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < width &- 1 && y < height &- 1
  }

  /// The pixel in a column and a row, which may lie outside of the picture.
  func pixel(_ x: Int, _ y: Int) -> PackedPixel {
    contains(x, y) ? self[y &* width &+ x] : .clear
  }

  /// Whether the picture has a column and a row.
  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// Calls a function with a pixel and each of its neighbours. Those outside of the picture are transparent.
  @inline(__always)
  func forEachAround(_ x: Int, _ y: Int, _ body: (PackedPixel) -> Void) {
    if isInterior(x, y) {
      checkNeighbours(y &* width &+ x)
      var first = (y &- 1) &* width &+ x &- 1
      for _ in 0..<3 {
        body(PackedPixel(rawValue: pixel(first)))
        body(PackedPixel(rawValue: pixel(first &+ 1)))
        body(PackedPixel(rawValue: pixel(first &+ 2)))
        first &+= width
      }
      return
    }
    for row in y &- 1...y &+ 1 {
      for column in x &- 1...x &+ 1 { body(pixel(column, row)) }
    }
  }

  /// Whether a pixel and its eight neighbours all have the same bytes.
  ///
  /// - Precondition: the pixel ``isInterior(_:_:)``.
  @inline(__always)
  func isFlat(at index: Int) -> Bool {
    let color = self[index]
    checkNeighbours(index)
    // Checks the pixel to the right first because this check is cheap and fails often.
    return pixel(index &+ 1) == color.rawValue && hasColumn(index, color)
      && hasColumn(index &- 1, color) && hasColumn(index &+ 1, color)
  }

  /// Whether a pixel and the pixels above and below it have the given colour.
  @inline(__always)
  func isColumn(_ color: PackedPixel, at index: Int) -> Bool {
    precondition(index >= width && index < count &- width, "a pixel inside of the picture")
    return hasColumn(index, color)
  }

  /// Compares `count` pixels from index `first` on with those from index `second` on, in this picture and in
  /// another one. Visits the offset of each pair that differs in at least one of the two pictures.
  @inline(__always)
  func forEachStep(
    or other: PixelView, from first: Int, to second: Int, count: Int, _ visit: (Int) -> Void
  ) {
    precondition(other.count == self.count && first >= 0 && second >= first && count >= 0)
    precondition(second + count <= self.count, "pixels of the picture")
    var i = 0
    while true {
      while i &+ 4 <= count, hasFourPixels(first &+ i, of: self, at: second &+ i),
        other.hasFourPixels(first &+ i, of: other, at: second &+ i)
      {
        i &+= 4
      }
      let end = min(i &+ 4, count)
      guard i < end else { return }
      while i < end {
        if pixel(first &+ i) != pixel(second &+ i)
          || other.pixel(first &+ i) != other.pixel(second &+ i)
        {
          visit(i)
        }
        i &+= 1
      }
    }
  }

  /// Whether the next row has the same bytes as this row in the given columns.
  func repeatsRow(_ y: Int, _ columns: Range<Int>) -> Bool {
    MemoryComparison.areEqual(row(y, columns), row(y + 1, columns))
  }

  /// Whether a row has the same bytes in another picture of the same width.
  func hasEqualRow(_ y: Int, of other: PixelView) -> Bool {
    MemoryComparison.areEqual(row(y, 0..<width), other.row(y, 0..<width))
  }

  /// The bytes of a row in the given columns.
  private func row(_ y: Int, _ columns: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(y >= 0 && y < height, "a row of the picture")
    precondition(columns.lowerBound >= 0 && columns.upperBound <= width, "columns of a row")
    return UnsafeRawBufferPointer(
      start: bytes + 4 * (y * width + columns.lowerBound), count: 4 * columns.count)
  }

  /// Visits the pixels that have other bytes in another picture of the same size, row by row.
  ///
  /// - Parameter visit: returns the column of the row at which to continue. It must be larger than `x`.
  @inline(__always)
  func forEachDifference(
    from other: PixelView, _ visit: (_ x: Int, _ y: Int, PackedPixel, PackedPixel) -> Int
  ) {
    precondition(width == other.width && height == other.height, "pictures of one size")
    for y in 0..<height {
      if hasEqualRow(y, of: other) { continue }
      let start = y &* width
      var x = 0
      while x < width {
        let p = pixel(start &+ x)
        let q = other.pixel(start &+ x)
        if p == q {
          x = firstDifference(from: other, start, x &+ 1)
          continue
        }
        let next = visit(x, y, PackedPixel(rawValue: p), PackedPixel(rawValue: q))
        precondition(next > x, "a column further to the right")
        x = next
      }
    }
  }

  /// The first column at which another picture has another pixel; the width if there is none.
  ///
  /// - Parameters:
  ///   - start: the index of the row's first pixel. It is not checked.
  ///   - column: the column at which the search begins.
  // Not inlined because the loop is faster in a function with few variables.
  @inline(never)
  private func firstDifference(from other: PixelView, _ start: Int, _ column: Int) -> Int {
    var index = start &+ column
    let end = start &+ width
    while index &+ 4 <= end, hasFourPixels(index, of: other, at: index) { index &+= 4 }
    while index < end, pixel(index) == other.pixel(index) { index &+= 1 }
    return index &- start
  }

  /// Whether four pixels from an index on equal the four pixels from another index on. There is no bounds
  /// check.
  @inline(__always)
  private func hasFourPixels(_ index: Int, of other: PixelView, at otherIndex: Int) -> Bool {
    (twoPixels(index) ^ other.twoPixels(otherIndex))
      | (twoPixels(index &+ 2) ^ other.twoPixels(otherIndex &+ 2)) == 0
  }

  @inline(__always)
  private func checkNeighbours(_ index: Int) {
    precondition(
      index > width && index < count &- width &- 1, "a pixel that has eight neighbours")
  }

  /// Whether a pixel and the pixels above and below it have the given colour. There is no bounds check.
  @inline(__always)
  private func hasColumn(_ index: Int, _ color: PackedPixel) -> Bool {
    pixel(index &- width) == color.rawValue && pixel(index) == color.rawValue
      && pixel(index &+ width) == color.rawValue
  }

  /// The pixel at an index, without a bounds check.
  @inline(__always)
  private func pixel(_ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self).littleEndian
  }

  /// The bytes of a pixel and of the pixel to its right, without a bounds check.
  @inline(__always)
  private func twoPixels(_ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: 4 &* index, as: UInt64.self)
  }
}
