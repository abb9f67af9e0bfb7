import Foundation

/// Prints how heavy the code is: four figures with their bounds, and the ledger of features.
///
///     weight            everything
///     weight --check    only what is beyond its bound; exits with 1 if there is anything
///
/// It runs in the folder of the package. `Benchmarks/weight.tsv` has the bounds.
@main struct Weight {
  private var bounds: [String: Int] = [:]
  /// Figures that are beyond their bound, and that the code may have until it is within.
  private var accepted: [String: Int] = [:]
  /// Lines about figures beyond their bounds and about tables that no longer fit.
  private var faults: [String] = []

  static func main() throws {
    let isCheck = CommandLine.arguments.dropFirst() == ["--check"]
    guard isCheck || CommandLine.arguments.count == 1 else {
      FileHandle.standardError.write(Data("usage: weight [--check]\n".utf8))
      exit(64)
    }
    var weight = Weight()
    for row in try Table("weight.tsv").rows {
      weight.bounds[row[0]] = Int(row[1])
      weight.accepted[row[0]] = Int(row[2])
    }
    let sources = try SourceFile.all(below: "Sources")
    var report = try weight.changes() + weight.facts(sources) + weight.constants(sources)
    report += weight.tokens(sources)
    let ledger = Ledger(
      sources, tests: try SourceFile.all(below: "Tests"), try Table("ledger.tsv"))
    report += "\nThe ledger, in Swift tokens\n\n" + ledger.markdown
    weight.faults += ledger.faults
    if !isCheck { print(report) }
    for fault in weight.faults { print("error: \(fault)") }
    if isCheck, !weight.faults.isEmpty {
      print("note: 'make weight' prints what counts")
      exit(1)
    }
  }

  /// A line with a figure and its bound.
  private mutating func line(_ name: String, _ figure: Int, _ title: String) -> String {
    guard let bound = bounds[name] else {
      faults.append("weight.tsv has no bound for \(name)")
      return ""
    }
    var text = "\(title): \(figure), at most \(bound)"
    let most = max(bound, accepted[name] ?? bound)
    if most > bound { text += ", and \(most) for now" }
    if figure > most { faults.append(text) }
    if figure <= bound, most > bound { faults.append("\(text): take the second figure away") }
    return text + (figure > most ? "  <--\n" : "\n")
  }

  private mutating func changes() throws -> String {
    var report = "Source files that a reference change touches\n"
    for name in [
      "ring-style", "badge-mark", "target", "output-format", "button-option", "comparison-strategy",
    ] {
      let change = try ReferenceChange(name)
      report += "\n" + line(name, change.files.count, name)
      if name == "target" {
        report += line("target-lines", change.existingLines, "target, lines of existing files")
      }
      report += change.files.map { "  \($0)\n" }.joined()
      if let fault = change.fault {
        faults.append("\(name).patch does not apply, see CONTRIBUTING.md, \"Weight\":\n\(fault)")
      }
    }
    return report
  }

  private mutating func facts(_ sources: [SourceFile]) throws -> String {
    let facts = Facts(sources, try Table("facts.tsv"))
    faults += facts.faults
    return "\n"
      + line("facts", facts.repeated.count, "facts in more than one file, of \(facts.count)")
      + facts.repeated.map { fact in
        "  \(fact.text)\n" + fact.files.map { "    \($0)\n" }.joined()
      }.joined()
  }

  private mutating func constants(_ sources: [SourceFile]) throws -> String {
    let constants = Constants(sources, try Table("constants.tsv"))
    faults += constants.faults
    let unexplained = constants.tuned.filter { !$0.isExplained }
    var report = "\n" + line("constants", constants.tuned.count, "tuned constants")
    report += line(
      "constants-unexplained", unexplained.count, "tuned constants without what fails below them")
    for constant in constants.tuned {
      report += "  \(constant.path) \(constant.name) = \(constant.value)"
      report += constant.isExplained ? "\n" : "  (unexplained)\n"
    }
    let count = constants.candidates.reduce(0) { $0 + $1.numbers.count }
    report += "\ncandidates, numbers that are no constants: \(count)\n"
    for (path, numbers) in constants.candidates {
      report += "  \(path): \(numbers.joined(separator: " "))\n"
    }
    return report
  }

  private mutating func tokens(_ sources: [SourceFile]) -> String {
    let counts = Dictionary(grouping: sources, by: \.module)
      .mapValues { $0.reduce(0) { $0 + $1.tokenCount } }
    return "\n" + line("tokens", counts.values.reduce(0, +), "Swift tokens")
      + counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "  \($0.key) \($0.value)\n" }.joined()
  }
}
