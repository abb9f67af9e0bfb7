import ArgumentParser
import ImageComparison
import Messages
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a printed table.
struct TableOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print comma-separated values.")
  var csv = false

  func validate() throws {
    if json, csv {
      throw ValidationError("--json and --csv exclude each other: give one of them")
    }
  }

  func print(_ table: Table) throws {
    let text = json ? try table.json() : csv ? table.csv : table.text
    try StandardStream.output.write(text)
  }
}

/// Rows of text under named columns.
struct Table {
  let columns: [String]
  private(set) var rows: [[String]] = []

  init(_ columns: [String]) { self.columns = columns }

  /// Adds a row with a field for each column.
  mutating func add(_ fields: [String]) { rows.append(fields) }

  /// Aligned columns, two spaces apart.
  var text: String {
    let all = [columns] + rows.map { $0.map(DisplayText.escaped) }
    let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = ""
      for (field, width) in zip(row, widths) {
        line += field + String(repeating: " ", count: width - field.count + 2)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Comma-separated values after RFC 4180. A field that a spreadsheet would take for a formula gets a `'`.
  var csv: String {
    ([columns] + rows).map { row in
      row.map { field in
        let field = Self.isFormula(field) ? "'" + field : field
        guard field.contains(where: { ",\"\r\n".contains($0) }) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
      }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  /// Whether a field begins like a spreadsheet's formula.
  private static func isFormula(_ field: String) -> Bool {
    field.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false
  }

  /// A list of objects with the columns as keys.
  func json() throws -> String {
    let objects = rows.map { Dictionary(zip(columns, $0), uniquingKeysWith: { $1 }) }
    return try objects.jsonText() + "\n"
  }
}
