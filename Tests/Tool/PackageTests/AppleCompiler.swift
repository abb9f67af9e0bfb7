#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A compiler for the oldest version of an Apple system that the package declares.
  ///
  /// The toolchain has the interface of the standard library as a text, with the first version of each system that has a
  /// declaration. The compiler makes a module of it for the system, and refuses what is newer than the deployment target.
  struct AppleCompiler {
    enum System {
      /// The standard library is that of macOS 13, tvOS 16 and watchOS 9, and visionOS 1 is a year younger.
      case iOS16
      case macOS13

      var target: String {
        switch self {
        case .iOS16: "x86_64-apple-ios16.0-simulator"
        case .macOS13: "\(Self.architecture)-apple-macosx13.0"
        }
      }

      /// The file of a module's interface for the system.
      fileprivate var interface: String {
        switch self {
        case .iOS16: "x86_64-apple-ios-simulator.swiftinterface"
        case .macOS13: "\(Self.architecture)-apple-macos.swiftinterface"
        }
      }

      /// That of this machine, whose headers are read for macOS.
      #if arch(arm64)
        private static let architecture = "arm64"
      #else
        private static let architecture = "x86_64"
      #endif
    }

    let system: System
    /// Where modules are written, and found by the next ones.
    let folder: TemporaryFolder
    /// Further options for each module.
    var options: [String] = []

    /// Below `build`, as the compiler takes half a minute for the standard library, and again where a header changed.
    static let interfaces = Repository.url("build/apple-interfaces")

    /// The interfaces of the toolchain that are used. Others are left out: `Synchronization`, for example, needs macOS 15.
    private static let modules = [
      "Swift", "_StringProcessing", "_Concurrency", "SwiftOnoneSupport", "Testing",
    ]

    /// What the toolchain says of itself, such as the folder of its modules.
    static func targetInfo(_ key: String) throws -> String {
      let info = try Tool.swift("swiftc").run("-print-target-info").text
      return try String(
        #require(
          info.firstMatch(of: Regex("\"\(key)\": \"(.+)\"", as: (Substring, Substring).self))?.1))
    }

    private func writeInterfaces() throws {
      let triple = try Self.targetInfo("moduleTriple")
      let resources = try URL(filePath: Self.targetInfo("runtimeResourcePath"))
        .appending(path: "linux")
      for module in Self.modules {
        let name = "\(module).swiftmodule"
        let source = resources.appending(path: "\(name)/\(triple).swiftinterface")
        // Its own code is not what is checked. Attributes for old binaries need bodies that other systems leave out.
        let text = try String(contentsOf: source, encoding: .utf8)
          .replacing(
            "-target \(triple)", with: "-target \(system.target) -disable-availability-checking"
          )
          .replacing(/@backDeployed\([^)]*\)/, with: "")
        try Self.write(text, to: "\(name)/\(system.interface)")
      }
    }

    /// Writes a file below ``interfaces``, unless it is there.
    static func write(_ text: String, to path: String) throws {
      let file = interfaces.appending(path: path)
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Compiles a module into the folder.
    func compile(
      _ module: String, _ sources: [String], language: String = "6", _ more: [String] = []
    ) throws -> Tool.Result {
      try writeInterfaces()
      return try Tool.swift("swiftc", folder: folder.url).run(
        [
          "-emit-module", "-wmo", "-parse-as-library", "-swift-version", language,
          "-target", system.target, "-package-name", BuiltModules.packageName,
          "-module-name", module, "-emit-module-path", "\(module).swiftmodule", "-I", ".",
          "-I", Self.interfaces.path, "-module-cache-path",
          Self.interfaces.appending(path: "ModuleCache").path,
        ] + options + more + sources)
    }

    /// Compiles a target of the package, in which a warning is an error.
    func compile(target: String) throws -> Tool.Result {
      try compile(target, Self.sources(of: target), ["-warnings-as-errors"])
    }

    static func sources(of target: String) throws -> [String] {
      let folder = try Repository.target(target)
      return try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
        .filter { $0.hasSuffix(".swift") && !$0.contains("/Templates/") }
        .sorted().map { Repository.path("\(folder)/\($0)") }
    }
  }
#endif
