import Foundation
import TestSupport
import Testing

/// The dependencies in the output of `swift package dump-package`.
struct PackageManifest: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// Its folder below the package's.
    var folder: String {
      path ?? (["test": "Tests/", "plugin": "Plugins/"][type] ?? "Sources/") + name
    }
    /// A plugin runs the programs that it depends on, and imports none.
    var isSwift: Bool { type != "system" && type != "plugin" && name != "CEmbeddedFiles" }
  }

  /// A dependency on a target by name, or on a product of another package.
  struct Dependency: Decodable {
    /// The target's name, then a condition or null.
    var byName: [String?]?
    /// The product's name, its package's, then other things or null.
    var product: [String?]?

    var name: String? { (byName ?? product)?.first ?? nil }
  }

  var products: [Product]
  var targets: [Target]

  static func read() throws -> PackageManifest { try dumped.get() }

  private static let dumped = Result { try dump() }

  private static func dump() throws -> PackageManifest {
    // A scratch folder of its own, as the one of the package is locked while its tests run.
    let scratch = try TemporaryFolder()
    let result = try Tool.swift().run([
      "package", "--package-path", Repository.root.path(percentEncoded: false),
      "--scratch-path", scratch.path("build"), "dump-package",
    ])
    try #require(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode(PackageManifest.self, from: result.output)
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
