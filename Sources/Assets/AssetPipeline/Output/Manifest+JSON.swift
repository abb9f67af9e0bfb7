import SystemSupport
import TextOutlines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A manifest as a file: the origin, and four lists with an element a line. The font files come first, then the texts
/// with the indices of their fonts, then the sets of answers with the indices of their texts, and last the files.
extension Manifest {
  private static let fontsBegin = #""fonts":["#
  private static let textsBegin = #"],"texts":["#
  private static let answersBegin = #"],"answers":["#
  private static let filesBegin = #"],"files":["#

  /// A text with the indices of the fonts that answered.
  private struct RequestLine: Codable {
    let request: TextRequest
    let fonts: [Int]
  }

  /// A set of answers with the indices of its texts.
  private struct AnswersLine: Codable {
    let id: FontAnswers.ID
    let texts: [Int]
  }

  /// The manifest as a file.
  package func bytes() throws -> [UInt8] {
    let texts = Set(answers.flatMap(\.answers)).sorted()
    let fonts = Set(texts.flatMap(\.fonts)).sorted()
    let textIndices = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
    let fontIndices = Dictionary(uniqueKeysWithValues: zip(fonts, fonts.indices))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var bytes = Array(try encoder.encode(origin).dropLast("\n}".utf8.count))
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    bytes += ",\n\(Self.fontsBegin)".utf8
    bytes.appendLines(try fonts.map(encoder.encode))
    bytes += "\n\(Self.textsBegin)".utf8
    bytes.appendLines(
      try texts.map { text in
        try encoder.encode(
          RequestLine(request: text.request, fonts: text.fonts.compactMap { fontIndices[$0] }))
      })
    bytes += "\n\(Self.answersBegin)".utf8
    bytes.appendLines(
      try answers.map { set in
        try encoder.encode(
          AnswersLine(id: set.id, texts: set.answers.compactMap { textIndices[$0] }))
      })
    bytes += "\n\(Self.filesBegin)".utf8
    // Line by line: the text of 100,000 files takes 20 MB, and should be in memory once.
    bytes.appendLines(files.lazy.map(\.line.utf8))
    bytes += "\n]}\n".utf8
    return bytes
  }

  /// The version that a file of JSON has, whatever else is in it.
  static func version(of bytes: [UInt8]) -> Int? {
    struct Version: Decodable { var version: Int }
    return try? JSONDecoder().decode(Version.self, from: Data(bytes)).version
  }

  /// Parses a manifest; nil if the bytes are not a valid one, for example after someone edited the file.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    func index(of text: String) -> Int? {
      let text = Array(text.utf8)
      return lines.firstIndex { $0.elementsEqual(text) }
    }
    guard let fontsBegin = index(of: Self.fontsBegin), let textsBegin = index(of: Self.textsBegin),
      let answersBegin = index(of: Self.answersBegin), let filesBegin = index(of: Self.filesBegin),
      fontsBegin < textsBegin, textsBegin < answersBegin, answersBegin < filesBegin,
      lines.last?.elementsEqual("]}".utf8) == true
    else { return nil }
    let head = lines[..<fontsBegin].joined().dropLast(",".utf8.count) + Array("}".utf8)
    func list<Element: Decodable>(_ begin: Int, _ end: Int) -> [Element]? {
      let text = Array("[".utf8) + lines[(begin + 1)..<end].joined() + Array("]".utf8)
      return try? JSONDecoder().decode([Element].self, from: Data(text))
    }
    guard let origin = try? JSONDecoder().decode(Origin.self, from: Data(head)),
      let fonts: [FontIdentity] = list(fontsBegin, textsBegin),
      let textLines: [RequestLine] = list(textsBegin, answersBegin),
      let answerLines: [AnswersLine] = list(answersBegin, filesBegin)
    else { return nil }
    let texts = textLines.compactMap { line in
      fonts.elements(at: line.fonts).map { FontAnswer(request: line.request, fonts: $0) }
    }
    guard texts.count == textLines.count else { return nil }
    let answers = answerLines.compactMap { line in
      texts.elements(at: line.texts).map { FontAnswers(id: line.id, answers: $0) }
    }
    let parts = lines[(filesBegin + 1)...].dropLast().parts(of: 512)
    let files = Parallel.map(parts.count) { index in
      parts[index].compactMap { OutputRecord(line: $0) }
    }.flatMap(\.self)
    guard answers.count == answerLines.count, files.count == lines.count - filesBegin - 2,
      zip(files, files.dropFirst()).allSatisfy({ Self.precedes($0.path, $1.path) })
    else { return nil }
    self.init(origin: origin, answers: answers, files: files)
  }
}

extension Array {
  /// The elements at some indices; nil if there is no element at one of them.
  fileprivate func elements(at places: [Int]) -> [Element]? {
    guard places.allSatisfy(indices.contains) else { return nil }
    return places.map { self[$0] }
  }
}

extension [UInt8] {
  /// Appends each line after a line feed, with commas between them.
  fileprivate mutating func appendLines(_ lines: some Sequence<some Sequence<UInt8>>) {
    for (index, line) in lines.enumerated() {
      self += (index == 0 ? "\n" : ",\n").utf8
      self += line
    }
  }
}
