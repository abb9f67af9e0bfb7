// swift-tools-version: 6.1
import PackageDescription

// Tests that fail on purpose; `AssertionProcessTests` runs them and reads the outcome of the run.
let package = Package(
  name: "AssertionPackage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "mintmark", path: "../../..")],
  targets: [
    .testTarget(
      name: "AssertionTests",
      dependencies: [.product(name: "ImageSnapshotsTesting", package: "mintmark")],
      exclude: ["References", "__Snapshots__"])
  ],
  swiftLanguageModes: [.v6]
)
