import Foundation
import Testing

/// The targets that each product is built from, read off the package's manifest.
@Suite struct ProductDependencyTests {
  /// The C libraries of drawing and text layout.
  private static let drawing: Set = ["CCairo", "CHarfBuzz", "CFontconfig", "CFriBidi"]

  @Test(arguments: ["ImageComparison", "ImageSnapshots", "ImageSnapshotsTesting"])
  func `a product for pictures needs no library of drawing or text`(product: String) throws {
    let targets = try PackageManifest.read().targets(ofProduct: product)
    #expect(targets.contains(product))
    #expect(targets.intersection(Self.drawing) == [])
    #expect(!targets.contains("CairoBackend"))
  }

  @Test func `the comparison of pictures needs no snapshots`() throws {
    let targets = try PackageManifest.read().targets(ofProduct: "ImageComparison")
    #expect(
      targets == [
        "ImageComparison", "RasterImage", "VectorGraphics", "MathSupport", "SystemSupport",
        "Messages",
        "CDeflate", "CZopfli", "CSPNG", "CNettle", "CMath", "CPlatform", "CEmbeddedFiles",
      ])
  }

  @Test func `locales and currencies, and fields for amounts, need no C library`() throws {
    let targets = try PackageManifest.read().targets(ofProduct: "CurrencyLocale")
    #expect(targets == ["CurrencyLocale", "Messages", "CEmbeddedFiles"])
    let ofFields = try PackageManifest.read().targets(ofProduct: "AmountFields")
    #expect(ofFields == targets.union(["AmountFields"]))
  }

  @Test func `snapshots of scenes are drawn with Cairo`() throws {
    let targets = try PackageManifest.read().targets(ofProduct: "SceneSnapshots")
    #expect(targets.isSuperset(of: ["ImageSnapshotsTesting", "CairoBackend", "CCairo"]))
  }
}
