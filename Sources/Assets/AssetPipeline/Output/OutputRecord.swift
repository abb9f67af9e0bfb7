import Messages

/// A line of a manifest or a journal: a file that a run wrote, or was about to write.
package struct OutputRecord: Hashable, Sendable {
  /// The path relative to the output folder, with `/` as separator.
  package let path: String
  /// The fingerprint of the planned file; ``Digest/incomplete`` if the file is incomplete, see ``isIncomplete``.
  package let fingerprint: Digest
  /// The ID of the font answers that the file was made with.
  package let answers: FontAnswers.ID
  /// The digest of the bytes.
  package let content: Digest
  /// In bytes.
  package let size: Int

  package init(
    path: String, fingerprint: Digest, answers: FontAnswers.ID, content: Digest, size: Int
  ) {
    self.path = path
    self.fingerprint = fingerprint
    self.answers = answers
    self.content = content
    self.size = size
  }
}

extension OutputRecord {
  /// Creates the record of a planned file from its content.
  init(_ file: OutputFile, _ content: FileContent) {
    self.init(
      path: file.path, fingerprint: content.isComplete ? file.fingerprint : .incomplete,
      answers: content.answers, content: content.digest, size: content.bytes.count)
  }

  /// Whether the file may lack a drawing that failed. The next run then makes it again.
  var isIncomplete: Bool { fingerprint == .incomplete }

  /// Whether the file is recorded at a path. Strings are equal in any Unicode form, and paths are bytes.
  func isOf(_ path: String) -> Bool { self.path.utf8.elementsEqual(path.utf8) }

  /// The record as JSON, without a comma or newline at the end.
  ///
  /// The path needs no escaping: ``OutputPath`` refuses quotes, backslashes and control characters.
  package var line: String {
    #"{"path":"\#(path)","recipe":"\#(fingerprint.hex)","answers":"\#(answers.hex)","#
      + #""sha256":"\#(content.hex)","bytes":\#(size)}"#
  }

  /// Parses a line, with or without a comma at its end; nil for any other text, and for a path that does not
  /// lead below the output folder.
  package init?(line: ArraySlice<UInt8>) {
    var rest = line
    guard rest.skip(#"{"path":""#), let path = rest.part(upTo: "\""), rest.skip(#","recipe":""#),
      let fingerprint = rest.part(upTo: "\"").flatMap(Digest.init(hex:)),
      rest.skip(#","answers":""#),
      let answers = rest.part(upTo: "\"").flatMap(FontAnswers.ID.init(hex:)),
      rest.skip(#","sha256":""#),
      let content = rest.part(upTo: "\"").flatMap(Digest.init(hex:)), rest.skip(#","bytes":"#),
      let size = rest.part(upTo: "}").flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
      size >= 0, rest.isEmpty || rest.elementsEqual(",".utf8),
      let path = String(utf8: path), OutputPath.isBelowOutput(path)
    else { return nil }
    self.init(
      path: path, fingerprint: fingerprint, answers: answers, content: content, size: size)
  }
}

extension ArraySlice<UInt8> {
  /// Removes a text from the start; false if the bytes don't begin with it.
  fileprivate mutating func skip(_ text: String) -> Bool {
    guard starts(with: text.utf8) else { return false }
    removeFirst(text.utf8.count)
    return true
  }

  /// Removes and returns the bytes up to the next delimiter, and removes the delimiter; nil if there is none.
  fileprivate mutating func part(upTo delimiter: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: UInt8(ascii: delimiter)) else { return nil }
    defer { self = self[end...].dropFirst() }
    return self[..<end]
  }
}
