// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "mintmark",
  // `AmountFields` and what it stands on run on all of them. The other modules are for macOS and Linux. These are the first
  // versions with `OSAllocatedUnfairLock` and with the standard library's regular expressions and clocks.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "mintmark", targets: ["mintmark"]),
    .plugin(name: "MintmarkCommand", targets: ["MintmarkCommand"]),
    .library(name: "Mintmark", targets: ["Mintmark"]),
    .library(name: "CurrencyLocale", targets: ["CurrencyLocale"]),
    .library(name: "AmountFields", targets: ["AmountFields"]),
    // These three draw nothing; SceneSnapshots adds the drawing of scenes with Cairo.
    .library(name: "ImageComparison", targets: ["ImageComparison", "RasterImage"]),
    .library(name: "ImageSnapshots", targets: ["ImageSnapshots"]),
    .library(name: "ImageSnapshotsTesting", targets: ["ImageSnapshotsTesting"]),
    .library(name: "SceneSnapshots", targets: ["SceneSnapshots"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.7.0"),
  ],
  targets: [
    // The C libraries, each imported by one Swift module.
    cLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    cLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    cLibrary("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    cLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    cLibrary("CZopfli", pkgConfig: nil, apt: "libzopfli-dev", brew: "zopfli"),
    cLibrary("CSPNG", pkgConfig: "spng", apt: "libspng-dev", brew: "libspng"),
    cLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    cLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    cLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),

    // What a drawing is.
    .systemLibrary(name: "CMath"),
    .systemLibrary(name: "CPlatform"),
    .target(name: "CEmbeddedFiles"),
    // Rounding a number calls C's mathematics, which a program without Foundation has not linked.
    .target(
      name: "Messages", dependencies: ["CEmbeddedFiles"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "MathSupport", dependencies: ["CMath"]),
    .target(name: "VectorGraphics", dependencies: ["MathSupport"]),
    .target(name: "BadgeGeometry", dependencies: ["Messages", "MathSupport", "VectorGraphics"]),
    // The only module that is to ask the operating system.
    .target(
      name: "SystemSupport",
      dependencies: [
        "CNettle", "CPlatform",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "TextOutlines",
      dependencies: [
        "Messages", "SystemSupport", "VectorGraphics", "CFontconfig", "CFriBidi", "CHarfBuzz",
      ],
      // `CEmbeddedFiles` has them.
      exclude: ["Signs/Tables"]),
    .target(
      name: "CurrencyLocale", dependencies: ["Messages"],
      // `CEmbeddedFiles` has them.
      exclude: ["Data/Tables"]),
    // Text fields for UIKit and SwiftUI; elsewhere, the state of a field alone.
    .target(name: "AmountFields", dependencies: ["CurrencyLocale"]),
    .target(
      name: "BadgeKit",
      dependencies: [
        "Messages", "VectorGraphics", "BadgeGeometry", "TextOutlines", "CurrencyLocale",
      ]),

    // What it becomes.
    .target(
      name: "RasterImage",
      dependencies: [
        "Messages", "VectorGraphics", "CDeflate", "CSPNG", "CZopfli",
      ]),
    .target(
      name: "VectorFormats",
      dependencies: ["Messages", "MathSupport", "VectorGraphics", "CExpat"]),
    .target(
      name: "CairoBackend",
      dependencies: [
        "Messages", "VectorGraphics", "RasterImage", "VectorFormats", "CCairo",
      ]),

    // One import for an app's developer.
    .target(
      name: "Mintmark",
      dependencies: [
        "SystemSupport", "VectorGraphics", "BadgeGeometry", "TextOutlines", "CurrencyLocale",
        "BadgeKit", "RasterImage", "CairoBackend", "VectorFormats",
      ]),

    // What is done with it.
    .target(
      name: "ConfigurationReader",
      dependencies: ["Messages", "CYAML"]),
    .target(
      name: "ComponentDescriptions",
      dependencies: [
        "Messages", "VectorGraphics", "BadgeGeometry", "TextOutlines", "CurrencyLocale",
        "BadgeKit", "RasterImage", "ConfigurationReader",
      ]),
    .target(
      name: "AssetPipeline",
      dependencies: [
        "Messages", "SystemSupport", "VectorGraphics", "BadgeGeometry", "TextOutlines",
        "CurrencyLocale", "BadgeKit", "RasterImage", "CairoBackend", "VectorFormats",
        "ConfigurationReader", "ComponentDescriptions",
      ],
      // Pages, and templates of generated source, which this package does not compile: `CEmbeddedFiles` has them.
      exclude: [
        "Targets/Gallery/Page", "Targets/Pages", "Targets/Android/Templates",
        "Targets/AssetCatalog/Templates", "Targets/ComposeMultiplatform/Templates",
        "Targets/Flutter/Templates", "Targets/ReactNative/Templates", "Targets/Web/Templates",
      ]),
    .target(
      name: "ImageComparison",
      dependencies: ["MathSupport", "SystemSupport", "RasterImage"]),
    .target(
      name: "ImageSnapshots",
      dependencies: [
        "Messages", "SystemSupport", "RasterImage", "ImageComparison", "ConfigurationReader",
      ],
      exclude: ["Reports/Page"]),
    // Apart from ImageSnapshots, so that the program links no testing library.
    .target(
      name: "ImageSnapshotsTesting",
      dependencies: [
        "SystemSupport", "VectorGraphics", "RasterImage", "ImageComparison", "ImageSnapshots",
      ]),
    .target(
      name: "SceneSnapshots",
      dependencies: ["VectorGraphics", "CairoBackend", "ImageSnapshotsTesting"]),
    // C's main, which hands its arguments on.
    .executableTarget(name: "mintmark", dependencies: ["MintmarkTool"]),
    .target(
      name: "MintmarkTool",
      dependencies: [
        "Messages", "SystemSupport", "VectorGraphics", "BadgeGeometry", "TextOutlines",
        "CurrencyLocale", "BadgeKit", "RasterImage", "CairoBackend", "VectorFormats",
        "ConfigurationReader", "ComponentDescriptions", "AssetPipeline", "ImageComparison",
        "ImageSnapshots",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // `swift package mintmark`, for packages that depend on this one.
    .plugin(
      name: "MintmarkCommand",
      capability: .command(
        intent: .custom(verb: "mintmark", description: "Draw currency icons with mintmark."),
        permissions: [.writeToPackageDirectory(reason: "It writes the icons that it draws.")])),

    // Where this repository's own references lie, and what they were made with.
    .target(
      name: "SnapshotSupport",
      dependencies: [
        "TextOutlines", "CurrencyLocale", "BadgeKit", "CairoBackend", "ImageSnapshots",
        "ImageSnapshotsTesting",
      ]),
    // Folders, processes, reproducible numbers and a model of strokes for tests.
    .target(name: "TestSupport", dependencies: ["VectorGraphics"]),
    // Pictures that tests draw pixel by pixel, those of `Fixtures`, and the definition of their comparison.
    .target(
      name: "TestPictures",
      dependencies: [
        "SystemSupport", "VectorGraphics", "RasterImage", "ImageComparison", "TestSupport",
      ], exclude: ["Fixtures"]),

    .testTarget(name: "MathSupportTests", dependencies: ["MathSupport"]),
    .testTarget(
      name: "VectorGraphicsTests", dependencies: ["MathSupport", "VectorGraphics", "TestSupport"]),
    .testTarget(
      name: "BadgeGeometryTests",
      dependencies: ["MathSupport", "VectorGraphics", "BadgeGeometry"]),
    .testTarget(
      name: "TextOutlinesTests",
      dependencies: [
        "Messages", "MathSupport", "SystemSupport", "VectorGraphics", "TextOutlines",
        "CurrencyLocale", "TestSupport",
      ]),
    .testTarget(name: "CurrencyLocaleTests", dependencies: ["CurrencyLocale", "TestSupport"]),
    .testTarget(
      name: "AmountFieldsTests", dependencies: ["AmountFields", "CurrencyLocale", "TestSupport"]),
    .testTarget(name: "MessagesTests", dependencies: ["Messages"]),
    .testTarget(name: "SystemSupportTests", dependencies: ["SystemSupport", "TestSupport"]),
    .testTarget(
      name: "RasterImageTests",
      dependencies: ["VectorGraphics", "RasterImage", "TestSupport"]),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: [
        "VectorGraphics", "RasterImage", "VectorFormats", "CairoBackend", "TestSupport",
      ]),
    .testTarget(
      name: "VectorFormatsTests",
      dependencies: ["VectorGraphics", "RasterImage", "CairoBackend", "VectorFormats"],
      exclude: ["Artwork"]),
    .testTarget(name: "ConfigurationReaderTests", dependencies: ["ConfigurationReader"]),
    .testTarget(
      name: "ComponentDescriptionsTests",
      dependencies: [
        "VectorGraphics", "BadgeGeometry", "TextOutlines", "BadgeKit", "ConfigurationReader",
        "ComponentDescriptions",
      ]),
    .testTarget(
      name: "BadgeKitTests",
      dependencies: [
        "SystemSupport", "VectorGraphics", "BadgeGeometry", "TextOutlines", "CurrencyLocale",
        "BadgeKit", "RasterImage", "CairoBackend", "SceneSnapshots", "SnapshotSupport",
        "TestSupport",
      ]),
    .testTarget(name: "MintmarkTests", dependencies: ["Mintmark"]),
    .testTarget(
      name: "AssetPipelineTests",
      dependencies: [
        "Messages", "SystemSupport", "VectorGraphics", "BadgeGeometry", "TextOutlines",
        "CurrencyLocale", "BadgeKit", "RasterImage", "CairoBackend", "VectorFormats",
        "ConfigurationReader", "AssetPipeline", "TestSupport",
      ]),
    .testTarget(
      name: "ImageComparisonTests",
      dependencies: [
        "MathSupport", "VectorGraphics", "TextOutlines", "BadgeKit", "RasterImage",
        "CairoBackend", "ImageComparison", "TestPictures", "TestSupport",
      ]),
    .testTarget(
      name: "ImageSnapshotsTests",
      dependencies: [
        "SystemSupport", "VectorGraphics", "TextOutlines", "CurrencyLocale", "BadgeKit",
        "RasterImage", "CairoBackend", "ImageComparison", "ImageSnapshots", "SceneSnapshots",
        "SnapshotSupport", "TestPictures", "TestSupport",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "mintmark", "Mintmark", "MintmarkTool", "SystemSupport", "VectorGraphics", "TextOutlines",
        "CurrencyLocale", "BadgeKit", "RasterImage", "CairoBackend", "VectorFormats",
        "ImageSnapshotsTesting",
        "SnapshotSupport", "TestSupport",
      ],
      exclude: ["Vectors"]),

    // The suites that make test leaves to test-generated, test-packages and test-faults.
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "mintmark", "VectorGraphics", "CurrencyLocale", "RasterImage", "ImageComparison",
        "ImageSnapshots", "TestPictures", "TestSupport",
      ],
      exclude: ["Vectors"]),
    .testTarget(
      name: "PackageTests",
      dependencies: [
        "mintmark", "Messages", "SystemSupport", "VectorGraphics", "TextOutlines", "CurrencyLocale",
        "ImageSnapshotsTesting", "TestSupport",
      ]),
    .testTarget(
      name: "FaultTests", dependencies: ["mintmark", "TestSupport"],
      exclude: ["FaultInjector.c", "FoldingDisk.c"]),
  ],
  swiftLanguageModes: [.v6],
  // With `#embed`.
  cLanguageStandard: .gnu2x
)

// `make fuzz` wraps the fuzz targets in libFuzzer; otherwise the test suite replays their inputs.
let isFuzzing = Context.environment["MINTMARK_FUZZ"] != nil
let fuzzed: [Target.Dependency] = [
  "AssetPipeline", "BadgeKit", "ComponentDescriptions", "ConfigurationReader", "CurrencyLocale",
  "ImageComparison", "ImageSnapshots", "SystemSupport", "RasterImage", "TestSupport",
  "TextOutlines", "VectorFormats", "VectorGraphics",
]
let fuzzInputs = ["Corpus", "Dictionaries", "Found"]
package.targets.append(
  isFuzzing
    ? .executableTarget(
      name: "Fuzz", dependencies: fuzzed, path: "Tests/Tool/Fuzz",
      exclude: fuzzInputs + ["Regression"])
    : .testTarget(
      name: "FuzzRegressionTests", dependencies: fuzzed, path: "Tests/Tool/Fuzz",
      exclude: fuzzInputs + ["Driver"]))

// The groups of targets. Each is a folder in `Sources` and in `Tests`, with a folder for each of its targets.
let groups = [
  "C": [
    "CCairo", "CDeflate", "CEmbeddedFiles", "CExpat", "CFontconfig", "CFriBidi", "CHarfBuzz",
    "CMath", "CNettle", "CPlatform", "CSPNG", "CYAML", "CZopfli",
  ],
  "Support": [
    "Messages", "MathSupport", "SystemSupport", "ConfigurationReader",
    "MessagesTests", "MathSupportTests", "SystemSupportTests", "ConfigurationReaderTests",
    "TestSupport",
  ],
  "Money": ["CurrencyLocale", "AmountFields", "CurrencyLocaleTests", "AmountFieldsTests"],
  "Drawing": [
    "VectorGraphics", "BadgeGeometry", "TextOutlines", "BadgeKit", "RasterImage", "VectorFormats",
    "CairoBackend", "Mintmark",
    "VectorGraphicsTests", "BadgeGeometryTests", "TextOutlinesTests", "BadgeKitTests",
    "RasterImageTests", "VectorFormatsTests", "CairoBackendTests", "MintmarkTests",
  ],
  "Assets": [
    "ComponentDescriptions", "AssetPipeline",
    "ComponentDescriptionsTests", "AssetPipelineTests", "GeneratedTests",
  ],
  "Snapshots": [
    "ImageComparison", "ImageSnapshots", "ImageSnapshotsTesting", "SceneSnapshots",
    "ImageComparisonTests", "ImageSnapshotsTests", "SnapshotSupport", "TestPictures",
  ],
  "Tool": ["MintmarkTool", "mintmark", "CommandTests", "PackageTests", "FaultTests"],
]
let testSupport = ["TestSupport", "SnapshotSupport", "TestPictures"]
for (group, names) in groups {
  for target in package.targets where names.contains(target.name) {
    let isTest = target.isTest || testSupport.contains(target.name)
    target.path = "\(isTest ? "Tests" : "Sources")/\(group)/\(target.name)"
  }
}

// `make test` compiles what it tests optimised, as it is shipped, but the tests not: that would take longer than it
// saves. A job of its own for the interface of a module, which lets modules that import it begin sooner, costs a third
// more time, and no module imports tests.
for target in package.targets where target.isTest {
  target.swiftSettings = [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]
}

// `make` links the program as it is released: with the Swift runtime in it, and what that needs. The tests run that
// program instead of one that is linked with them. Nothing is compiled differently, so that one build serves both.
if Context.environment["MINTMARK_RELEASE"] != nil {
  for target in package.targets {
    target.dependencies.removeAll { "\($0)".contains("\"mintmark\"") }
    if target.name == "mintmark" {
      let libraries = ["_FoundationCShims", "_FoundationCollections", "swiftSynchronization"]
      target.linkerSettings = [
        .unsafeFlags(
          ["-static-stdlib"] + libraries.map { "-l\($0)" }, .when(platforms: [.linux]))
      ]
    }
  }
}

// `make try` and `make test` compile the test targets that they name, and what these test.
if let names = Context.environment["MINTMARK_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.isTest && !names.contains($0.name) }
}

/// A system library with its pkg-config name, where it has one, and the package that brings it.
func cLibrary(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}
