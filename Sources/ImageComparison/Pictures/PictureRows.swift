import RasterImage
import SystemSupport

/// The rows of a PNG file, decoded one after another into buffers that it owns.
struct PictureRows: ~Copyable {
  let layout: PNGLayout
  private var reader: PNGRowReader
  private let expander: PixelExpander
  private let path: String
  private var row: UnsafeMutableRawBufferPointer
  private var rowAbove: UnsafeMutableRawBufferPointer
  private let pixelRow: UnsafeMutableBufferPointer<UInt32>
  private var y = 0

  init(_ bytes: UnsafeRawBufferPointer, path: String) throws(PictureError) {
    let reader: PNGRowReader
    do throws(PNGError) {
      reader = try PNGRowReader(bytes)
    } catch {
      throw .damaged(path: path, error)
    }
    layout = reader.layout
    expander = PixelExpander(reader.layout)
    row = .allocate(byteCount: reader.layout.rowSize, alignment: 16)
    rowAbove = .allocate(byteCount: reader.layout.rowSize, alignment: 16)
    pixelRow = .allocate(capacity: reader.layout.width)
    pixelRow.initialize(repeating: 0)
    self.path = path
    self.reader = reader
  }

  deinit {
    row.deallocate()
    rowAbove.deallocate()
    pixelRow.deallocate()
  }

  /// Reads the next row.
  mutating func read() throws(PictureError) {
    swap(&row, &rowAbove)
    do throws(PNGError) {
      try reader.readRow(row)
    } catch {
      throw .damaged(path: path, error)
    }
    y += 1
  }

  /// Whether the row equals the one above.
  var isRepeated: Bool { y > 1 && Self.areEqual(row, rowAbove) }

  func hasPackedRow(of other: borrowing PictureRows) -> Bool { Self.areEqual(row, other.row) }

  /// The row's pixels, valid until the next row is read.
  func pixels() -> UnsafeBufferPointer<UInt32> {
    expander.expand(UnsafeRawBufferPointer(row), into: UnsafeMutableRawBufferPointer(pixelRow))
    return UnsafeBufferPointer(pixelRow)
  }

  private static func areEqual(
    _ a: UnsafeMutableRawBufferPointer, _ b: UnsafeMutableRawBufferPointer
  ) -> Bool {
    MemoryComparison.areEqual(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
  }
}
