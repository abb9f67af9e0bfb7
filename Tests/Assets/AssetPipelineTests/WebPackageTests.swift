import Testing

import AssetPipeline

@Suite struct WebPackageTests {
  @Test(arguments: ["A", "a b", "a/b", "@a/b/c", "@/a", "-a", "''", "é"])
  func `a package that npm can't name is refused`(name: String) throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: web, package: \"\(name)\" }]\n")
    #expect(throws: (any Error).self) { try project.configuration() }
    let fine = try Project("locales: [en_US]\ntargets: [{ kind: web, package: \"@a.b/c-d_1\" }]\n")
    #expect(throws: Never.self) { try fine.configuration() }
  }
}
