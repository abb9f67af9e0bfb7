import Foundation
import TestSupport
import Testing

/// What the README says within its sentences and tables: commands, options, keys and code. `ReadmeTests` runs its blocks,
/// `make dist-test` those of the installation.
@Suite struct ReadmeInstructionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What stands in backquotes, outside of blocks.
  private static func spans() throws -> [String] {
    let readme = try Repository.text("README.md")
    let text = readme.replacing(/```[\s\S]*?```/, with: "")
    return text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }

  /// Commands that end with Ctrl-C or need files are asked for their help, and those of the world get one locale.
  @Test func `every command within a sentence works`() throws {
    let commands = try Set(Self.spans().filter { $0.hasPrefix("mintmark ") }).sorted()
    #expect(commands.count > 10)
    for (index, command) in commands.enumerated() {
      var words = command.split(separator: " ").dropFirst().map(String.init)
      if ["preview", "symbols"].contains(words[0]) || words.contains("--watch") {
        words.append("--help")
      } else if ["audit", "locales"].contains(words[0]) {
        words.append("en_US")
      }
      let own = try TemporaryFolder()
      let tool = Tool.mintmark(in: own)
      if words[0] == "batch" {
        try own.write(
          "version: 1\nlocales: [en_US]\ntargets: [{ kind: gallery }]", to: "mintmark.yml")
        if words.contains("--check") { try tool.succeed("batch", "--quiet") }
      }
      let result = try tool.run(words)
      #expect(result.status == 0, "\(index): \(command): \(result.errors)")
    }
  }

  @Test func `every option within a sentence is an option`() throws {
    let dump = try Tool.mintmark.run("--experimental-dump-help").text
    // Of SwiftPM and of dpkg.
    let others = ["--allow-writing-to-package-directory", "--print-architecture"]
    let spans = try Self.spans() + [Repository.text("README.md")]
    let options = Set(
      spans.flatMap { $0.matches(of: #/(?:^|[ /`])(--[a-z][a-z-]+)/#).map { String($0.1) } })
    #expect(options.count > 15)
    for option in options.subtracting(others) where option != "--help-all" {
      #expect(dump.contains("\"\(option.dropFirst(2))\""), "\(option)")
    }
  }

  /// Keys and values of a configuration.
  @Test func `every key within a sentence can be set`() throws {
    let keys = try Self.spans().filter { $0.contains(#/^[a-z-]+: /#) }
    #expect(keys.count >= 3)
    try folder.write(Repository.text("examples/art/placeholder.svg"), to: "art/riyal.svg")
    for key in Set(keys) {
      // Custom SF Symbols are a key of the target.
      let (target, other) = key == "symbols: true" ? (", \(key)", "") : ("", key)
      try folder.write(
        """
        version: 1
        locales: [ar_SA, en_US]
        \(other)
        targets: [{ kind: xcassets\(target) }]
        """, to: "mintmark.yml")
      let result = try Tool.mintmark(in: folder).run("batch", "--check")
      // 1: there are changes, as nothing has been written.
      #expect(result.status == 1 && !result.errors.contains("warning"), "\(key): \(result.errors)")
    }
  }

  /// The tests of the pages compile what they show.
  @Test func `the table shows code of the pages, whose targets init knows`() throws {
    let rows = try Repository.text("README.md").matches(
      of: /\| [^|`]+ \| `(.+?)` \| \[([a-z-]+)\]\((\S+)\) \|/)
    #expect(rows.count == 6)
    for row in rows {
      let page = try Repository.text(String(row.3))
      #expect(page.contains(row.1), "\(row.1)")
      try Tool.mintmark(in: folder).succeed("init", String(row.2), "--output", "\(row.2).yml")
    }
  }

  /// The commands of examples, whose options another version could lack.
  @Test func `the options of the examples for CI are options`() throws {
    let dump = try Tool.mintmark.run("--experimental-dump-help").text
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path("examples/ci"))
    var count = 0
    for name in names {
      let text = try Repository.text("examples/ci/\(name)").replacing(/\n +--/, with: " --")
      for command in text.matches(of: /mintmark (?:batch|merge|snapshot) .*/) {
        count += 1
        for option in command.0.matches(of: /(?:^| )--([a-z-]+)/) {
          #expect(dump.contains("\"\(option.1)\""), "\(name): \(command.0)")
        }
      }
    }
    #expect(count >= 8)
  }
}
