import SystemSupport

/// The line of one file in a manifest or a journal, read no further than necessary.
///
/// Neither the newline nor the comma that parts it from the next line belongs to it.
struct EntryLine {
  let bytes: ArraySlice<UInt8>
  /// The end of the path in ``bytes``.
  private let pathEnd: Int

  /// Finds the path of a line; nil where there is none.
  init?(_ line: ArraySlice<UInt8>) {
    var line = line
    if line.last == UInt8(ascii: ",") { line = line.dropLast() }
    let start = line.startIndex + Self.pathBegin.count
    guard line.starts(with: Self.pathBegin),
      let end = line[start...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    bytes = line
    pathEnd = end
  }

  /// The path in UTF-8.
  var path: ArraySlice<UInt8> { bytes[(bytes.startIndex + Self.pathBegin.count)..<pathEnd] }

  var pathText: String { String(decoding: path, as: UTF8.self) }

  /// Reads the record behind the path; nil where there is none.
  var record: OutputRecord? {
    bytes[pathEnd...].withUnsafeBytes { bytes in
      var fields = RecordFields(rest: bytes)
      guard fields.skip(Self.fingerprintBegin), let fingerprint = fields.digest(),
        fields.skip(Self.contentBegin), let content = fields.digest(),
        fields.skip(Self.sizeBegin), let size = fields.lastNumber()
      else { return nil }
      return OutputRecord(fingerprint: fingerprint, content: content, size: size)
    }
  }

  /// The file; nil for a line without a record.
  var entry: Manifest.Entry? { record.map { Manifest.Entry(path: pathText, record: $0) } }

  /// Whether the line is whole, and its path one that a plan may have.
  var isValid: Bool {
    guard record != nil else { return false }
    if OutputPath.isPlain(path) { return true }
    return String(validating: path, as: UTF8.self).map { (try? OutputPath.check($0)) != nil }
      ?? false
  }

  /// Adds the line of a file, with a newline.
  static func append(_ path: String, _ record: OutputRecord, to text: inout [UInt8]) {
    append(path, ending: ending(of: record), to: &text)
  }

  /// Adds the line of a file, with a newline.
  ///
  /// - Parameter ending: that of the file's record, made once for all files with the same bytes.
  static func append(_ path: String, ending: [UInt8], to text: inout [UInt8]) {
    text += pathBegin
    // A path holds nothing that JSON escapes: quotes, backslashes and control characters are
    // refused in names.
    text += path.utf8
    text += ending
  }

  /// What follows a path: its record and a newline.
  static func ending(of record: OutputRecord) -> [UInt8] {
    var ending = fingerprintBegin
    record.fingerprint.appendHex(to: &ending)
    ending += contentBegin
    record.content.appendHex(to: &ending)
    ending += sizeBegin
    ending += String(record.size).utf8
    ending += "}\n".utf8
    return ending
  }

  /// The line with bytes of its own, which a reader that goes on need not keep.
  var copy: EntryLine { EntryLine(Array(bytes)[...]) ?? self }

  /// Whether a line comes before another: by their paths, then by what follows.
  static func precedes(_ a: EntryLine, _ b: EntryLine) -> Bool {
    let (first, second) = (a.path, b.path)
    return first.elementsEqual(second)
      ? precedes(a.bytes, b.bytes) : precedes(first, second)
  }

  /// The order of bytes, which no locale changes.
  static func precedes(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    a.withUnsafeBytes { a in b.withUnsafeBytes { b in MemoryComparison.precedes(a, b) } }
  }

  private static let pathBegin = Array(#"{"path":""#.utf8)
  // The name that version 1 of the format gives the fingerprint.
  private static let fingerprintBegin = Array(#"","recipe":""#.utf8)
  private static let contentBegin = Array(#"","sha256":""#.utf8)
  private static let sizeBegin = Array(#"","bytes":"#.utf8)
}

/// The fields of a line's record, read one after the other.
private struct RecordFields {
  /// What is not read yet.
  var rest: UnsafeRawBufferPointer

  /// Reads a text that has to be there.
  mutating func skip(_ text: [UInt8]) -> Bool {
    guard let begin = take(text.count) else { return false }
    return text.withUnsafeBytes { MemoryComparison.areEqual($0, begin) }
  }

  mutating func digest() -> Digest? { take(Digest.hexCount).flatMap(Digest.init(hex:)) }

  /// Reads decimal digits and the brace that ends the line; nil for a number above `Int`'s.
  func lastNumber() -> Int? {
    guard rest.count > 1, rest.last == UInt8(ascii: "}") else { return nil }
    var number = 0
    for byte in rest.dropLast() {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if isTooLarge || isLarger { return nil }
      number = sum
    }
    return number
  }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
    guard rest.count >= count else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
    return UnsafeRawBufferPointer(rebasing: rest.prefix(count))
  }
}
