/// The template of a file that is generated for an app: a valid file of its language, with places for data.
///
/// Its places are comments, so that the language's own tools can read, check and format the file:
///
/// - The lines between `// mintmark:name` and `// mintmark:end` are an example that the data of that
///   name replaces. They stay where there is none.
/// - ` /* mintmark:name */` is where data goes into a line.
/// - Words of code that are replaced stand for names: of a type, or of the first button.
struct SourceTemplate {
  private let lines: [Substring]

  init(_ file: [UInt8]) {
    lines = String(decoding: file, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The file with its data.
  ///
  /// - Parameters:
  ///   - places: the text of each place, whose lines are indented as the place is; a place of whole
  ///     lines whose text is empty is left out.
  ///   - words: what words are replaced by, beside the places.
  func filled(_ places: [String: String], words: [String: String] = [:]) -> String {
    var result: [String] = []
    var isExample = false
    for line in lines {
      let indentation = line.prefix { $0 == " " }
      if let name = Self.place(line.dropFirst(indentation.count)) {
        let text = places[name]
        isExample = text != nil
        guard let text, !text.isEmpty else { continue }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          result.append(line.isEmpty ? "" : "\(indentation)\(line)")
        }
      } else if !isExample {
        result.append(Self.replacing(words, in: Self.filled(String(line), places)))
      }
    }
    return result.joined(separator: "\n")
  }

  /// The name of the place that a line begins, `end` at the end of one.
  private static func place(_ line: Substring) -> String? {
    let mark = "// mintmark:"
    return line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
  }

  /// A line with the data that goes into it.
  private static func filled(_ line: String, _ places: [String: String]) -> String {
    guard line.contains("/* mintmark:") else { return line }
    return places.reduce(line) { $0.replacing(" /* mintmark:\($1.key) */", with: $1.value) }
  }

  private static func replacing(_ words: [String: String], in line: String) -> String {
    var (result, word) = ("", "")
    for character in line {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += words[word] ?? word
        result.append(character)
        word = ""
      }
    }
    return result + (words[word] ?? word)
  }
}
