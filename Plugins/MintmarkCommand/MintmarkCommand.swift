import Foundation
import PackagePlugin

/// The command `swift package mintmark`: runs mintmark, built from its sources, in the package's folder.
///
/// Its arguments are those of mintmark. The folder of the package is the only one it may write to.
///
/// The program is built when the command is run. As a dependency of this plugin it would be compiled by
/// every build of a package that has the plugin, and without optimisation.
@main struct MintmarkCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(
      .product("mintmark"), parameters: .init(configuration: .release))
    guard build.succeeded,
      let program = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw MintmarkFailure.notBuilt(build.logText) }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    do {
      try process.run()
    } catch {
      throw MintmarkFailure.notStarted("\(error)")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw MintmarkFailure.notStarted("signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: return
    // What the dynamic linker ends a program with whose libraries are missing.
    case 127: throw MintmarkFailure.notStarted("exit 127")
    case let status: throw MintmarkFailure.failed(status)
    }
  }
}

/// The reason why the command failed, in one sentence.
enum MintmarkFailure: Error, CustomStringConvertible {
  /// The program can't be built, with what the build printed.
  case notBuilt(String)
  /// The program can't be run.
  case notStarted(String)
  /// The program ended with an exit code, and printed the reason itself.
  case failed(Int32)

  var description: String {
    switch self {
    case .notBuilt(let log):
      "mintmark can't be built: install the libraries that it needs, which `make deps` in mintmark's "
        + "folder does:\n\(log)"
    case .notStarted(let reason):
      "mintmark can't be run (\(reason)): install the libraries that it needs, which "
        + "`make deps` in mintmark's folder does"
    case .failed(let status): "mintmark failed with exit code \(status)"
    }
  }
}
