import Foundation
import Testing

/// The scripts that pages embed.
@Suite struct ScriptTests {
  @Test func `Node reads every script`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let names = try #require(FileManager.default.subpaths(atPath: sources.path))
    let scripts = names.filter { $0.hasSuffix(".js") }.sorted()
    #expect(scripts.contains("AssetPipeline/Targets/Gallery/gallery.js"))
    for script in scripts {
      let result = try Tool(program: "node", folder: sources).run("--check", script)
      #expect(result.status == 0, "\(script): \(result.errors)")
    }
  }
}
