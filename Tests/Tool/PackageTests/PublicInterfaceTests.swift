import Foundation
import TestSupport
import Testing

/// The public declarations of the libraries, as the compiler lists them in symbol graphs.
@Suite struct PublicInterfaceTests {
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Names: Decodable { var title: String }
      struct Fragment: Decodable {
        var spelling: String
        var preciseIdentifier: String?
      }

      var names: Names
      var declarationFragments: [Fragment]
    }

    var symbols: [Symbol]
  }

  /// What a module re-exports: whole modules, and single types of others.
  private struct Exports {
    var modules: Set<String>
    var types: Set<String> = []

    init(of product: [String]) throws {
      modules = []
      for module in product { try add(module) }
    }

    private mutating func add(_ module: String) throws {
      guard modules.insert(module).inserted else { return }
      let folder = try Repository.url(Repository.target(module))
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for line in text.matches(of: /@_exported public import (?:(?:struct|enum) \w+\.)?(\w+)\n/) {
          if line.0.contains(".") {
            types.insert(String(line.1))
          } else {
            try add(String(line.1))
          }
        }
      }
    }
  }

  private static func symbols(of module: String) throws -> [SymbolGraph.Symbol] {
    let folder = try TemporaryFolder()
    let extract = Tool.swift("swift-symbolgraph-extract")
    let target = try #require(
      Tool.swift("swiftc").run("-print-target-info").text
        .firstMatch(of: /"triple": "(.+)"/)?.1)
    let result = try extract.run(
      [
        "-module-name", module, "-target", String(target), "-output-dir", folder.url.path,
        "-minimum-access-level", "public", "-module-cache-path",
        BuiltModules.products.appending(path: "ModuleCache").path,
      ] + BuiltModules.searchPaths())
    try #require(result.status == 0, "\(result.errors)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.url.path).flatMap { name in
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.url.appending(path: name))
      ).symbols
    }
  }

  private static let productModules = [
    ["Mintmark"], ["CurrencyLocale"], ["ImageComparison", "RasterImage"], ["ImageSnapshots"],
    ["ImageSnapshotsTesting"], ["SceneSnapshots"],
  ]

  @Test func `a product exports every type of its public declarations`() throws {
    let own = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources"))
      .flatMap {
        try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources/\($0)"))
      }
    var known: [String: [SymbolGraph.Symbol]] = [:]
    for product in Self.productModules {
      let exports = try Exports(of: product)
      for module in exports.modules {
        let symbols = try known[module] ?? Self.symbols(of: module)
        known[module] = symbols
        #expect(!symbols.isEmpty)
        for symbol in symbols {
          for fragment in symbol.declarationFragments {
            // `s:13SystemSupport9FileErrorO` begins with the module's name and its length.
            guard let usr = fragment.preciseIdentifier?.wholeMatch(of: /s:(\d+)(.+)/),
              let count = Int(usr.1)
            else { continue }
            let home = String(usr.2.prefix(count))
            guard own.contains(home) || home == "SystemPackage" else { continue }
            #expect(
              exports.modules.contains(home) || exports.types.contains(fragment.spelling),
              "\(product[0]): \(symbol.names.title) has \(home).\(fragment.spelling)")
          }
        }
      }
    }
  }
}
