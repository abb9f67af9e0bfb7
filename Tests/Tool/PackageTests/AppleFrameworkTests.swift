import Foundation
import TestSupport
import Testing

/// The sources that only Apple's systems compile, type-checked against stubs of Apple's frameworks. No Apple machine
/// runs these tests.
@Suite struct AppleFrameworkTests {
  private let folder: TemporaryFolder
  private let compiler: Tool
  private let stubs: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    compiler = Tool.swift("swiftc", folder: folder.url)
    stubs = try Self.modules.get()
  }

  /// A folder for each module, so that a source can be checked with some of them. They are compiled once.
  private static let modules = Result {
    let folder = try TemporaryFolder()
    for (module, source) in [
      ("CoreGraphics", AppleFrameworkStubs.coreGraphics), ("UIKit", AppleFrameworkStubs.uiKit),
      ("AppKit", AppleFrameworkStubs.appKit),
    ] {
      try folder.write(source, to: "\(module)/\(module).swift")
      try Tool.swift("swiftc", folder: folder.url).succeed(
        "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", module,
        "-emit-module-path", "\(module)/\(module).swiftmodule", "-I", "CoreGraphics",
        "\(module)/\(module).swift")
    }
    return folder
  }

  private func check(
    _ sources: [String], of module: String, with modules: [String]
  ) throws -> Tool.Result {
    return try compiler.run(
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-module-name", module, "-package-name", BuiltModules.packageName,
      ] + BuiltModules.searchPaths() + modules.flatMap { ["-I", stubs.path($0)] } + sources)
  }

  private func sources(of module: String) throws -> [String] {
    let folder = try Repository.url(Repository.target(module))
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
  }

  @Test func `a picture becomes a CGImage`() throws {
    let source = Repository.path("Sources/Drawing/Mintmark/Pixmap+CGImage.swift")
    let result = try check([source], of: "Mintmark", with: ["CoreGraphics"])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// What an app's test does.
  private static let use = [
    "UIKit": """
    import UIKit
    @MainActor func snapshots(_ picture: CGImage, _ image: UIImage, _ view: UIView) {
      assertSnapshot(of: picture, as: .image)
      assertSnapshot(of: image, as: .image)
      assertSnapshots(
        of: view, as: ["light": .image(appearance: .light), "small": .image(size: .init(width: 9, height: 9))])
      assertSnapshot(of: Badge(), as: .image, rule: .perceptual)
      // A format for a type of one's own.
      assertSnapshot(of: 1, as: SnapshotFormat<UIImage>.image.pullback { _ in UIImage() })
    }
    final class Badge: UIView {}
    """,
    "AppKit": """
    import AppKit
    @MainActor func snapshots(_ picture: CGImage, _ image: NSImage, _ view: NSView) {
      assertSnapshot(of: picture, as: .image)
      assertSnapshot(of: image, as: .image)
      assertSnapshot(of: image, as: .image(scale: 2), named: "retina")
      assertSnapshots(of: view, as: ["own": .image, "dark": .image(scale: 1, appearance: .darkAqua)])
      assertSnapshot(of: Badge(), as: .image, rule: .perceptual)
    }
    final class Badge: NSView {}
    """,
  ]

  @Test(arguments: ["UIKit", "AppKit"])
  func `images and views are snapshots`(framework: String) throws {
    try folder.write(Self.use[framework] ?? "", to: "Use.swift")
    let sources = try sources(of: "ImageSnapshotsTesting") + ["Use.swift"]
    let result = try check(
      sources, of: "ImageSnapshotsTesting", with: ["CoreGraphics", framework])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `the code of the article is that of a test on a Mac`() throws {
    let article = try String(
      contentsOf: Repository.url(
        "Sources/Snapshots/ImageSnapshotsTesting/ImageSnapshotsTesting.docc/ImageSnapshotsTesting.md"
      ),
      encoding: .utf8)
    let blocks = article.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }.filter { $0.contains("import AppKit") }
    try #require(blocks.count == 1)
    try folder.write(
      String(blocks[0]).replacing("import ImageSnapshotsTesting\n", with: ""), to: "Article.swift")
    let sources = try sources(of: "ImageSnapshotsTesting") + ["Article.swift"]
    let result = try check(
      sources, of: "ImageSnapshotsTesting", with: ["CoreGraphics", "AppKit"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `without the stubs there are no such formats`() throws {
    try folder.write("let format = SnapshotFormat<CGImage>.image", to: "Use.swift")
    let sources = try sources(of: "ImageSnapshotsTesting") + ["Use.swift"]
    let result = try check(sources, of: "ImageSnapshotsTesting", with: [])
    #expect(result.errors.contains("cannot find type 'CGImage' in scope"))
  }
}
