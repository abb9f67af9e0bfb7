// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "mintmark", path: "..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: [
        .product(name: "Mintmark", package: "mintmark"),
        .product(name: "ImageComparison", package: "mintmark"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
