import FileSystem

/// The form in which a memory is kept: lines of fields separated by tabs, below a digest of them.
extension FontMemory {
  private static let signature = "mintmark fonts 1"

  /// Reads what `serialized` wrote; nil if a byte is different.
  init?(serialized bytes: [UInt8], environment: String) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard lines.count == 2, lines[0].elementsEqual(SHA256.hex(Array(lines[1])).utf8) else {
      return nil
    }
    var rows = lines[1].split(separator: UInt8(ascii: "\n")).makeIterator()
    guard let first = rows.next(),
      first.elementsEqual("\(Self.signature)\t\(Self.digest(environment))".utf8)
    else { return nil }
    self.init()
    while let row = rows.next() {
      let fields = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard read(fields) else { return nil }
    }
  }

  func serialized(environment: String) -> [UInt8] {
    var rows = ["\(Self.signature)\t\(Self.digest(environment))"]
    rows += watches.map { "watch\t\($0.path)\t\($0.modified.map { String($0) } ?? "-")" }
    rows += answers.map { question, answer in
      (question.fields + answer.fields).joined(separator: "\t")
    }.sorted()
    let body = rows.joined(separator: "\n") + "\n"
    return Array((SHA256.hex(Array(body.utf8)) + "\n" + body).utf8)
  }

  private static func digest(_ environment: String) -> String {
    SHA256.hex(Array(environment.utf8))
  }

  private mutating func read(_ fields: [String]) -> Bool {
    if fields.count == 3, fields[0] == "watch" {
      let modified = Int64(fields[2])
      guard modified != nil || fields[2] == "-" else { return false }
      watches.append(Watch(path: fields[1], modified: modified))
      return true
    }
    guard let question = Question(fields.prefix(3)), let answer = Answer(fields.dropFirst(3)) else {
      return false
    }
    answers[question] = answer
    return true
  }
}

extension FontMemory.Question {
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
    guard fields.count == 3, let weight = Double(fields[2]) else { return nil }
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

extension FontMemory.Answer {
  fileprivate var fields: [String] {
    guard let face, let identity else { return [] }
    return [
      face.path, String(face.index), face.family, face.style,
      String(face.weights.lowerBound), String(face.weights.upperBound), String(face.isVariable),
      String(identity.device), String(identity.inode), String(identity.size),
      String(identity.modified),
    ]
  }

  fileprivate init?(_ fields: ArraySlice<String>) {
    let fields = Array(fields)
    if fields.isEmpty {
      self.init(face: nil, identity: nil)
      return
    }
    guard fields.count == 11, let index = Int(fields[1]), let low = Double(fields[4]),
      let high = Double(fields[5]), low <= high, let isVariable = Bool(fields[6]),
      let device = UInt64(fields[7]), let inode = UInt64(fields[8]), let size = Int64(fields[9]),
      let modified = Int64(fields[10])
    else { return nil }
    self.init(
      face: FaceDescription(
        path: fields[0], index: index, family: fields[2], style: fields[3], weights: low...high,
        isVariable: isVariable),
      identity: FileIdentity(device: device, inode: inode, size: size, modified: modified))
  }
}
