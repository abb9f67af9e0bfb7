import Foundation
import TestSupport
import Testing

extension SharedBuildFolder {
  /// The command plugin, in a copy of the example package that depends on this one.
  @Suite struct PluginTests {
    private static let icons = "Sources/App/Icons"

    /// A copy of the example, whose dependency has this package's own path.
    private static func example(in folder: TemporaryFolder) throws -> URL {
      let package = folder.url.appending(path: "PluginExample")
      let example = Repository.url("examples/PluginExample")
      for file in [
        "Package.swift", "mintmark.yml", "Sources/App/main.swift", "\(icons)/README.md",
      ] {
        let copy = package.appending(path: file)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: example.appending(path: file), to: copy)
      }
      let manifest = package.appending(path: "Package.swift")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      let path = #"path: "../..""#
      try #require(text.contains(path))
      try text.replacing(path, with: #"path: "\#(Repository.root.path(percentEncoded: false))""#)
        .write(to: manifest, atomically: false, encoding: .utf8)
      return package
    }

    private static func swift(_ package: URL, _ arguments: [String]) throws -> Tool.Result {
      // Shared with the snapshot example, which has the same dependencies, so that they are built once.
      let scratch = Repository.url("examples/SnapshotExample/.build")
      return try Tool.swift(folder: package).run(
        [arguments[0], "--scratch-path", scratch.path(percentEncoded: false)]
          + arguments.dropFirst())
    }

    @Test func `the plugin compiles`() throws {
      struct Information: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
      }
      let compiler = Tool.swift("swiftc")
      let information = try JSONDecoder().decode(
        Information.self, from: compiler.run("-print-target-info").output)
      let checked = try compiler.run(
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-package-description-version", "6.1.0", "-I",
        information.paths.runtimeResourcePath + "/pm/PluginAPI",
        Repository.path("Plugins/MintmarkCommand/MintmarkCommand.swift"))
      #expect(checked.status == 0, "\(checked.errors)")
    }

    @Test(
      .enabled(
        if: Sample.current.isWhole, "compiles the program again: make test-packages SAMPLE=all"))
    func `the plugin draws the icons of a package, which its program then finds`() throws {
      let folder = try TemporaryFolder()
      let package = try Self.example(in: folder)
      let readme = try Repository.text("README.md")
      let command = try #require(readme.firstMatch(of: /\nswift (package .* mintmark batch)\n/))
      let drawn = try Self.swift(package, command.1.split(separator: " ").map(String.init))
      try #require(drawn.status == 0, "\(drawn.text)\(drawn.errors)")
      var tool = Tool.mintmark
      tool.folder = package
      try #require(try tool.run("batch", "--output", folder.path("expected")).status == 0)
      for locale in ["en_US", "fr_CH", "ar_AE"] {
        let icon = try Data(contentsOf: package.appending(path: "\(Self.icons)/\(locale).svg"))
        let expected = folder.path("expected/\(locale).svg")
        #expect(try Data(contentsOf: URL(filePath: expected)) == icon)
      }
      let run = try Self.swift(package, ["run", "App"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.text.contains("fr_CH ") && !run.text.contains("no icon"))

      let wrong = try Self.swift(
        package,
        ["package", "--allow-writing-to-package-directory", "mintmark", "render", "xx_YY"])
      #expect(wrong.status != 0)
      #expect((wrong.text + wrong.errors).contains("mintmark failed with exit code 6"))
    }
  }
}
