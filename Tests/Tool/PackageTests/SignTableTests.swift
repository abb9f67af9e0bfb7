import TestSupport
import Testing

/// The generator of the currency signs' outlines, `Scripts/Signs`, as `make signs` compiles and runs it.
@Suite struct SignTableTests {
  @Test func `the table is written again byte for byte`() throws {
    let folder = try TemporaryFolder()
    try MakeRecipe.run("signs", "SIGNS", folder.path("signs.tsv"), in: folder)
    #expect(
      try folder.text("signs.tsv")
        == Repository.text("Sources/Drawing/TextOutlines/Signs/Tables/signs.tsv"))
  }
}
