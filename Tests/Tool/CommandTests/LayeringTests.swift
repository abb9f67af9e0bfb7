import Foundation
import TestSupport
import Testing

/// The order of the modules, as CONTRIBUTING.md lists them, read off the sources' imports.
@Suite struct LayeringTests {
  /// An import and where it stands.
  struct Import: Hashable, CustomStringConvertible {
    var module: String
    var file: String
    var access: String

    var description: String { "\(file) imports \(module)" }
  }

  private let manifest: PackageManifest

  init() throws { manifest = try PackageManifest.read() }

  /// The modules of CONTRIBUTING's table, from the lowest layer to the highest.
  private static func listedModules() throws -> [String] {
    try rows().map(\.module)
  }

  /// The rows of CONTRIBUTING's table.
  private static func rows() throws -> [(group: String, module: String)] {
    let text = try Repository.text("CONTRIBUTING.md")
    let table = text.split(separator: "| group | module | contents |").last ?? ""
    var group = ""
    return table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { $0.hasPrefix("| ") }
      .compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if cells[0].hasPrefix("**") { group = cells[0].replacing("**", with: "") }
        return (group, cells[1].replacing("`", with: ""))
      }
  }

  private static func imports(below folder: String) throws -> [Import] {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.path(folder)
    ).filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      try Repository.text("\(folder)/\(file)").split(separator: "\n")
        .compactMap { line in
          let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
          guard let index = words.firstIndex(of: "import"), index < 2, index + 1 < words.count,
            index == 0 || ["public", "package", "internal", "private"].contains(words[0])
          else { return nil }
          // A module, or a type of it: `import enum VectorGraphics.WritingDirection`.
          let name = words[words.count > index + 2 ? index + 2 : index + 1].split(separator: ".")
          return Import(
            module: String(name.first ?? ""), file: "\(folder)/\(file)",
            access: index == 0 ? "" : String(words[0]))
        }
    }
  }

  /// The library targets and programs of `Sources`.
  private var modules: [PackageManifest.Target] {
    manifest.targets.filter { $0.isSwift && $0.folder.hasPrefix("Sources/") }
  }

  @Test func `CONTRIBUTING lists every module of Sources once`() throws {
    #expect(try Self.listedModules().sorted() == modules.map(\.name).sorted())
  }

  @Test func `each module lies in its group`() throws {
    let rows = try Self.rows()
    for module in modules {
      let row = try #require(rows.first { $0.module == module.name })
      #expect(module.folder == "Sources/\(row.group)/\(row.module)")
    }
  }

  @Test func `amounts and comparisons stand on their own group, on Support and on pixels`() throws {
    for module in modules {
      let group = module.folder.split(separator: "/")[1]
      let imported = try Set(Self.imports(below: module.folder).map(\.module))
      let others = modules.filter {
        imported.contains($0.name)
          && !["Support", group].contains($0.folder.split(separator: "/")[1])
      }.map(\.name)
      switch module.name {
      case "CurrencyLocale", "AmountFields": #expect(others.isEmpty)
      case "ImageComparison", "ImageSnapshots": #expect(Set(others).isSubset(of: ["RasterImage"]))
      default: continue
      }
    }
  }

  @Test func `imports point up CONTRIBUTING's list`() throws {
    let order = try Self.listedModules()
    let known = Set(order)
    for module in modules {
      let index = try #require(order.firstIndex(of: module.name))
      let above = Set(order[..<index])
      for found in try Self.imports(below: module.folder) where known.contains(found.module) {
        #expect(above.contains(found.module), "\(found), which is listed below it")
      }
    }
  }

  @Test func `every import of a module of the package is declared`() throws {
    let own = Set(manifest.targets.map(\.name))
    for target in manifest.targets where target.isSwift {
      let declared = Set(target.dependencies.compactMap(\.name))
      for found in try Self.imports(below: target.folder) where own.contains(found.module) {
        #expect(declared.contains(found.module), "\(found), which Package.swift does not declare")
      }
    }
  }

  @Test func `every declared dependency is imported`() throws {
    for module in modules where module.name != "mintmark" {
      // A product may be a module of another name.
      let imported = try Set(Self.imports(below: module.folder).map(\.module))
      for name in module.dependencies.compactMap(\.name) {
        #expect(imported.contains(name), "\(module.name) declares \(name) and never imports it")
      }
    }
  }

  @Test func `each C library is imported by one module, internally`() throws {
    let libraries = manifest.targets.filter { !$0.isSwift && $0.folder.hasPrefix("Sources/") }
    let imports = try modules.map { ($0.name, try Self.imports(below: $0.folder)) }
    #expect(libraries.count >= 8)
    for library in libraries {
      let users = imports.filter { $0.1.contains { $0.module == library.name } }
      #expect(users.count == 1, "\(library.name) is imported by \(users.map(\.0))")
      for found in users.flatMap(\.1) where found.module == library.name {
        #expect(found.access == "internal", "\(found) without 'internal'")
      }
    }
  }

  @Test func `no module names the C library of a platform but by CPlatform`() throws {
    let libraries: Set = ["Android", "Bionic", "Darwin", "Glibc", "Musl"]
    for module in modules {
      let found = try Self.imports(below: module.folder).filter { libraries.contains($0.module) }
      #expect(found.isEmpty)
    }
  }

  /// `Synchronization` needs macOS 15, and the package is for older ones.
  @Test func `only the lock imports Synchronization, which Apple's older systems lack`() throws {
    let users = try ["Sources", "Tests", "Plugins"].flatMap { try Self.imports(below: $0) }
      .filter { $0.module == "Synchronization" }.map(\.file)
    #expect(users == ["Sources/Support/SystemSupport/Threads/Locked.swift"])
  }

  /// Two targets of one name in a package and its dependency keep both from being built.
  @Test func `the benchmarks have no target of a name of this package`() throws {
    let names = Set(manifest.targets.map(\.name))
    let benchmarks = try Repository.text("Benchmarks/Package.swift")
    let targets = benchmarks.matches(of: /[tT]arget\(\s*name: "(\w+)"|Library\(\s*name: "(\w+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    #expect(targets == ["Bench"])
    #expect(names.isDisjoint(with: targets))
  }

  @Test func `what draws never imports locales or text, and what is drawn no backend`() throws {
    let backends: Set = ["CairoBackend", "VectorFormats", "RasterImage"]
    let texts: Set = ["TextOutlines", "CurrencyLocale", "BadgeKit"]
    for module in modules {
      let imported = try Set(Self.imports(below: module.folder).map(\.module))
      if backends.contains(module.name) { #expect(imported.isDisjoint(with: texts)) }
      if module.name == "BadgeKit" { #expect(imported.isDisjoint(with: backends)) }
    }
  }

  /// The files that use Foundation, each for JSON, but for Base64 in the gallery, the address of the preview and its
  /// values in the dump of a test.
  private static let filesWithFoundation: Set = [
    "Sources/Assets/AssetPipeline/Output/Manifest+JSON.swift",
    "Sources/Assets/AssetPipeline/Planning/Digest.swift",
    "Sources/Assets/AssetPipeline/Targets/Gallery/GalleryPictures.swift",
    "Sources/Snapshots/ImageComparison/Results/Encodable+JSON.swift",
    "Sources/Snapshots/ImageSnapshots/Reports/SnapshotReport.swift",
    "Sources/Snapshots/ImageSnapshotsTesting/SnapshotFormat+Encodable.swift",
    "Sources/Snapshots/ImageSnapshotsTesting/ValueDump+System.swift",
    "Sources/Tool/MintmarkTool/Symbols/SymbolSetContents.swift",
    "Sources/Tool/MintmarkTool/Output/PreviewFolder.swift",
  ]

  /// Foundation as a whole brings ICU, which would make pictures depend on the toolchain. On Linux its essentials
  /// are a module of their own, and elsewhere Foundation is a part of the system.
  @Test func `only what app developers import has Foundation in it`() throws {
    for module in modules where module.name != "Mintmark" {
      let imports = try Self.imports(below: module.folder)
        // A template of generated source.
        .filter { !$0.file.contains("/Templates/") }
      let essentials = imports.filter { $0.module == "FoundationEssentials" }.map(\.file)
      for found in imports where found.module.hasPrefix("Foundation") {
        #expect(["Foundation", "FoundationEssentials"].contains(found.module), "\(found)")
        #expect(essentials.contains(found.file), "\(found) where its essentials would do")
        #expect(Self.filesWithFoundation.contains(found.file), "\(found)")
      }
    }
  }
}
