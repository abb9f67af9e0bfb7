#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The modules that run in an app, compiled for the oldest systems that the package declares.
  @Suite(.serialized) struct DeploymentTargetTests {
    private let folder: TemporaryFolder
    private let compiler: AppleCompiler

    init() throws {
      folder = try TemporaryFolder()
      compiler = AppleCompiler(system: .iOS16, folder: folder)
    }

    private func compile(
      _ module: String, _ sources: [String], language: String = "6"
    ) throws -> Tool.Result {
      try compiler.compile(module, sources, language: language, ["-warnings-as-errors"])
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
      let messages = try AppleCompiler.sources(of: "Messages")
        .filter { !$0.hasSuffix("/EmbeddedFile.swift") }
      return try [
        compile("Messages", messages + ["EmbeddedFile.swift"]),
        compiler.compile(target: "CurrencyLocale"),
      ]
    }

    @Test func `the package declares the systems that the amounts are compiled for`() throws {
      let manifest = try Repository.text("Package.swift")
      let declared = ".macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)"
      #expect(manifest.contains("platforms: [\(declared)]"))
    }

    @Test func `what amounts and their fields use is in the oldest systems that are declared`()
      throws
    {
      for result in try compileAmounts() { try #require(result.status == 0, "\(result.errors)") }
      let fields = try compiler.compile(target: "AmountFields")
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
      let fields = try compiler.compile(target: "AmountFields")
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
