import Foundation
import TestSupport
import Testing

/// The package of the benchmarks, which builds this one for measuring and is built by `make bench`
/// alone.
@Suite struct BenchmarksTests {
  private static let folder = PackageManifest.root.appending(path: "Benchmarks")

  @Test func `they compile against the modules of this build`() throws {
    let modules = URL(filePath: Tool.mintmark.program).deletingLastPathComponent()
    // The folder of the build is that of its configuration, in that of its system.
    let checkouts = modules.appending(path: "../../checkouts").standardized
    let maps =
      try Self.files(below: PackageManifest.root.appending(path: "Sources"), "module.modulemap")
      + Self.files(below: checkouts, "include/module.modulemap")
    let headers = try Tool(program: "pkg-config").run(
      "--cflags-only-I", "cairo", "harfbuzz", "fribidi", "fontconfig", "spng", "nettle")
    try #require(headers.status == 0, "\(headers.errors)")
    let sources = try Self.files(below: Self.folder.appending(path: "Sources"), ".swift")
    #expect(sources.count > 5)
    let result = try Tool(program: "swiftc").run(
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors"]
        + ["-I", modules.appending(path: "Modules").path(percentEncoded: false)]
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        + headers.text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        + sources)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Two targets of one name in a package and its dependency keep both from being built.
  @Test func `no target has the name of one of this package`() throws {
    let names = Set(try PackageManifest.read().targets.map(\.name))
    let manifest = try String(
      contentsOf: Self.folder.appending(path: "Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: /[tT]arget\(\s*name: "(\w+)"|Library\(\s*name: "(\w+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    #expect(targets == ["Bench"])
    #expect(names.isDisjoint(with: targets))
  }

  private static func files(below folder: URL, _ suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(suffix) }
      .map { folder.appending(path: $0).path(percentEncoded: false) }.sorted()
  }
}
