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
    let recipe = try Repository.text("Makefile").components(separatedBy: "\nlocale-data:")[1]
      .components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("\t") }
      .joined(separator: "\n").replacingOccurrences(of: "@", with: "")
      .replacingOccurrences(of: "$(LOCALE_DATA)", with: "'\(folder.path("tables"))'")
      .replacingOccurrences(of: "build/", with: "'\(folder.path)'/")
    try #require(recipe.contains("swiftc") && !recipe.contains("$"))
    let result = try Tool.swift("sh", folder: Repository.root).run("-ec", recipe)
    try #require(result.status == 0, "\(result.errors)")

    let tables = URL(filePath: folder.path("tables"))
    let committed = Repository.url("Sources/CurrencyLocale/Data/Tables")
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
