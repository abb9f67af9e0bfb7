/// Bytes of files that tests put together themselves.
package enum FileBytes {
  /// A zip archive of files that are not compressed.
  ///
  /// - Parameter modes: the Unix modes of some files, by name; 0644 for the others.
  package static func zip(
    _ files: [(name: String, bytes: [UInt8])], modes: [String: UInt32] = [:]
  ) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for (name, bytes) in files {
      let start = UInt32(archive.count)
      let size = UInt32(bytes.count)
      // The version, no flags, no compression, no time.
      var common = little(20, 2) + little(0, 8) + little(PNGBytes.crc32(bytes[...]), 4)
      common += little(size, 4) + little(size, 4)
      common += little(UInt32(name.utf8.count), 2) + little(0, 2)
      archive += little(0x0403_4B50, 4) + common
      archive += Array(name.utf8) + bytes
      directory += little(0x0201_4B50, 4) + little(0x031E, 2)
      directory += common + little(0, 6)
      directory += little((modes[name] ?? 0o100644) << 16, 4) + little(start, 4)
      directory += Array(name.utf8)
    }
    let count = little(UInt32(files.count), 2)
    var end = little(0x0605_4B50, 4) + little(0, 4)
    end += count + count
    end += little(UInt32(directory.count), 4) + little(UInt32(archive.count), 4) + little(0, 2)
    return archive + directory + end
  }

  /// A PNG of the colour type 6, RGBA.
  ///
  /// - Parameters:
  ///   - samples: the channels of all pixels.
  ///   - chunks: chunks before the pixels, and after them.
  package static func png(
    width: Int, height: Int, bitDepth: UInt8 = 8, samples: [UInt16],
    before: [UInt8] = [], after: [UInt8] = []
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, sample) in samples.enumerated() {
      // Each row begins with its filter type; 0 is none.
      if index % (4 * width) == 0 { bytes.append(0) }
      if bitDepth == 16 { bytes.append(UInt8(sample >> 8)) }
      bytes.append(UInt8(sample & 255))
    }
    return PNGBytes.file(
      width: width, height: height, bitDepth: bitDepth, colorType: 6, chunks: before,
      stream: PNGBytes.stored(bytes), after: after)
  }

  private static func little(_ value: UInt32, _ count: UInt32) -> [UInt8] {
    (0..<count).map { $0 < 4 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }
}
