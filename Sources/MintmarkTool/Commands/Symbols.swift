import ArgumentParser
import Messages
import SystemSupport
import VectorFormats

/// The command `symbols`: checks, previews and makes templates of custom SF Symbols, without a Mac.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Check, preview and make templates of custom SF Symbols.",
    subcommands: [Lint.self, Preview.self, Make.self])

  func run() throws { throw MissingSubcommand(of: Self.self) }
}

extension SymbolsCommand {
  /// The command `symbols lint`.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint",
      abstract:
        "Check templates against the rules of the SF Symbols app; exit with 1 for a finding.",
      discussion: """
        Examples:
          mintmark symbols lint star.svg
          mintmark symbols lint Assets.xcassets --json

        An error is something that Xcode or the SF Symbols app refuses. A warning is something that \
        compiles, but is drawn blank or wrong. Templates of the versions 1 to 7 are read.
        """)

    @Argument(
      help: "Templates, .symbolset folders, or folders with some at any depth.",
      completion: .file(extensions: ["svg", "symbolset", "xcassets"]))
    var paths: [String]

    @Flag(help: "Print the findings as JSON.")
    var json = false

    func run() throws {
      let files = try paths.flatMap { path in
        let found = try SymbolFile.all(at: FilePath(path))
        guard !found.isEmpty else {
          throw CommandError.data(
            "'\(path)' has no symbol set: name a template or a .symbolset folder")
        }
        return found
      }
      let report = SymbolReport(files)
      try StandardStream.output.write(json ? report.json : report.text)
      if report.count > 0 { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}

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
