import ArgumentParser
import ImageComparison
import Messages
import SystemSupport

/// The options for the format of a printed table.
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

  /// Adds a row, which must have a field for each column.
  mutating func add(_ fields: [String]) { rows.append(fields) }

  /// The table as text, with aligned columns two spaces apart.
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

  /// The table as comma-separated values (RFC 4180). A `'` goes before a field that a spreadsheet would take
  /// for a formula.
  var csv: String {
    ([columns] + rows).map { row in
      row.map { field in
        let field = Self.isFormula(field) ? "'" + field : field
        guard field.contains(where: { ",\"\r\n".contains($0) }) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
      }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  /// Whether a field begins with a character that can begin a formula in a spreadsheet.
  private static func isFormula(_ field: String) -> Bool {
    field.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false
  }

  /// The table as a JSON list of objects, with the columns as keys.
  func json() throws -> String {
    let objects = rows.map { Dictionary(zip(columns, $0), uniquingKeysWith: { $1 }) }
    return try objects.jsonText() + "\n"
  }
}
