import Foundation

/// Writes tables as string literals in Swift files, one fact a line.
struct SourceWriter {
  let folder: String
  /// A longer table is written in several files.
  private let limit = 250_000

  init(folder: String) { self.folder = folder }

  func write(_ tables: [String: [String: String]]) throws {
    let (cldr, icu) = ICU.versions
    for (name, facts) in tables {
      let lines = facts.map { $0.key + ($0.value.isEmpty ? "" : " " + escaped($0.value)) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let parts = Self.parts(lines, limit: limit)
      for (index, part) in parts.enumerated() {
        let number = parts.count > 1 ? "\(index + 1)" : ""
        try write(name, number, part, from: "CLDR \(cldr), as in ICU \(icu) of Swift's Foundation")
      }
    }
    try """
    // Written by `make locale-data`. Change the generator, Scripts/LocaleData.

    extension LocaleData {
      /// The version of CLDR that the tables are from.
      package static let version = "\(cldr)"
    }

    """.write(toFile: folder + "/LocaleData+Version.swift", atomically: true, encoding: .utf8)
  }

  private func write(_ name: String, _ number: String, _ lines: [String], from source: String)
    throws
  {
    let title = name.prefix(1).uppercased() + name.dropFirst() + "Lines" + number
    let text = """
      // Written by `make locale-data` from \(source). Change the generator, Scripts/LocaleData.

      extension LocaleData {
        static let \(name)Lines\(number): StaticString = \"""
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \"""
      }

      """
    try text.write(
      toFile: folder + "/LocaleData+\(title).swift", atomically: true, encoding: .utf8)
  }

  private static func parts(_ lines: [String], limit: Int) -> [[String]] {
    var parts: [[String]] = [[]]
    var size = 0
    for line in lines {
      if size > limit {
        parts.append([])
        size = 0
      }
      parts[parts.count - 1].append(line)
      size += line.utf8.count
    }
    return parts
  }

  /// A text for a literal. Spaces other than the usual one and characters that nobody sees are written by their
  /// numbers.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case " ": return " "
      case "\\", "\"": return "\\\(scalar)"
      default:
        let category = scalar.properties.generalCategory
        let isHidden = [.control, .format, .spaceSeparator, .privateUse].contains(category)
        return isHidden
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }.joined()
  }
}
