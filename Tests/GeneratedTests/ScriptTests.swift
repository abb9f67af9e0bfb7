import Foundation
import TestSupport
import Testing

/// The scripts that pages embed, and the modules that targets write.
@Suite struct ScriptTests {
  @Test func `Node reads every script`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let names = try #require(FileManager.default.subpaths(atPath: sources.path))
    let scripts = names.filter { $0.hasSuffix(".js") }.sorted()
    #expect(scripts.contains("AssetPipeline/Targets/Gallery/gallery.js"))
    let folder = try TemporaryFolder()
    for script in scripts {
      let text = try String(contentsOf: sources.appendingPathComponent(script), encoding: .utf8)
      // Older versions of Node tell modules by the file's name alone.
      let isModule = text.contains(#/(?m)^(import|export) /#)
      let copy = isModule ? "script.mjs" : "script.cjs"
      try folder.write(text, to: copy)
      let result = try Tool(program: "node", folder: folder.url).run("--check", copy)
      #expect(result.status == 0, "\(script): \(result.errors)")
    }
  }
}
