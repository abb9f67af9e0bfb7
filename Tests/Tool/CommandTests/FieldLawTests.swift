import TestSupport
import Testing

/// Options that have no effect together are refused at the command line and in files, with the same reason.
@Suite struct FieldLawTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The error for a description of a component.
  private func error(of component: String) throws -> String {
    try folder.write("version: 1\ncomponent: \(component)\n", to: "c.yml")
    let result = try Tool.mintmark(in: folder).run("compose", "c.yml", "-o", "c.svg")
    #expect(result.status == 65)
    return result.errors
  }

  @Test(arguments: [
    (
      ["badge", "x", "--max", "9"], "{ kind: badge, text: x, max: 9 }",
      "it limits a count, and there is none"
    ),
    (
      ["badge", "5", "--border-color", "red"], "{ kind: badge, count: 5, border-color: red }",
      "it colours a border, and there is none"
    ),
    (
      ["badge", "5", "--border", "0", "--border-color", "red"],
      "{ kind: badge, count: 5, border: 0, border-color: red }",
      "it colours a border, and there is none"
    ),
  ])
  func `a law of badges holds for both`(line: [String], component: String, reason: String) throws {
    let result = try Tool.mintmark.run(line + ["-o", "-"])
    #expect(result.status == 64)
    #expect(result.errors.contains(reason))
    #expect(try error(of: component).contains(reason))
  }

  @Test(arguments: [
    ("{ kind: tile, text: x, symbol-form: code }", "symbol-form: it is for a currency's symbol"),
    ("{ kind: tile, text: x, signs: official }", "signs: it is for a currency's symbol"),
    (
      "{ kind: tile, path: M0 0H9V9Z, weight: bold }",
      "weight: it is for text, and a drawing has none"
    ),
  ])
  func `a law of tiles holds`(component: String, reason: String) throws {
    #expect(try error(of: component).contains(reason))
  }

  @Test(arguments: [
    ("--tolerance 3", "tolerance: 3"), ("--threshold 0.2", "threshold: 0.2"),
    ("--metric yiq", "metric: yiq"),
    ("--count-antialiased", "count-antialiased: true"),
  ])
  func `a law of comparisons holds for both`(option: String, key: String) throws {
    let strategy = option.hasPrefix("--tolerance") ? "perceptual" : "exact"
    let reason = "it belongs to the strategy \(strategy == "exact" ? "perceptual" : "exact")"
    let words = ["diff", "a.png", "b.png", "--strategy", strategy] + ShellWords.split(option)
    let result = try Tool.mintmark(in: folder).run(words)
    #expect(result.status == 64)
    #expect(result.errors.contains(reason))
    let rules = "version: 1\nrules: [{ pictures: a.png, strategy: \(strategy), \(key) }]\n"
    for name in ["references", "actual"] { try folder.draw("a.png", in: name) }
    try folder.write(rules, to: "references/snapshots.yml")
    let verified = try Tool.mintmark(in: folder).run("snapshot", "verify", "references", "actual")
    #expect(verified.status == 65)
    #expect(verified.errors.contains(reason))
  }

  /// An option of `perceptual` asks for that strategy.
  @Test func `a threshold without a strategy compares perceptually`() throws {
    let a = try folder.draw("a.png", in: "x")
    let result = try Tool.mintmark(in: folder).run("diff", a, a, "--threshold", "0.2")
    #expect(result.status == 0)
  }
}

extension TemporaryFolder {
  /// Draws a picture, and returns its path in the folder.
  @discardableResult fileprivate func draw(_ name: String, in subfolder: String) throws -> String {
    let path = "\(subfolder)/\(name)"
    let result = try Tool.mintmark(in: self).run("render", "en_US", "-o", path)
    #expect(result.status == 0)
    return path
  }
}
