import RasterImage
import SystemSupport

/// The pixels of a picture, which are read with bounds checks, in release builds too.
///
/// It refers to the picture's bytes without owning them, as counting references takes longer than
/// reading a pixel.
struct PixelView {
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

  /// Calls a function with views of two pictures.
  static func with(_ a: Pixmap, _ b: Pixmap, _ body: (PixelView, PixelView) -> Void) {
    a.bytes.withUnsafeBytes { first in
      b.bytes.withUnsafeBytes { second in
        // A pixmap has at least one pixel.
        guard let first = first.baseAddress, let second = second.baseAddress else { return }
        body(PixelView(a, first), PixelView(b, second))
      }
    }
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { (0..<count).allSatisfy { self[$0].isOpaque } }

  /// The pixel at an index, row by row from the top left corner.
  @inline(__always)
  subscript(index: Int) -> PackedPixel {
    precondition(index >= 0 && index < count, "a pixel of the picture")
    return PackedPixel(rawValue: pixel(index))
  }

  /// Whether a pixel has eight neighbours.
  @inline(__always)
  func isInside(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < width &- 1 && y < height &- 1
  }

  /// Calls a function with a pixel and its neighbours, as many as are in the picture.
  @inline(__always)
  func forEachAround(_ x: Int, _ y: Int, _ body: (PackedPixel) -> Void) {
    if isInside(x, y) {
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
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
        body(self[row &* width &+ column])
      }
    }
  }

  /// Whether a pixel that ``isInside(_:_:)`` and all its neighbours have the same bytes.
  @inline(__always)
  func isFlat(at index: Int) -> Bool {
    let color = self[index]
    checkNeighbours(index)
    // The pixel to the right first: of a short run of pixels none is flat.
    return pixel(index &+ 1) == color.rawValue && hasColumn(index, color)
      && hasColumn(index &- 1, color) && hasColumn(index &+ 1, color)
  }

  /// Whether a pixel and the ones above and below it have some colour.
  @inline(__always)
  func isColumn(_ color: PackedPixel, at index: Int) -> Bool {
    precondition(index >= width && index < count &- width, "a pixel inside of the picture")
    return hasColumn(index, color)
  }

  /// Visits each number below a count at which this picture or another one has different pixels
  /// from two indices on.
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

  /// Whether some pixels of a row have the same bytes as those below them, in the next row.
  func repeatsRow(_ y: Int, _ columns: Range<Int>) -> Bool {
    MemoryComparison.areEqual(row(y, columns), row(y + 1, columns))
  }

  /// Whether a row has the same bytes as in another picture of the same width.
  func hasRow(_ y: Int, of other: PixelView) -> Bool {
    MemoryComparison.areEqual(row(y, 0..<width), other.row(y, 0..<width))
  }

  /// The bytes of some pixels of a row.
  private func row(_ y: Int, _ columns: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(y >= 0 && y < height, "a row of the picture")
    precondition(columns.lowerBound >= 0 && columns.upperBound <= width, "columns of a row")
    return UnsafeRawBufferPointer(
      start: bytes + 4 * (y * width + columns.lowerBound), count: 4 * columns.count)
  }

  /// Visits the pixels whose bytes differ from those in another picture of the same size, row by row.
  ///
  /// - Parameter visit: returns the column at which to go on, to the right of the pixel's.
  @inline(__always)
  func forEachDifference(
    from other: PixelView, _ visit: (_ x: Int, _ y: Int, PackedPixel, PackedPixel) -> Int
  ) {
    precondition(width == other.width && height == other.height, "pictures of one size")
    for y in 0..<height {
      if hasRow(y, of: other) { continue }
      let start = y &* width
      var x = 0
      while x < width {
        let (p, q) = (pixel(start &+ x), other.pixel(start &+ x))
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

  /// The first column, from one on, at which another picture has another pixel; the width where there is
  /// none.
  ///
  /// - Parameter start: the index of the row's first pixel; unchecked.
  // Not inlined, as the loop is quicker with few variables around it.
  @inline(never)
  private func firstDifference(from other: PixelView, _ start: Int, _ column: Int) -> Int {
    var index = start &+ column
    let end = start &+ width
    while index &+ 4 <= end, hasFourPixels(index, of: other, at: index) { index &+= 4 }
    while index < end, pixel(index) == other.pixel(index) { index &+= 1 }
    return index &- start
  }

  /// Whether four pixels of a row are the same; unchecked.
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

  /// Whether a pixel and the ones above and below it have some colour; unchecked.
  @inline(__always)
  private func hasColumn(_ index: Int, _ color: PackedPixel) -> Bool {
    pixel(index &- width) == color.rawValue && pixel(index) == color.rawValue
      && pixel(index &+ width) == color.rawValue
  }

  /// A pixel; unchecked.
  @inline(__always)
  private func pixel(_ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self).littleEndian
  }

  /// A pixel and the one to its right; unchecked.
  @inline(__always)
  private func twoPixels(_ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: 4 &* index, as: UInt64.self)
  }
}
