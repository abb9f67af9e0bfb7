/// A file that was written: a line of a manifest or a journal.
struct OutputRecord: Hashable, Sendable {
  /// Relative to the output, with slashes between folders.
  let path: String
  /// ``Digest/none`` where something had to be left out of the file.
  let fingerprint: Digest
  /// The digest of the bytes.
  let content: Digest
  /// In bytes.
  let size: Int
}

extension OutputRecord {
  /// The record of a planned file once its bytes are known.
  init(_ file: OutputFile, _ content: FileContent) {
    self.init(
      path: file.path, fingerprint: content.isComplete ? file.fingerprint : .none,
      content: content.digest, size: content.bytes.count)
  }

  /// Whether something had to be left out of the file, so that the next run makes it again.
  var isIncomplete: Bool { fingerprint == .none }

  /// The line without newline and comma.
  ///
  /// A path holds nothing that JSON escapes: quotes, backslashes and control characters are refused in names.
  var line: String {
    #"{"path":"\#(path)","recipe":"\#(fingerprint.hex)","sha256":"\#(content.hex)","bytes":\#(size)}"#
  }

  /// Reads a line, with or without a comma at its end; nil for any other text, and for a path that can't be
  /// followed.
  init?(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count == 15, parts[1].elementsEqual("path".utf8),
      let path = String(validating: parts[3], as: UTF8.self),
      parts[5].elementsEqual("recipe".utf8), let fingerprint = Digest(hex: parts[7]),
      parts[9].elementsEqual("sha256".utf8), let content = Digest(hex: parts[11]),
      parts[13].elementsEqual("bytes".utf8), parts[14].first == UInt8(ascii: ":"),
      let end = parts[14].firstIndex(of: UInt8(ascii: "}")),
      let size = Int(String(decoding: parts[14][..<end].dropFirst(), as: UTF8.self)), size >= 0,
      OutputPath.isBelowOutput(path)
    else { return nil }
    self.init(path: path, fingerprint: fingerprint, content: content, size: size)
  }
}
