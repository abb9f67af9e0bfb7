/// The table directories of the faces in a TrueType or OpenType file or collection.
struct SFNTTableDirectory {
  /// The entry of a directory for one table.
  struct TableRecord {
    var tag: String
    /// The end of the table, in bytes from the start of the file.
    var end: Int
  }

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The tables of one face; nil if the bytes are not a font, have no such face or end too early.
  func tables(ofFace index: Int) -> [TableRecord]? {
    guard let start = offset(ofFace: index), let version = number(at: start, bytes: 4),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),  // 1.0, OTTO, true
      let count = number(at: start + 4, bytes: 2)
    else { return nil }
    var tables: [TableRecord] = []
    for record in 0..<count {
      let at = start + 12 + 16 * record
      guard let tag = tag(at: at), let offset = number(at: at + 8, bytes: 4),
        let length = number(at: at + 12, bytes: 4)
      else { return nil }
      tables.append(TableRecord(tag: tag, end: offset + length))
    }
    return tables
  }

  private func offset(ofFace index: Int) -> Int? {
    guard tag(at: 0) == "ttcf" else { return index == 0 ? 0 : nil }
    guard let count = number(at: 8, bytes: 4), 0..<count ~= index else { return nil }
    return number(at: 12 + 4 * index, bytes: 4)
  }

  private func tag(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// A big-endian number; nil beyond the bytes.
  private func number(at offset: Int, bytes size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
