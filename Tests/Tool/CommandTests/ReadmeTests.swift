import Foundation
import TestSupport
import Testing

/// The README is a promise: its commands work in the order they stand.
@Suite struct ReadmeTests {
  private static func lines(of language: String) throws -> [String] {
    let readme = try Repository.text("README.md")
    var isInside = false
    return readme.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("```") {
        isInside = line == "```" + language
        return nil
      }
      return isInside && !line.isEmpty ? String(line) : nil
    }
  }

  @Test func `every command of the README works`() throws {
    let folder = try TemporaryFolder()
    for name in ["examples", "Snapshots"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: Repository.url(name))
    }
    let tool = Tool.mintmark.program
    let commands = try Self.lines(of: "sh").filter { $0.hasPrefix("mintmark ") }
    #expect(commands.count >= 8)
    for command in commands {
      var shell = Tool(program: "sh")
      shell.folder = folder.url
      let result = try shell.run("-c", "\"$0\"" + command.dropFirst("mintmark".count), tool)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
  }

  @Test func `every picture and file the README names exists`() throws {
    let readme = try Repository.text("README.md")
    let names =
      readme.matches(of: /\]\((?<name>[^)#:]+)\)/).map { String($0.name) }
      + readme.matches(of: /(?:src|srcset)="(?<name>[^"]+)"/).map { String($0.name) }
    #expect(names.count { $0.hasSuffix(".png") } >= 20)
    for name in names {
      let path = Repository.path(name)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(try #require(size) <= 150 << 10, "\(name)")
    }
  }

  /// Whoever follows one of these gets the version that it describes.
  @Test(
    arguments: [
      ("README.md", "sudo apt-get install ./mintmark_VERSION_$(dpkg --print-architecture).deb"),
      ("README.md", "tar -xzf mintmark-VERSION-linux-$(uname -m).tar.gz -C \"$HOME\""),
      ("action.yml", "default: VERSION\n"),
      ("Packaging/gitlab.yml", "\"VERSION\"\n"),
      ("examples/ci/github-actions.yml", ": VERSION\n"),
      ("examples/ci/github-check.yml", ": VERSION\n"),
      ("examples/ci/kubernetes-job.yml", "value: \"VERSION\" }"),
    ])
  func `every file that names the version names the program's`(file: String, text: String) throws {
    // "2.0.0 (CLDR 46)"
    let printed = try Tool.mintmark.run("--version").text
    let version = try #require(printed.split(separator: " ").first)
    #expect(printed.contains(/^[0-9.]+ \(CLDR [0-9.]+\)\n$/))
    let contents = try Repository.text(file)
    let expected = text.replacing("VERSION", with: version)
    #expect(contents.contains(expected), "\(expected)")
  }

  @Test func `every make target the README names exists`() throws {
    let makefile = try Repository.text("Makefile")
    for command in try Self.lines(of: "sh").filter({ $0.hasPrefix("make ") }) {
      let target = try #require(command.split(separator: " ").dropFirst().first)
      #expect(makefile.contains("\n\(target): "), "\(target)")
    }
  }

  /// A release has packages for several processors, so instructions ask for the machine's.
  @Test(
    arguments: [
      "README.md", "action.yml", "Packaging/gitlab.yml", "examples/ci/github-actions.yml",
      "examples/ci/github-check.yml", "examples/ci/kubernetes-job.yml",
      ".github/workflows/release.yml", "Scripts/dist",
    ])
  func `no instruction names a processor`(file: String) throws {
    let contents = try Repository.text(file)
    for name in ["x86_64", "amd64", "aarch64"] { #expect(!contents.contains(name), "\(name)") }
  }
}
