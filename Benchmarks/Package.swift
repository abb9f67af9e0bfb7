// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "mintmark", path: "..")],
  targets: [
    // Only a yardstick: Mintmark itself does without zlib.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "CZlib",
        .product(name: "Mintmark", package: "mintmark"),
        .product(name: "ImageComparison", package: "mintmark"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
