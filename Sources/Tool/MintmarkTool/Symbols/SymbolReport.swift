import Messages
import VectorFormats

/// The findings about the given files, as text and as JSON.
struct SymbolReport {
  private let files: [SymbolFile]

  init(_ files: [SymbolFile]) { self.files = files }

  /// The number of findings.
  var count: Int { files.reduce(0) { $0 + $1.findings.count } }

  /// One line for each finding, `file:line: severity: element: problem: fix [rule]`, and a last line with
  /// the numbers of templates and findings.
  var text: String {
    var text = ""
    for file in files {
      for finding in file.findings {
        let line = finding.line.map { ":\($0)" } ?? ""
        let element = finding.element.isEmpty ? "" : finding.element + ": "
        text +=
          DisplayText.escaped(
            "\(file.path.string)\(line): \(finding.rule.severity.rawValue): \(element)"
              + "\(finding.problem): \(finding.fix) [\(finding.rule.rawValue)]") + "\n"
      }
    }
    let checked = CountText.of(templates, "template") + " checked, "
    return text + checked + (count == 0 ? "nothing found\n" : CountText.of(count, "finding") + "\n")
  }

  var json: String {
    let list = files.flatMap { file in
      file.findings.map { finding -> JSONValue in
        var fields: [(String, JSONValue)] = [("file", .string(file.path.string))]
        if let line = finding.line { fields.append(("line", .number(line))) }
        fields += [
          ("element", .string(finding.element)), ("rule", .string(finding.rule.rawValue)),
          ("severity", .string(finding.rule.severity.rawValue)),
          ("problem", .string(finding.problem)), ("fix", .string(finding.fix)),
        ]
        return .object(fields)
      }
    }
    return JSONValue.object([
      ("templates", .number(templates)), ("findings", .array(list)),
    ]).text() + "\n"
  }

  private var templates: Int { Set(files.map(\.path).filter { $0.extension != "symbolset" }).count }
}
