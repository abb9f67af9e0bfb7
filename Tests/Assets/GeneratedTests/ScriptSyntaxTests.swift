import Foundation
import TestSupport
import Testing

/// The scripts that pages embed, and the modules that targets write.
@Suite struct ScriptSyntaxTests {
  @Test func `Node reads every script`() throws {
    let names = try #require(FileManager.default.subpaths(atPath: Repository.path("Sources")))
    let scripts = names.filter { $0.hasSuffix(".js") || $0.hasSuffix(".cjs") }.sorted()
    #expect(scripts.contains("Assets/AssetPipeline/Targets/Gallery/Page/gallery.js"))
    let folder = try TemporaryFolder()
    for script in scripts {
      let text = try Repository.text("Sources/\(script)")
      // Older versions of Node tell modules by the file's name alone.
      let isModule = text.contains(#/(?m)^(import|export) /#)
      let copy = isModule ? "script.mjs" : "script.cjs"
      try folder.write(text, to: copy)
      #expect(throws: Never.self, "\(script)") { try folder.node(["--check", copy]) }
    }
  }
}
