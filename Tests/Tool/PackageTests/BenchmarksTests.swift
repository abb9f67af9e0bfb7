import Foundation
import TestSupport
import Testing

/// The package of the benchmarks, which builds this one for measuring and is built by `make bench`
/// alone.
@Suite struct BenchmarksTests {
  @Test func `they compile against the modules of this build`() throws {
    let modules = URL(filePath: Tool.mintmark.program).deletingLastPathComponent()
    // The folder of the build is that of its configuration, in that of its system.
    let checkouts = modules.appending(path: "../../checkouts").standardized
    let maps =
      try Self.files(below: Repository.url("Sources"), "module.modulemap")
      + Self.files(below: checkouts, "include/module.modulemap")
    let headers = try Tool(program: "pkg-config").run(
      "--cflags-only-I", "cairo", "harfbuzz", "fribidi", "fontconfig", "spng", "nettle")
    try #require(headers.status == 0, "\(headers.errors)")
    let sources = try Self.files(below: Repository.url("Benchmarks/Sources"), ".swift")
    #expect(sources.count > 5)
    let result = try Tool(program: "swiftc").run(
      // `make bench` compiles the modules for testing, this build does not.
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors",
        "-Xfrontend", "-disable-testable-attr-requires-testable-module",
      ]
        + ["-I", modules.appending(path: "Modules").path(percentEncoded: false)]
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        + headers.text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        + sources)
    #expect(result.status == 0, "\(result.errors)")
  }

  private static func files(below folder: URL, _ suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(suffix) }
      .map { folder.appending(path: $0).path(percentEncoded: false) }.sorted()
  }
}
