import Foundation

/// The tokens of each feature, as `Benchmarks/ledger.tsv` lists the features: name, users, and patterns of the paths of
/// sources and tests.
///
/// A pattern such as `BadgeKit/Buttons/Small/*` is the end of a path, in which `*` also stands for slashes. A file
/// belongs to one feature at most.
struct Ledger {
  private struct Row {
    let feature: String
    let users: String
    var sources = 0
    var tests = 0
  }

  private var rows: [Row] = []
  private(set) var faults: [String] = []

  init(_ sources: [SourceFile], tests: [SourceFile], _ table: Table) {
    var rest = (sources: sources, tests: tests)
    for line in table.rows {
      var row = Row(feature: line[0], users: line[1])
      row.sources = take(line[2], from: &rest.sources)
      row.tests = take(line[3], from: &rest.tests)
      rows.append(row)
    }
    rows.append(
      Row(
        feature: "everything else", users: "", sources: Self.tokens(rest.sources),
        tests: Self.tokens(rest.tests)))
    rows.append(
      Row(feature: "all", users: "", sources: Self.tokens(sources), tests: Self.tokens(tests)))
  }

  /// Removes the files of the patterns from a list, and counts their tokens.
  private mutating func take(_ patterns: String, from files: inout [SourceFile]) -> Int {
    var taken: [SourceFile] = []
    for pattern in patterns.split(separator: " ") {
      let matches = files.filter { fnmatch("*/\(pattern)", $0.path, 0) == 0 }
      if matches.isEmpty { faults.append("ledger.tsv: '\(pattern)' has no file of its own") }
      taken += matches
      let paths = Set(matches.map(\.path))
      files.removeAll { paths.contains($0.path) }
    }
    return Self.tokens(taken)
  }

  private static func tokens(_ files: [SourceFile]) -> Int {
    files.reduce(0) { $0 + $1.tokenCount }
  }

  /// The table in Markdown.
  var markdown: String {
    "| feature | users | tokens | of tests |\n| --- | --- | ---: | ---: |\n"
      + rows.map { "| \($0.feature) | \($0.users) | \($0.sources) | \($0.tests) |\n" }.joined()
  }
}
