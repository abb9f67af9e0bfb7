import Messages

/// The template of a generated source file. It is a valid file of its language, with places for data.
///
/// The places are marked by comments, so that the language's own tools can read, check and format the
/// template:
///
/// - The lines between `// mintmark:name` and `// mintmark:end` are an example. The data for `name`
///   replaces them. Without such data they stay.
/// - Data within a line replaces ` /* mintmark:name */`.
/// - Whole words can be replaced too, such as the name of a type or of the first button.
package struct SourceTemplate {
  private let lines: [Substring]

  package init(_ file: [UInt8]) {
    lines = String(decoding: file, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The template of a file that is compiled in.
  init(_ name: StaticString) { self.init(EmbeddedFile.bytes(name)) }

  /// The file with its data.
  ///
  /// - Parameters:
  ///   - places: the text for each place, by the place's name. The lines of a text get the indentation
  ///     of the place. If the text is empty, the example lines are removed.
  ///   - words: the replacement for each word, outside the places.
  package func filled(_ places: [String: String], words: [String: String] = [:]) -> String {
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

  /// The example at a place, without its indentation. So two templates of a language can share code: the
  /// example of one is the data for a place of the other.
  ///
  /// - Parameter places: the text for the places within its lines, by name.
  package func example(_ name: String, _ places: [String: String] = [:]) -> String {
    let marked = lines.drop { Self.place($0.drop { $0 == " " }) != name }
    let indentation = (marked.first ?? "").prefix { $0 == " " }.count
    let example = marked.dropFirst().prefix { Self.place($0.drop { $0 == " " }) != "end" }
    return example.map { Self.filled(String($0.dropFirst(indentation)), places) }
      .joined(separator: "\n")
  }

  /// The name in a `// mintmark:` comment at the start of a line; `end` for the line that ends a place.
  private static func place(_ line: Substring) -> String? {
    let mark = "// mintmark:"
    return line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
  }

  /// A line with its `/* mintmark:name */` places replaced.
  private static func filled(_ line: String, _ places: [String: String]) -> String {
    guard line.contains("/* mintmark:") else { return line }
    return places.reduce(line) { $0.replacing(" /* mintmark:\($1.key) */", with: $1.value) }
  }

  private static func replacing(_ words: [String: String], in line: String) -> String {
    var result = ""
    var word = ""
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
