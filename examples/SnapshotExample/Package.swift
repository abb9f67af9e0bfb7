// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SnapshotExample",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "https://…/mintmark", from: "2.0.0")
    .package(name: "mintmark", path: "../..")
  ],
  targets: [
    .target(
      name: "Badges", dependencies: [.product(name: "Mintmark", package: "mintmark")]),
    .testTarget(
      name: "BadgesTests",
      dependencies: ["Badges", .product(name: "SceneSnapshots", package: "mintmark")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
