import Foundation
import TestSupport

/// The modules that the suite was built with, for tests that call the compiler themselves.
enum BuiltModules {
  /// The folder of the built programs.
  static let products = URL(filePath: Tool.mintmark.program).deletingLastPathComponent()

  /// The sources of the packages that this one depends on.
  static let checkouts = products.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "checkouts")

  /// The compiler's options for finding the modules, and the C modules that they import.
  static func searchPaths() throws -> [String] {
    try ["-I", products.appending(path: "Modules").path] + cSearchPaths()
  }

  /// The compiler's options for finding the C modules that the package's modules import.
  static func cSearchPaths() throws -> [String] {
    let cModules = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path("Sources/C")
    ).map { Repository.url("Sources/C/\($0)") }
    let folders =
      [checkouts.appending(path: "swift-system/Sources/CSystem/include")]
      + cModules + cModules.map { $0.appending(path: "include") }
    let headers = try Tool(program: "pkg-config").run(
      "--cflags-only-I", "cairo", "harfbuzz", "fribidi", "fontconfig", "expat")
    return folders.flatMap { ["-I", $0.path] }
      + headers.text.split { $0.isWhitespace }.map(String.init)
  }

  /// The name by which the package manager lets the modules of this package see each other.
  static let packageName = String(
    Repository.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
}
