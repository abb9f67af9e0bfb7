#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The modules that run in an app, compiled for the oldest system that the package declares, with the standard
  /// library's own availability.
  ///
  /// The toolchain has the interface of the standard library as a text, with the first version of each system that has a
  /// declaration. The compiler makes a module of it for iOS, and refuses what is newer than the deployment target. The
  /// systems of one year have the same standard library: iOS 16, macOS 13, tvOS 16 and watchOS 9, and visionOS 1 is a
  /// year younger. So one of them stands for all.
  @Suite(.serialized) struct DeploymentTargetTests {
    private static let target = "x86_64-apple-ios16.0-simulator"
    /// Below `build`, as the compiler takes half a minute for the standard library.
    private static let interfaces = Repository.url("build/apple-interfaces")
    private let folder: TemporaryFolder
    private let compiler: Tool

    init() throws {
      folder = try TemporaryFolder()
      compiler = Tool.swift("swiftc", folder: folder.url)
    }

    /// Writes the interfaces of the standard library for ``target``. Other modules are left out: `Synchronization`, for
    /// example, needs iOS 18.
    private static func writeInterfaces() throws {
      let info = try Tool.swift("swiftc").run("-print-target-info").text
      func value(_ key: String) throws -> String {
        try String(
          #require(
            info.firstMatch(of: Regex("\"\(key)\": \"(.+)\"", as: (Substring, Substring).self))?.1))
      }
      let triple = try value("moduleTriple")
      let resources = try URL(filePath: value("runtimeResourcePath")).appending(path: "linux")
      for module in ["Swift", "_StringProcessing", "_Concurrency", "SwiftOnoneSupport"] {
        let name = "\(module).swiftmodule"
        let source = resources.appending(path: "\(name)/\(triple).swiftinterface")
        // Its own code is not what is checked. Attributes for old binaries need bodies that other systems leave out.
        let text = try String(contentsOf: source, encoding: .utf8)
          .replacing("-target \(triple)", with: "-target \(target) -disable-availability-checking")
          .replacing(/@backDeployed\([^)]*\)/, with: "")
        let file = interfaces.appending(path: "\(name)/x86_64-apple-ios-simulator.swiftinterface")
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    /// Compiles a module for ``target`` into the folder, where the next ones find it.
    private func compile(
      _ module: String, _ sources: [String], language: String = "6", _ options: [String] = []
    ) throws -> Tool.Result {
      try Self.writeInterfaces()
      return try compiler.run(
        [
          "-emit-module", "-parse-as-library", "-swift-version", language, "-warnings-as-errors",
          "-target", Self.target, "-package-name", BuiltModules.packageName,
          "-module-name", module, "-emit-module-path", "\(module).swiftmodule", "-I", ".",
          "-I", Self.interfaces.path, "-module-cache-path",
          Self.interfaces.appending(path: "ModuleCache").path,
        ] + options + sources)
    }

    private func sources(of module: String) throws -> [String] {
      let folder = try Repository.target(module)
      return try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
        .filter { $0.hasSuffix(".swift") }.sorted().map { Repository.path("\(folder)/\($0)") }
    }

    /// Compiles what `AmountFields` stands on. The files that are compiled in come from C, for which there is no SDK.
    private func compileAmounts() throws -> [Tool.Result] {
      try folder.write(
        """
        package enum EmbeddedFile {
          package static func bytes(named name: String) -> [UInt8]? { nil }
          package static func table(_ name: StaticString) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: nil, count: 0)
          }
        }
        """, to: "EmbeddedFile.swift")
      let messages = try sources(of: "Messages").filter { !$0.hasSuffix("/EmbeddedFile.swift") }
      return try [
        compile("Messages", messages + ["EmbeddedFile.swift"]),
        compile("CurrencyLocale", sources(of: "CurrencyLocale")),
      ]
    }

    @Test func `the package declares the systems that the amounts are compiled for`() throws {
      let manifest = try Repository.text("Package.swift")
      #expect(manifest.contains(".iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)]"))
    }

    @Test func `what amounts and their fields use is in the oldest systems that are declared`()
      throws
    {
      for result in try compileAmounts() { try #require(result.status == 0, "\(result.errors)") }
      let fields = try compile("AmountFields", sources(of: "AmountFields"))
      #expect(fields.status == 0, "\(fields.errors)")
    }

    /// Each would need a newer system.
    @Test(arguments: [
      ("public func use(_ number: Int128) {}", "'Int128' is only available in iOS 18.0 or newer"),
      ("import Synchronization\npublic let number = Mutex(1)", "no such module 'Synchronization'"),
      ("public typealias Digits = InlineArray<10, Character>", "is only available in iOS 26.0"),
      ("public func use() { let span = [1].span; _ = span }", "is only available in iOS"),
    ])
    func `a declaration of a newer system is refused`(source: String, message: String) throws {
      try folder.write(source, to: "Newer.swift")
      let result = try compile("Newer", ["Newer.swift"])
      #expect(result.status != 0)
      #expect(result.errors.contains(message), "\(result.errors)")
    }

    /// The fields as iOS has them, with UIKit, and as macOS and watchOS do, without.
    @Test(arguments: [true, false])
    func `the fields and the code of the articles are those of UIKit and SwiftUI`(hasUIKit: Bool)
      throws
    {
      for result in try compileAmounts() { try #require(result.status == 0, "\(result.errors)") }
      if hasUIKit {
        try folder.write(AmountFieldStubs.uiKit, to: "UIKit.swift")
        let result = try compile("UIKit", ["UIKit.swift"], language: "5")
        try #require(result.status == 0, "\(result.errors)")
      }
      let stub = hasUIKit ? AmountFieldStubs.swiftUIWithUIKit : AmountFieldStubs.swiftUI
      try folder.write(stub, to: "SwiftUI.swift")
      let swiftUI = try compile("SwiftUI", ["SwiftUI.swift"], language: "5")
      try #require(swiftUI.status == 0, "\(swiftUI.errors)")
      let fields = try compile("AmountFields", sources(of: "AmountFields"))
      try #require(fields.status == 0, "\(fields.errors)")

      let pages = [
        "Sources/Money/AmountFields/AmountFields.docc/AmountFields.md",
        "Sources/Money/CurrencyLocale/CurrencyLocale.docc/TypingAmounts.md",
      ]
      let blocks = try pages.flatMap { page in
        try Repository.text(page).split(separator: "```swift\n").dropFirst()
          .compactMap { $0.split(separator: "```").first }.map(String.init)
      }.filter { $0.contains("import AmountFields") }
      #expect(blocks.count { $0.contains("import SwiftUI") } == 2)
      #expect(blocks.count { $0.contains("import UIKit") } == 1)
      for (index, block) in blocks.enumerated() {
        try folder.write(block, to: "Block\(index).swift")
        let result = try compile("Block\(index)", ["Block\(index).swift"])
        #expect(result.status == 0, "\(block)\n\(result.errors)")
      }
    }
  }
#endif
