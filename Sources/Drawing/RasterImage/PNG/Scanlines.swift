/// The rows of a picture in the form that PNG compresses: each row is a filter byte, then the pixels.
package struct Scanlines {
  let height: Int
  /// The number of bytes of a row, the filter byte included.
  package let stride: Int
  /// The distance in bytes to the left neighbour that filters use; 1 for pixels of fewer than 8 bits.
  let pixelStride: Int
  /// All rows. The filter byte of each is 0: the filter that does nothing.
  package let bytes: [UInt8]

  /// Makes rows from one byte a pixel. Each is mapped by a table, then packed with the leftmost pixel in
  /// the high bits.
  ///
  /// - Parameters:
  ///   - samples: `width * height` bytes.
  ///   - table: 256 values below 2 to the power of the bit depth.
  ///   - bitDepth: 1, 2, 4 or 8.
  package init(samples: [UInt8], width: Int, height: Int, table: [UInt8], bitDepth: Int) {
    let stride = (width * bitDepth + 7) / 8 + 1
    self.height = height
    self.stride = stride
    pixelStride = 1
    let isIdentity = bitDepth == 8 && table.enumerated().allSatisfy { $0 == Int($1) }
    bytes = [UInt8](unsafeUninitializedCapacity: stride * height) { rows, count in
      samples.withUnsafeBytes { samples in
        table.withUnsafeBufferPointer { table in
          for y in 0..<height {
            let source = UnsafeRawBufferPointer(rebasing: samples[(y * width)..<((y + 1) * width)])
            let row = UnsafeMutableRawBufferPointer(
              UnsafeMutableBufferPointer(rebasing: rows[(y * stride)..<((y + 1) * stride)]))
            row[0] = 0
            let pixels = UnsafeMutableRawBufferPointer(rebasing: row[1...])
            if isIdentity {
              pixels.copyMemory(from: source)
            } else if bitDepth == 8 {
              translate(source, into: pixels, table)
            } else {
              pack(source, into: pixels, table, bitDepth)
            }
          }
        }
      }
      count = stride * height
    }
  }

  /// Makes rows from the given channels of 8-bit RGBA pixels.
  ///
  /// - Parameter offsets: the offsets of the channels in the four bytes of a pixel, in the order of the
  ///   result.
  init(_ pixmap: Pixmap, offsets: [Int]) {
    let width = pixmap.width
    let height = pixmap.height
    let channels = offsets.count
    let stride = width * channels + 1
    self.height = height
    self.stride = stride
    pixelStride = channels
    var rows = [UInt8](repeating: 0, count: stride * height)
    rows.withUnsafeMutableBytes { rows in
      pixmap.bytes.withUnsafeBytes { pixels in
        guard offsets != [0, 1, 2, 3] else {
          for y in 0..<height {
            UnsafeMutableRawBufferPointer(rebasing: rows[(y * stride + 1)..<((y + 1) * stride)])
              .copyMemory(
                from: UnsafeRawBufferPointer(
                  rebasing: pixels[(y * width * 4)..<((y + 1) * width * 4)]))
          }
          return
        }
        for (channel, offset) in offsets.enumerated() {
          for y in 0..<height {
            var target = y * stride + 1 + channel
            var source = y * width * 4 + offset
            for _ in 0..<width {
              rows[target] = pixels[source]
              target += channels
              source += 4
            }
          }
        }
      }
    }
    bytes = rows
  }
}

/// Maps bytes by a table. Runs of 0 and 255, which are most of an icon, are mapped eight bytes at a time.
private func translate(
  _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer,
  _ table: UnsafeBufferPointer<UInt8>
) {
  precondition(source.count == target.count && table.count == 256, "a value for each level")
  let none = UInt64(table[0]) &* 0x0101_0101_0101_0101
  let full = UInt64(table[255]) &* 0x0101_0101_0101_0101
  var x = 0
  while x &+ 8 <= source.count {
    let eight = source.loadUnaligned(fromByteOffset: x, as: UInt64.self)
    // True if all bytes are 0 or all are 255. One branch is mispredicted less often than two.
    if eight &+ 1 <= 1 {
      target.storeBytes(of: none ^ (none ^ full) & eight, toByteOffset: x, as: UInt64.self)
    } else {
      for i in 0..<8 {
        target[x &+ i] = table[Int(UInt8(truncatingIfNeeded: eight.littleEndian &>> UInt64(8 * i)))]
      }
    }
    x &+= 8
  }
  while x < source.count {
    target[x] = table[Int(source[x])]
    x &+= 1
  }
}

private func pack(
  _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer,
  _ table: UnsafeBufferPointer<UInt8>, _ bitDepth: Int
) {
  let perByte = 8 / bitDepth
  for x in target.indices {
    var byte: UInt8 = 0
    let first = x * perByte
    for i in 0..<min(perByte, source.count - first) {
      byte |= table[Int(source[first + i])] << UInt8(8 - bitDepth * (i + 1))
    }
    target[x] = byte
  }
}
