// swift-tools-version: 6.1
import PackageDescription

// swift package --allow-writing-to-package-directory mintmark batch
let package = Package(
  name: "PluginExample",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "https://…/mintmark", from: "1.0.0")
    .package(name: "mintmark", path: "../..")
  ],
  targets: [
    .executableTarget(name: "App", resources: [.copy("Icons")])
  ],
  swiftLanguageModes: [.v6]
)
