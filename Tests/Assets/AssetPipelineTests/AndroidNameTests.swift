import Testing

import AssetPipeline

@Suite struct AndroidNameTests {
  @Test(arguments: ["com.example.in", "fun", "a.object.b", "com..x", "1.a"])
  func `a package that Kotlin can't name is refused`(name: String) throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: android, package: \(name) }]\n")
    #expect(throws: (any Error).self) { try project.configuration() }
  }
}
