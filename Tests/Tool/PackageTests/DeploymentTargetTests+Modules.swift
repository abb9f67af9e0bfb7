#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  extension DeploymentTargetTests {
    /// The modules of the package, compiled for macOS 13, against stubs of Apple's system and the headers of this one.
    @Suite struct Modules {
      private let folder: TemporaryFolder
      private let compiler: AppleCompiler

      /// The modules that are compiled, each after those that it imports.
      private static let compiled = [
        "Messages", "MathSupport", "SystemSupport", "ConfigurationReader", "CurrencyLocale",
        "AmountFields", "VectorGraphics", "BadgeGeometry", "TextOutlines", "BadgeKit",
        "RasterImage", "VectorFormats", "CairoBackend", "Mintmark", "ComponentDescriptions",
        "AssetPipeline", "ImageComparison", "ImageSnapshots", "ImageSnapshotsTesting",
        "SceneSnapshots",
      ]
      /// The modules that are not, with the reason.
      private static let leftOut = [
        "MintmarkTool": "ArgumentParser needs more of Apple's system than the stubs have",
        "mintmark": "it is C",
      ]

      init() throws {
        folder = try TemporaryFolder()
        let triple = try AppleCompiler.targetInfo("unversionedTriple")
        let headers = "/usr/include/" + triple.replacing("-unknown-", with: "-")
        try AppleCompiler.write(AppleSystemStubs.dynamicLinker, to: "C/mach-o/dyld.h")
        try AppleCompiler.write(AppleSystemStubs.cLibrary, to: "C/CLibrary.h")
        try AppleCompiler.write(AppleSystemStubs.cLibraryModule, to: "C/module.modulemap")
        let stubs = AppleCompiler.interfaces.appending(path: "C").path
        compiler = AppleCompiler(
          system: .macOS13, folder: folder,
          // Without Objective-C, as no interface of it is there. `__nonnull` is a word of Apple's compiler, and a macro of
          // Linux's headers.
          options: try [
            "-Xfrontend", "-disable-objc-interop", "-Xcc", "-U__nonnull", "-I", stubs, "-Xcc",
            "-I\(stubs)",
            "-Xcc", "-isystem\(headers)", "-Xcc", "-isystem/usr/include",
          ] + BuiltModules.cSearchPaths())
      }

      private func compileStub(_ module: String, _ source: String) throws {
        try folder.write(source, to: "\(module).swift")
        let result = try compiler.compile(module, ["\(module).swift"])
        try #require(result.status == 0, "\(result.errors)")
      }

      /// Compiles swift-system with the C library of Linux, for the systems that its manifest names.
      private func compileSystemPackage() throws {
        let package = BuiltModules.checkouts.appending(path: "swift-system")
        let manifest = try String(
          contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        let systems = try #require(manifest.firstMatch(of: /sourceAvailability = "(.+)"/)?.1)
        let versions = manifest.matches(of: /Available\("([\d.]+)"/).map(\.1)
        let sources = package.appending(path: "Sources/System")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
          .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("IORing/") }
        for file in files {
          let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
          try folder.write(text.replacing("os(Linux)", with: "true"), to: "SystemPackage/\(file)")
        }
        let result = try compiler.compile(
          "SystemPackage", files.map { "SystemPackage/\($0)" },
          ["-DSYSTEM_PACKAGE", "-enable-experimental-feature", "Lifetimes"]
            + versions.flatMap {
              ["-enable-experimental-feature", "AvailabilityMacro=System \($0):\(systems)"]
            })
        try #require(result.status == 0, "\(result.errors)")
      }

      private static let isWhole: ConditionTrait = .enabled(
        if: Sample.current.isWhole, "it takes a minute: make check")

      @Test(isWhole)
      func `what the modules use is in the oldest macOS that is declared`() throws {
        try compileStub("os", AppleSystemStubs.os)
        try compileStub("Dispatch", AppleSystemStubs.dispatch)
        try compileStub("Foundation", AppleSystemStubs.foundation)
        try compileStub("Glibc", AppleSystemStubs.glibc)
        try compileSystemPackage()
        for module in Self.compiled {
          let result = try compiler.compile(target: module)
          try #require(result.status == 0, "\(module): \(result.errors)")
        }
      }

      @Test func `each module is compiled, or is left out for a reason`() throws {
        let folders = try FileManager.default.contentsOfDirectory(
          atPath: Repository.path("Sources")
        ).filter { $0 != "C" }
        let modules = try folders.flatMap {
          try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources/\($0)"))
        }
        #expect(modules.sorted() == (Self.compiled + Self.leftOut.keys).sorted())
      }

      /// Each would need a newer macOS.
      @Test(
        isWhole,
        arguments: [
          ("public func use(_ number: Int128) {}", "15.0"),
          ("public func use() { _ = String(validating: [97] as [UInt8], as: UTF8.self) }", "15.0"),
          ("public var functions: [() throws(CancellationError) -> Void] { [] }", "15.0"),
          ("public struct List<each Item> { public var items: (repeat each Item) }", "14.0"),
          ("public func use() { let span = [1].span; _ = span }", "26.0"),
        ])
      func `a declaration of a newer macOS is refused`(source: String, version: String) throws {
        try folder.write(source, to: "Newer.swift")
        let result = try compiler.compile("Newer", ["Newer.swift"])
        #expect(result.status != 0)
        #expect(result.errors.contains("only available in macOS \(version)"), "\(result.errors)")
      }
    }
  }
#endif
