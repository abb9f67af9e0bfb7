import Foundation
import TestSupport
import Testing

/// The environment that `Scripts/test-environment` writes and `make test` runs the tests in: only
/// the fonts and the programs of declared packages are visible.
@Suite struct TestEnvironmentTests {
  /// The arguments of the script's calls.
  struct Description {
    var folder: String
    var packages: Set<Substring>
    var path: String

    /// The environment in force; nil with a warning outside `make` and where there is no dpkg.
    static var current: Description? {
      let variables = ProcessInfo.processInfo.environment
      guard let folder = variables["MINTMARK_TEST_ENVIRONMENT"] else {
        Issue.record(
          "the tests see every font and program of this machine: make test hides undeclared ones",
          severity: .warning)
        return nil
      }
      return Description(
        folder: folder,
        packages: Set((variables["MINTMARK_TEST_PACKAGES"] ?? "").split(separator: " ")),
        path: variables["PATH"] ?? "")
    }

    /// Those of some files that no declared package has.
    func undeclared(_ files: some Collection<String>) throws -> [String] {
      let listing = try Tool(program: "dpkg-query").run(["--search"] + files)
      // A line is "package: file", with several packages "package, package: file".
      var declared: Set<Substring> = []
      for line in listing.text.split(separator: "\n") {
        guard let colon = line.range(of: ": ") else { continue }
        let owners = line[..<colon.lowerBound].split(separator: ",").compactMap {
          $0.split(whereSeparator: { $0 == " " || $0 == ":" }).first
        }
        if !packages.isDisjoint(with: owners) { declared.insert(line[colon.upperBound...]) }
      }
      return files.filter { !declared.contains(Substring($0)) }.sorted()
    }
  }

  /// The files of all fonts that a started program sees.
  private func fonts(seenBy tool: Tool, _ arguments: String...) throws -> [String] {
    let listing = try tool.run(arguments)
    #expect(listing.status == 0, "\(listing.errors)")
    return listing.text.split(separator: "\n").map { line in
      String(line.prefix { $0 != ":" })
    }
  }

  @Test func `every declared package is in the Makefile`() throws {
    guard let environment = Description.current else { return }
    let makefile = try Repository.text("Makefile")
    let words = Set(makefile.split(whereSeparator: \.isWhitespace))
    #expect(!environment.packages.isEmpty)
    #expect(environment.packages.subtracting(words).isEmpty)
  }

  @Test func `each file that the Makefile names exists`() throws {
    let makefile = try Repository.text("Makefile")
    let paths = makefile.matches(of: /\b(Tests|Scripts|Sources|Packaging|examples)\/[\w.\/-]*\w/)
      .map { String($0.0) }
    #expect(paths.contains("Tests/Tool/Sanitizers/address.supp"))
    for path in Set(paths) {
      #expect(FileManager.default.fileExists(atPath: Repository.url(path).path), "\(path)")
    }
  }

  @Test func `fontconfig lists the fonts of declared packages and no others`() throws {
    guard let environment = Description.current else { return }
    let fonts = try fonts(seenBy: Tool(program: "fc-list"), ":", "file")
    #expect(fonts.contains { $0.hasSuffix("/Inter-SemiBold.otf") })
    #expect(try environment.undeclared(fonts) == [])
  }

  @Test func `a font that is installed and not declared is not listed`() throws {
    guard Description.current != nil else { return }
    let folder = try TemporaryFolder()
    let undeclared = folder.path(".fonts/Undeclared.otf")
    try FileManager.default.createDirectory(
      atPath: folder.path(".fonts"), withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: BadInputTests.interPath, toPath: undeclared)
    let user = Tool(program: "env", environment: ["HOME": folder.url.path])
    #expect(try fonts(seenBy: user, "-u", "FONTCONFIG_FILE", "fc-list").contains(undeclared))
    #expect(try !fonts(seenBy: user, "fc-list").contains(undeclared))
  }

  @Test func `PATH holds the programs of declared packages and of the toolchain`() throws {
    guard let environment = Description.current else { return }
    let folder = environment.folder + "/bin"
    #expect(environment.path == folder)
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: folder)
    let programs = try names.map {
      try manager.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    let compiler = try #require(programs.first { $0.hasSuffix("/swift-frontend") })
    let toolchain = URL(fileURLWithPath: compiler).deletingLastPathComponent().path
    let others = programs.filter {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path != toolchain
    }
    #expect(others.contains { $0.hasSuffix("/rsvg-convert") })
    #expect(try environment.undeclared(others) == [])
  }

  @Test func `no test names a program by a path that PATH does not lead to`() throws {
    let tests = Repository.url("Tests")
    let sources = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    // POSIX systems have these two at one path.
    let allowed = ["/usr/bin/env", "/bin/sh"]
    var count = 0
    for name in sources ?? [] where name.hasSuffix(".swift") {
      let url = tests.appendingPathComponent(name)
      let source = try String(contentsOf: url, encoding: .utf8)
      let paths = source.matches(of: /\/(usr|usr\/local|opt|snap)?\/?s?bin\/[a-z0-9_.-]+/)
        .map { String($0.output.0) }
      #expect(paths.filter { !allowed.contains($0) } == [], "\(name)")
      count += 1
    }
    #expect(count > 50)
  }
}
