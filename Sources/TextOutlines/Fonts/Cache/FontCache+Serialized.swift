import Messages
import SystemSupport

/// The file format of a font cache: a line with a checksum of the rest, then lines of fields that are
/// separated by tabs.
///
/// It is read at every start, so the parser is fast rather than general.
extension FontCache {
  private static let signature = "mintmark fonts 1"

  /// Reads what ``serialized(environment:)`` wrote; nil if it is damaged, or was written in another version
  /// of the format or for another environment.
  init?(serialized bytes: [UInt8], environment: String) {
    let headLength = Self.checksumLength + 1
    guard bytes.count > headLength, let head = Self.rows(bytes[..<headLength]).first,
      head == [Self.checksum(bytes[headLength...])]
    else { return nil }
    let rows = Self.rows(bytes[headLength...])
    guard rows.first == Self.title(environment) else { return nil }
    self.init()
    for row in rows.dropFirst() where !read(row) { return nil }
  }

  /// The contents of the file; nil if a path or name has a tab or a line break, which the format uses as
  /// separators.
  func serialized(environment: String) -> [UInt8]? {
    var rows = [Self.title(environment)]
    rows += dependencies.map { ["watch", $0.path, $0.modified.map { String($0) } ?? "-"] }
    rows += answers.map { question, answer in question.fields + answer.fields }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let separators: (UInt8) -> Bool = { $0 == 9 || $0 == 10 }
    guard !rows.joined().contains(where: { $0.utf8.contains(where: separators) }) else {
      return nil
    }
    let body = Array(rows.map { $0.joined(separator: "\t") + "\n" }.joined().utf8)
    return Array((Self.checksum(body[...]) + "\n").utf8) + body
  }

  /// The line below the file's checksum: the name of the format, and a checksum of the environment
  /// variables that configure fontconfig.
  private static func title(_ environment: String) -> [String] {
    [signature, checksum(Array(environment.utf8)[...])]
  }

  /// The fields of each line; text after the last line break is ignored.
  private static func rows(_ bytes: ArraySlice<UInt8>) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var start = bytes.startIndex
    for (position, byte) in zip(bytes.indices, bytes) where byte == 9 || byte == 10 {
      row.append(String(decoding: bytes[start..<position], as: UTF8.self))
      start = position + 1
      if byte == 10 {
        rows.append(row)
        row = []
      }
    }
    return rows
  }

  private static let checksumLength = 16

  /// A checksum in hexadecimal digits. It detects damage, not tampering: only the user can write the file.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
    NumberText.padded(FNV1a.hash(bytes), to: checksumLength, radix: 16)
  }

  private mutating func read(_ fields: [String]) -> Bool {
    if fields.count == 3, fields[0] == "watch" {
      let modified = Int64(fields[2])
      guard modified != nil || fields[2] == "-" else { return false }
      dependencies.append(Dependency(path: fields[1], modified: modified))
      return true
    }
    guard let question = Question(fields.prefix(3)), let answer = Answer(fields.dropFirst(3)) else {
      return false
    }
    answers[question] = answer
    return true
  }
}

extension FontCache.Question {
  fileprivate var fields: [String] {
    switch self {
    case .family(let name, let weight):
      ["family", name, String(weight)]
    case .characters(let values, let weight):
      ["characters", values.map { String($0, radix: 16) }.joined(separator: " "), String(weight)]
    }
  }

  fileprivate init?(_ fields: ArraySlice<String>) {
    let fields = Array(fields)
    guard fields.count == 3, let weight = Double(fields[2]), weight.isFinite else { return nil }
    switch fields[0] {
    case "family": self = .family(fields[1], weight: weight)
    case "characters":
      let values = fields[1].split(separator: " ").map { UInt32($0, radix: 16) }
      guard values.allSatisfy({ $0 != nil }) else { return nil }
      self = .characters(values.compactMap(\.self), weight: weight)
    default: return nil
    }
  }
}

extension FontCache.Answer {
  fileprivate var fields: [String] {
    guard case .face(let face, let version) = self else { return [] }
    return [
      face.path, String(face.index), face.family, face.style,
      String(face.weights.lowerBound), String(face.weights.upperBound), String(face.isVariable),
      String(version.device), String(version.inode), String(version.size),
      String(version.modified),
    ]
  }

  fileprivate init?(_ fields: ArraySlice<String>) {
    let fields = Array(fields)
    if fields.isEmpty {
      self = .noFace
      return
    }
    guard fields.count == 11, let index = Int(fields[1]), let low = Double(fields[4]),
      let high = Double(fields[5]), low <= high, low.isFinite, high.isFinite,
      let isVariable = Bool(fields[6]),
      let device = UInt64(fields[7]), let inode = UInt64(fields[8]), let size = Int64(fields[9]),
      let modified = Int64(fields[10])
    else { return nil }
    self = .face(
      FaceDescription(
        path: fields[0], index: index, family: fields[2], style: fields[3], weights: low...high,
        isVariable: isVariable),
      FileVersion(device: device, inode: inode, size: size, modified: modified))
  }
}
