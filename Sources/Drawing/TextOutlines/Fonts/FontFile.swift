internal import CHarfBuzz
import SystemSupport

/// A font file, mapped into memory. ``makeFace(index:)`` checks that it is a complete font.
///
/// HarfBuzz accepts any bytes as a font, and then reports that it has no glyphs. So files that are not
/// fonts are refused here.
struct FontFile: ~Copyable {
  let path: String
  private let blob: OpaquePointer

  init(path: String) throws(TextError) {
    self.path = path
    let size = try Self.size(of: path)
    guard size > 0 else { throw .badFont(path: path, problem: "is empty") }
    guard size <= Int32.max else {
      throw .badFont(path: path, problem: "is larger than a font can be")
    }
    guard
      let blob = FilePath(path).withPlatformString(
        hb_blob_create_from_file_or_fail)
    else {
      throw .libraryFailed("mapping '\(path)'")
    }
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }

  /// A new face of the file, which the caller must release. The face keeps the mapped memory alive.
  func makeFace(index: Int) throws(TextError) -> OpaquePointer {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    let directory = SFNTTableDirectory(UnsafeRawBufferPointer(start: data, count: Int(length)))
    guard let tables = directory.tables(ofFace: index) else { throw Self.notAFont(path) }
    guard tables.allSatisfy({ $0.end <= Int(length) }) else {
      throw .badFont(path: path, problem: "is a truncated font")
    }
    let names = Set(tables.map(\.tag))
    guard names.isSuperset(of: ["head", "maxp", "cmap", "hhea", "hmtx"]) else {
      throw .badFont(path: path, problem: "is a font that lacks a table it needs")
    }
    guard !names.isDisjoint(with: ["glyf", "CFF ", "CFF2"]) else {
      throw .badFont(path: path, problem: "is a font without outlines")
    }
    guard let number = UInt32(exactly: index), let face = hb_face_create(blob, number) else {
      throw .libraryFailed("hb_face_create")
    }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw .badFont(path: path, problem: "is a font without glyphs")
    }
    return face
  }

  /// The size of the file in bytes. It must be a regular file, as a pipe or a device can't be mapped.
  private static func size(of path: String) throws(TextError) -> Int {
    do {
      return try FileReader.size(of: FilePath(path))
    } catch {
      throw error.code == FileError.notRegular ? notAFont(path) : .unreadableFont(error)
    }
  }

  private static func notAFont(_ path: String) -> TextError {
    .badFont(path: path, problem: "is not a font")
  }
}
