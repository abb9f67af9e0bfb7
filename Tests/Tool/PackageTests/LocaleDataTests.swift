import CurrencyLocale
import Foundation
import TestSupport
import Testing

/// The generator of the locale data, `Scripts/LocaleData`, as `make locale-data` compiles and runs it.
@Suite(
  .enabled(
    if: FoundationData.cldr == LocaleData.version,
    "Foundation has CLDR \(FoundationData.cldr ?? "of an unknown version"), the tables \(LocaleData.version)"
  ))
struct LocaleDataTests {
  @Test func `the tables are written again byte for byte`() throws {
    let folder = try TemporaryFolder()
    try MakeRecipe.run("locale-data", "LOCALE_DATA", folder.path("tables"), in: folder)
    let tables = URL(filePath: folder.path("tables"))
    let committed = Repository.url("Sources/Money/CurrencyLocale/Data/Tables")
    let names = try Self.names(committed)
    #expect(try Self.names(tables) == names)
    for name in names {
      #expect(
        try Data(contentsOf: tables.appending(path: name))
          == Data(contentsOf: committed.appending(path: name)), "\(name)")
    }
  }

  private static func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .sorted()
  }
}
