import Messages
import SystemSupport
import VectorGraphics

extension Manifest {
  private static let version = #"{"version":1,"#
  private static let configurationBegin = #""configuration":"#
  private static let fontsBegin = #""fonts":["#
  private static let filesBegin = #"],"files":["#
  private static let end = "]}"

  /// Writes the manifest as JSON, one file a line; the same files give the same bytes.
  func write(_ fileName: String, to files: inout OutputFiles) throws(PipelineError) {
    var lines = entries.lines()
    var rest = entries.count
    var failure: PipelineError?
    do {
      try files.write(to: fileName) { file throws(Errno) in
        var text = Array(head.utf8)
        while rest > 0 {
          do throws(PipelineError) {
            text += try lines.next()?.bytes ?? []
          } catch {
            failure = error
            throw .ioError
          }
          rest -= 1
          text += (rest > 0 ? ",\n" : "\n").utf8
          if text.count >= 1 << 16 {
            try file.writeEverything(text)
            text.removeAll(keepingCapacity: true)
          }
        }
        text += (Self.end + "\n").utf8
        try file.writeEverything(text)
      }
    } catch {
      throw failure ?? error
    }
  }

  private var head: String {
    var lines = [Self.version]
    if let configuration = origin.configuration {
      lines.append("\(Self.configurationBegin)\(JSONText.quoted(configuration)),")
    }
    lines.append(#""plan":"\#(origin.plan.hex)","#)
    if origin.shard != .whole { lines.append(#""shard":"\#(origin.shard)","#) }
    if let input = origin.input { lines.append(#""input":"\#(input.hex)","#) }
    lines.append(#""locales":\#(origin.locales),"#)
    lines.append(#""drawings":\#(origin.drawings),"#)
    lines.append(Self.fontsBegin)
    for (index, font) in origin.fonts.enumerated() {
      lines.append(font.json + (index == origin.fonts.count - 1 ? "" : ","))
    }
    lines.append(Self.filesBegin)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a manifest; nil for a file that someone has changed, which is any text that this
  /// function does not write.
  ///
  /// - Throws: `FileError` for an error of the system.
  static func parse(_ bytes: SpillingBytes) throws(FileError) -> Manifest? {
    var lines = LineReader(bytes)
    guard try lines.next()?.elementsEqual(version.utf8) == true else { return nil }
    func value(_ key: String, _ line: ArraySlice<UInt8>?) -> ArraySlice<UInt8>? {
      let begin = "\"\(key)\":"
      guard let line, line.starts(with: begin.utf8), line.last == UInt8(ascii: ",") else {
        return nil
      }
      return line.dropFirst(begin.utf8.count).dropLast()
    }
    func text(_ value: ArraySlice<UInt8>?) -> ArraySlice<UInt8>? {
      guard let value, value.count >= 2 else { return nil }
      return value.dropFirst().dropLast()
    }
    func number(_ value: ArraySlice<UInt8>?) -> Int? {
      value.flatMap { Int(String(decoding: $0, as: UTF8.self)) }.flatMap { $0 >= 0 ? $0 : nil }
    }
    var line = try lines.next()
    var configuration: String?
    if let value = value("configuration", line) {
      guard let texts = JSONText.strings(("[".utf8 + value + "]".utf8)[...]),
        texts.count == 1
      else { return nil }
      configuration = texts[0]
      line = try lines.next()
    }
    guard let plan = text(value("plan", line)).flatMap(Digest.init(hex:)) else {
      return nil
    }
    var origin = Origin(
      plan: plan, shard: .whole, input: nil, configuration: configuration, locales: 0, drawings: 0,
      fonts: [])
    line = try lines.next()
    if let shard = text(value("shard", line)) {
      guard let known = try? Shard(String(decoding: shard, as: UTF8.self)) else { return nil }
      origin.shard = known
      line = try lines.next()
    }
    if let input = text(value("input", line)) {
      guard let digest = Digest(hex: input) else { return nil }
      origin.input = digest
      line = try lines.next()
    }
    guard let locales = number(value("locales", line)),
      let drawings = number(value("drawings", try lines.next())),
      try lines.next()?.elementsEqual(fontsBegin.utf8) == true
    else { return nil }
    (origin.locales, origin.drawings) = (locales, drawings)
    while let line = try lines.next(), !line.elementsEqual(filesBegin.utf8) {
      guard let font = FontRecord(line: line) else { return nil }
      origin.fonts.append(font)
    }
    var index = EntryIndex(from: lines.offset)
    var last: [UInt8] = []
    while let line = try lines.next() {
      if line.elementsEqual(end.utf8) {
        guard try lines.next() == nil else { return nil }
        return Manifest(origin: origin, entries: SortedEntries(bytes, index))
      }
      guard let line = EntryLine(line), line.isValid,
        index.count == 0 || EntryLine.precedes(last[...], line.path)
      else { return nil }
      index.add(line, endingAt: lines.offset)
      last.removeAll(keepingCapacity: true)
      last += line.path
    }
    return nil
  }
}

extension FontRecord {
  /// The record as an array of texts, the weight in thousandths; a symbol's master has one more.
  fileprivate var json: String {
    JSONText.array(
      [
        path, digest.hex, sample.text, "\(FixedPoint3.thousandths(sample.weight))",
        sample.direction?.rawValue ?? "", sample.language ?? "",
      ] + (sample.isMaster ? ["master"] : []))
  }

  /// Reads a line of the manifest; nil for any other.
  fileprivate init?(line: ArraySlice<UInt8>) {
    var rest = line
    if rest.last == UInt8(ascii: ",") { rest = rest.dropLast() }
    guard let texts = JSONText.strings(rest),
      texts.count == 6 || texts.count == 7 && texts[6] == "master",
      let digest = Digest(hex: texts[1].utf8), let weight = Int(texts[3]),
      (0...1_000_000).contains(weight)
    else { return nil }
    self.init(
      path: texts[0], digest: digest,
      sample: FontQuery(
        text: texts[2], weight: Double(weight) / 1000,
        direction: WritingDirection(rawValue: texts[4]),
        language: texts[5].isEmpty ? nil : texts[5], isMaster: texts.count == 7))
  }
}
