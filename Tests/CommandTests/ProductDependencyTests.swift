import Foundation
import Testing

/// The targets that each product is built from, read off the package's manifest.
@Suite struct ProductDependencyTests {
  /// The C libraries of drawing and text layout.
  private static let drawing: Set = ["CCairo", "CHarfBuzz", "CFontconfig", "CFriBidi"]

  @Test(arguments: ["ImageComparison", "ImageSnapshots", "ImageSnapshotsTesting"])
  func `a product for pictures needs no library of drawing or text`(product: String) throws {
    let targets = try Manifest.read().targets(ofProduct: product)
    #expect(targets.contains(product))
    #expect(targets.intersection(Self.drawing) == [])
    #expect(!targets.contains("CairoBackend"))
  }

  @Test func `the comparison of pictures needs no snapshots`() throws {
    let targets = try Manifest.read().targets(ofProduct: "ImageComparison")
    #expect(
      targets == [
        "ImageComparison", "RasterImage", "VectorGraphics", "SystemSupport", "CDeflate", "CZopfli",
        "CSPNG", "CNettle", "CMath",
      ])
  }

  @Test func `snapshots of scenes are drawn with Cairo`() throws {
    let targets = try Manifest.read().targets(ofProduct: "SceneSnapshots")
    #expect(targets.isSuperset(of: ["ImageSnapshotsTesting", "CairoBackend", "CCairo"]))
  }
}

/// What `swift package dump-package` prints, as far as dependencies are concerned.
private struct Manifest: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var dependencies: [Dependency]
  }

  /// A dependency on a target by name; on a product of another package it has other keys.
  struct Dependency: Decodable {
    /// The name, then a condition or null.
    var byName: [String?]?
  }

  var products: [Product]
  var targets: [Target]

  static func read() throws -> Manifest {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    var tool = Tool(program: "swift")
    // Where the package manager keeps its caches.
    tool.environment = ProcessInfo.processInfo.environment
    // A scratch folder of its own, as the one of the package is locked while its tests run.
    let scratch = try TemporaryFolder()
    let result = try tool.run([
      "package", "--package-path", root.standardized.path(percentEncoded: false),
      "--scratch-path", scratch.path("build"), "dump-package",
    ])
    try #require(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode(Manifest.self, from: result.output)
  }

  /// The targets of a product and all that they depend on.
  func targets(ofProduct name: String) throws -> Set<String> {
    var pending = try #require(products.first { $0.name == name }, "no product \(name)").targets
    var found: Set<String> = []
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      let target = try #require(targets.first { $0.name == next }, "no target \(next)")
      pending += target.dependencies.compactMap { $0.byName?.first ?? nil }
    }
    return found
  }
}
