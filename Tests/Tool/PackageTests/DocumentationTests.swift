import Foundation
import TestSupport
import Testing

extension SharedBuildFolder {
  /// The Swift code of the README and of the articles, built as a package of its own that depends
  /// on this one with the lines the README shows, and run in an empty folder. The package also has
  /// a file that imports a stub of SwiftUI, whose name is another one: code under `canImport(SwiftUI)` is for Apple's.
  @Suite struct DocumentationTests {
    /// A block of code and where it stands.
    struct Block: CustomTestStringConvertible {
      var file: String
      var line: Int
      var code: String

      var testDescription: String { "\(file):\(line)" }
      var isManifest: Bool { code.hasPrefix("// swift-tools-version") }
      var isTest: Bool { code.contains("@Test") || code.contains("XCTestCase") }
      /// The first word of each line that imports a module.
      var imports: [String] {
        code.split(separator: "\n").compactMap { line in
          line.hasPrefix("import ") ? String(line.dropFirst("import ".count)) : nil
        }
      }
    }

    /// The code of the README and of the articles. That of the generated pages is compiled with the code that is
    /// generated beside them.
    private static func blocks() throws -> [Block] {
      let sources = Repository.url("Sources")
      let articles = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        .filter { $0.hasSuffix(".md") && !$0.contains("/Targets/Pages/") }.sorted().map {
          "Sources/" + $0
        }
      return try (["README.md"] + articles).flatMap { file in
        try blocks(in: Repository.text(file), of: file)
      }
    }

    private static func blocks(in text: String, of file: String) -> [Block] {
      var blocks: [Block] = []
      var isInside = false
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line == "```swift" {
          isInside = true
          blocks.append(Block(file: file, line: index + 2, code: ""))
        } else if line.hasPrefix("```") {
          isInside = false
        } else if isInside {
          blocks[blocks.count - 1].code += line + "\n"
        }
      }
      return blocks
    }

    /// The README's manifest with this package's own path, and a target for each block.
    private static func manifest(
      _ shown: String, programs: [String: Block], tests: [String: Block]
    ) throws -> String {
      let path = #"path: "../mintmark""#
      try #require(shown.contains(path), "the README's manifest names no \(path)")
      let targets = try #require(shown.range(of: "  targets: ["))
      func products(_ block: Block) -> String {
        block.imports.filter { !["Foundation", "Testing", "XCTest"].contains($0) }
          .map { #".product(name: "\#($0)", package: "mintmark")"# }.joined(separator: ", ")
      }
      let list =
        [
          #".target(name: "SwiftUINames", path: "Stub")"#,
          #".executableTarget(name: "swiftUIFile", dependencies: ["SwiftUINames", .product(name: "Mintmark", package: "mintmark")])"#,
        ]
        + programs.sorted { $0.key < $1.key }.map {
          #".executableTarget(name: "\#($0)", dependencies: [\#(products($1))])"#
        }
        + tests.sorted { $0.key < $1.key }.map {
          #".testTarget(name: "\#($0)", dependencies: [\#(products($1))])"#
        }
      return
        (shown[..<targets.lowerBound] + "  targets: [\n    "
        + list.joined(separator: ",\n    ") + "\n  ],\n  swiftLanguageModes: [.v6]\n)\n")
        .replacingOccurrences(
          of: path, with: #"path: "\#(Repository.root.path(percentEncoded: false))""#)
    }

    private static func write(_ text: String, to file: URL) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }

    @Test
    func `every block of Swift is built and run as it stands, and a file that imports SwiftUI`()
      throws
    {
      let blocks = try Self.blocks()
      let manifests = blocks.filter(\.isManifest)
      let shown = try #require(manifests.first, "the README shows no Package.swift")
      #expect(manifests.count == 1)
      var programs: [String: Block] = [:]
      var tests: [String: Block] = [:]
      for block in blocks where !block.isManifest {
        #expect(!block.imports.isEmpty, "\(block.testDescription): the code imports nothing")
        if block.isTest {
          tests["Block\(tests.count + 1)Tests"] = block
        } else {
          programs["block\(programs.count + 1)"] = block
        }
      }
      #expect(programs.count >= 6)

      let folder = try TemporaryFolder()
      let package = folder.url.appending(path: "App")
      try Self.write(
        Self.manifest(shown.code, programs: programs, tests: tests),
        to: package.appending(path: "Package.swift"))
      for (name, block) in programs {
        try Self.write(block.code, to: package.appending(path: "Sources/\(name)/main.swift"))
      }
      for (name, block) in tests {
        try Self.write(block.code, to: package.appending(path: "Tests/\(name)/Tests.swift"))
      }
      try Self.write(SwiftUIStub.source, to: package.appending(path: "Stub/SwiftUINames.swift"))
      try Self.write(
        SwiftUIStub.client, to: package.appending(path: "Sources/swiftUIFile/main.swift"))
      // Where the snapshot example is built too, with which it shares all modules.
      let scratch = Repository.url("examples/SnapshotExample/.build")
      let place = [
        "--package-path", package.path(percentEncoded: false), "--scratch-path",
        scratch.path(percentEncoded: false),
      ]
      let swift = Tool.swift()
      let build = try swift.run(["build", "--build-tests"] + place)
      try #require(build.status == 0, "\(build.text)\(build.errors)")
      let binaries = try swift.run(["build", "--show-bin-path"] + place).text
        .trimmingCharacters(in: .whitespacesAndNewlines)
      for (name, block) in programs.sorted(by: { $0.key < $1.key }) {
        var program = Tool(program: "\(binaries)/\(name)")
        program.folder = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: name), withIntermediateDirectories: true)
        let result = try program.run([])
        #expect(result.status == 0, "\(block.testDescription): \(result.errors)")
      }
    }
  }
}
