import Foundation
import TestSupport
import Testing

/// The binary that is installed: the Swift runtime is linked in, which can lose parts of it.
@Suite(.needsInstallation) struct ReleaseTests {
  /// The binary `make release` built.
  static var tool: Tool {
    return Tool(program: Repository.path(".build/release/mintmark"))
  }

  @Test func `it knows every locale's currency, symbol and name as the other build does`() throws {
    try #require(
      FileManager.default.fileExists(atPath: Self.tool.program),
      "the release binary is missing: run make test-packages")
    let table = try Self.tool.run("locales", "--csv")
    #expect(table.status == 0)
    #expect(table.text == (try Tool.mintmark.run("locales", "--csv").text))
    #expect(!table.text.contains("¤"))
    #expect(table.text.contains("ar_AE,AED,د.إ.,"))
  }

  @Test func `it draws the same bytes as the other build`() throws {
    for locale in ["en_US", "fr_CH", "ar_AE", "ne_NP"] {
      let arguments = ["render", locale, "-o", "-", "--format", "png", "--scale", "3"]
      #expect(try Self.tool.run(arguments).output == Tool.mintmark.run(arguments).output)
    }
  }

  /// `Foundation` itself comes with ICU and its 30 MB of data; `FoundationEssentials` has neither.
  @Test func `it holds neither ICU nor the parts of Foundation that need it`() throws {
    let symbols = try Tool(program: "nm").run(Self.tool.program)
    #expect(symbols.status == 0 && symbols.text.contains("mintmark"))
    for name in ["uloc_", "ucnv_", "icudt", "28FoundationInternationalization", "CFLocale"] {
      #expect(!symbols.text.contains(name), "\(name)")
    }
  }
}
