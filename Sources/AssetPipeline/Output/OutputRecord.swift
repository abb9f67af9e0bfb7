/// A line of a manifest or a journal: a file that a run wrote, or was about to write.
struct OutputRecord: Hashable, Sendable {
  /// The path relative to the output folder, with `/` as separator.
  let path: String
  /// The fingerprint of the planned file; ``Digest/incomplete`` if the file is incomplete, see ``isIncomplete``.
  let fingerprint: Digest
  /// The digest of the bytes.
  let content: Digest
  /// In bytes.
  let size: Int
}

extension OutputRecord {
  /// Creates the record of a planned file from its content.
  init(_ file: OutputFile, _ content: FileContent) {
    self.init(
      path: file.path, fingerprint: content.isComplete ? file.fingerprint : .incomplete,
      content: content.digest, size: content.bytes.count)
  }

  /// Whether the file was made while a drawing of the plan failed, and so can lack it. The next run makes the
  /// file again.
  var isIncomplete: Bool { fingerprint == .incomplete }

  /// The record as JSON, without a comma or newline at the end.
  ///
  /// The path needs no escaping: ``OutputPath`` refuses quotes, backslashes and control characters.
  var line: String {
    #"{"path":"\#(path)","recipe":"\#(fingerprint.hex)","sha256":"\#(content.hex)","bytes":\#(size)}"#
  }

  /// Parses a line, with or without a comma at its end; nil for any other text, and for a path that does not
  /// lead below the output folder.
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
