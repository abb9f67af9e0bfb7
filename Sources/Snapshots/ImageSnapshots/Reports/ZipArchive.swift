import Messages
import RasterImage

/// The files of a zip archive in memory (PKWARE's APPNOTE 6.3), as CI systems keep artifacts.
///
/// The archive can come from anybody. Names that are absolute, lead upwards or occur twice are refused, and so are
/// symbolic links, encryption and Zip64. Sizes are checked before memory is allocated. A file is decompressed
/// only when it is read, and its checksum is verified.
package struct ZipArchive: Sendable {
  private struct ZipMember {
    var isDeflated: Bool
    var checksum: UInt32
    var compressedSize: Int
    var size: Int
    /// The position of the file's own header.
    var header: Int
  }

  /// The largest size of all files together, in bytes.
  static let largestContents = 1 << 32

  private let bytes: [UInt8]
  private let files: [String: ZipMember]
  /// The position of the central directory, before which all files end.
  private let directory: Int

  /// Reads the directory of an archive.
  ///
  /// - Throws: ``ZipError`` if the bytes are not a zip archive, or one that is refused.
  package init(_ bytes: [UInt8]) throws(ZipError) {
    let reader = Reader(bytes: bytes)
    let end = try reader.directoryEnd()
    let count = try reader.number(end + 10, bytes: 2)
    directory = try reader.number(end + 16, bytes: 4)
    let parts = try reader.number(end + 4, bytes: 4)
    guard parts == 0, count < 0xFFFF, directory < 0xFFFF_FFFF else {
      throw .unsupported("it has several parts or the Zip64 format")
    }
    var files: [String: ZipMember] = [:]
    var position = directory
    var total = 0
    for _ in 0..<count {
      let (name, file) = try reader.entry(&position)
      guard position <= end else { throw .damaged }
      guard let file else { continue }
      total += file.size
      guard total <= Self.largestContents else { throw .unsupported("its files are too large") }
      guard files.updateValue(file, forKey: name) == nil else {
        throw .unsupported("'\(name)' occurs twice in it")
      }
    }
    self.bytes = bytes
    self.files = files
  }

  /// The names of the files, in no particular order. Folders are left out.
  package var names: some Collection<String> { files.keys }

  /// The bytes of a file; nil if there is none of that name.
  ///
  /// - Parameters:
  ///   - name: the path in the archive.
  ///   - limit: the largest size accepted, in bytes.
  package func bytes(of name: String, limit: Int) throws(ZipError) -> [UInt8]? {
    guard let file = files[name] else { return nil }
    guard file.size <= limit else { throw .unsupported("'\(name)' in it is too large") }
    let reader = Reader(bytes: bytes)
    guard try reader.number(file.header, bytes: 4) == 0x0403_4B50 else { throw .damaged }
    let start =
      try file.header + 30 + reader.number(file.header + 26, bytes: 2)
      + reader.number(file.header + 28, bytes: 2)
    guard start + file.compressedSize <= directory else { throw .damaged }
    let data = bytes[start..<start + file.compressedSize]
    let content =
      file.isDeflated ? Inflater.content(of: data, .raw, limit: file.size) : Array(data)
    guard let content, content.count == file.size, Inflater.crc32(content) == file.checksum else {
      throw .damaged
    }
    return content
  }

  /// Reads numbers and headers of an archive, and checks that they are inside it.
  private struct Reader {
    let bytes: [UInt8]

    /// A number with the lowest byte first.
    func number(_ position: Int, bytes count: Int) throws(ZipError) -> Int {
      guard position >= 0, position <= bytes.count - count else { throw .damaged }
      return (0..<count).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
    }

    /// The position of the record at the end, which a comment of up to 65,535 bytes follows.
    func directoryEnd() throws(ZipError) -> Int {
      guard bytes.starts(with: [0x50, 0x4B]), bytes.count >= 22 else { throw .notZip }
      let last = bytes.count - 22
      for position in stride(from: last, through: max(0, last - 0xFFFF), by: -1)
      where try number(position, bytes: 4) == 0x0605_4B50 {
        if try number(position + 20, bytes: 2) == last - position { return position }
      }
      throw .damaged
    }

    /// The entry of the central directory at a position, which moves behind it; nil in place of a folder.
    func entry(_ position: inout Int) throws(ZipError) -> (name: String, file: ZipMember?) {
      let start = position
      guard try number(start, bytes: 4) == 0x0201_4B50 else { throw .damaged }
      let flags = try number(start + 8, bytes: 2)
      let method = try number(start + 10, bytes: 2)
      let nameEnd = try start + 46 + number(start + 28, bytes: 2)
      position = try nameEnd + number(start + 30, bytes: 2) + number(start + 32, bytes: 2)
      guard nameEnd <= bytes.count,
        let name = String(utf8: bytes[start + 46..<nameEnd])
      else { throw .damaged }
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      let isFolder = parts.count > 1 && parts.last == ""
      let unsafe: Set<Substring> = ["", ".", ".."]
      guard !parts.dropLast(isFolder ? 1 : 0).contains(where: unsafe.contains),
        !name.contains("\\"), !name.contains("\0")
      else { throw .unsupported("'\(name)' in it is not the path of a file") }
      // The upper half has the mode of a file from Unix.
      let type = try number(start + 38, bytes: 4) >> 28
      guard type != 0o12 else { throw .unsupported("'\(name)' in it is a symbolic link") }
      if isFolder { return (name, nil) }
      guard flags & 1 == 0, method == 0 || method == 8 else {
        throw .unsupported(
          "'\(name)' in it is encrypted, or compressed in another way than deflate")
      }
      return (
        name,
        ZipMember(
          isDeflated: method == 8,
          checksum: UInt32(truncatingIfNeeded: try number(start + 16, bytes: 4)),
          compressedSize: try number(start + 20, bytes: 4), size: try number(start + 24, bytes: 4),
          header: try number(start + 42, bytes: 4))
      )
    }
  }
}

/// The reason why a zip archive can't be read.
package enum ZipError: Error, Hashable, Sendable, CustomStringConvertible {
  case notZip
  case damaged
  /// The archive is refused, for the given reason.
  case unsupported(String)

  /// One sentence: the fault and how to fix it.
  package var description: String {
    switch self {
    case .notZip: "it is not a zip archive: give the folder of a report, or a zip archive of it"
    case .damaged: "the zip archive is damaged: download it again"
    case .unsupported(let reason): "the zip archive is refused, as \(reason): unpack it"
    }
  }
}
