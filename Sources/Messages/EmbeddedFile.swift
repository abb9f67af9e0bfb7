internal import CEmbeddedFiles

/// The files that `CEmbeddedFiles` compiles in: pages, and templates of generated source.
package enum EmbeddedFile {
  /// The bytes of a file, UTF-8.
  ///
  /// - Precondition: `Sources/CEmbeddedFiles/files.c` lists the name.
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
}
