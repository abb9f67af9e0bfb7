import Foundation
import SystemSupport
import Testing

@testable import AssetPipeline

/// A symbol's masters are drawn with other font files than its picture, on which its file depends too.
@Suite struct SymbolFontTests {
  private static let settings = "locales: [en_US]\n"

  private func fonts(_ project: Project) throws -> [FontRecord] {
    let name = OutputOwner(path: "mintmark.yml").manifestName
    let folder = try #require(try Directory.open(FilePath(project.output.path)))
    for name in [name, OutputOwner.standard.manifestName] {
      if case .manifest(let manifest) = try Manifest.read(name, in: folder) {
        return manifest.origin.fonts
      }
    }
    return []
  }

  @Test func `the fonts of the masters are recorded, and read back as such`() throws {
    let project = try Project(
      Self.settings + "targets: [{ kind: xcassets, symbols: true }]\n")
    _ = try project.run()
    let masters = try fonts(project).filter(\.sample.isMaster)
    #expect(masters.map(\.path).contains { $0.hasSuffix("Inter-roman.var.ttf") })
    let times = project.times
    _ = try project.run()
    #expect(project.times == times)
  }

  @Test func `without symbols no font is recorded for masters`() throws {
    let project = try Project(Self.settings + "targets: [{ kind: xcassets }]\n")
    _ = try project.run()
    let fonts = try fonts(project)
    #expect(!fonts.isEmpty && !fonts.contains { $0.sample.isMaster })
  }
}
