internal import CEmbeddedFiles

/// The files that `CEmbeddedFiles` compiles in: pages, templates of generated source, and tables.
package enum EmbeddedFile {
  /// The bytes of a file, UTF-8.
  ///
  /// - Precondition: `Sources/C/CEmbeddedFiles/files.c` lists the name.
  package static func bytes(_ name: StaticString) -> [UInt8] {
    guard let bytes = bytes(named: name.description) else {
      preconditionFailure("no file \(name) is compiled in")
    }
    return bytes
  }

  /// The bytes of a file; nil if none has the name.
  package static func bytes(named name: String) -> [UInt8]? {
    guard let text = mintmark_embedded_file(name) else { return nil }
    var count = 0
    while text[count] != 0 { count += 1 }
    return [UInt8](UnsafeBufferPointer(start: text, count: count))
  }

  /// The bytes of a table, UTF-8, where they lie in the program's read-only memory: nothing is copied or read ahead.
  ///
  /// - Precondition: `Sources/C/CEmbeddedFiles/tables.c` lists the name.
  package static func table(_ name: StaticString) -> UnsafeBufferPointer<UInt8> {
    guard let table = table(named: name.description) else {
      preconditionFailure("no table \(name) is compiled in")
    }
    return table
  }

  /// The bytes of a table; nil if none has the name.
  package static func table(named name: String) -> UnsafeBufferPointer<UInt8>? {
    var count = 0
    guard let bytes = mintmark_embedded_table(name, &count) else { return nil }
    return UnsafeBufferPointer(start: bytes, count: count)
  }
}
