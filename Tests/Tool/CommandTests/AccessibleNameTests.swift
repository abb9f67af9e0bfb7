import Foundation
import TestSupport
import Testing

/// The titles of the pictures that the commands write, and the numbers in their messages.
@Suite struct AccessibleNameTests {
  private func svg(_ arguments: String..., in tool: Tool = .mintmark) throws -> String {
    let result = try tool.run(arguments + ["--format", "svg", "-o", "-"])
    #expect(result.status == 0, "\(result.errors)")
    return result.text
  }

  private func name(_ svg: String) -> String? {
    let title = svg.firstRange(of: "</title>").map { svg[..<$0.lowerBound] }
    return title?.split(separator: ">").last.map(String.init)
  }

  @Test func `a label is the name, and so it is read in the locale's language`() throws {
    let picture = try svg("render", "en_US", "--label", "Add Debit")
    #expect(name(picture) == "Add Debit")
    #expect(picture.contains(#" lang="en-US""#))
    #expect(name(try svg("render", "--text", "B", "--label", "Bitcoin")) == "Bitcoin")
  }

  @Test func `marks and actions have words of their own`() throws {
    #expect(name(try svg("render", "de_DE", "--badge", "minus")) == "Entfernen: Euro")
    #expect(name(try svg("render", "en_US", "--action", "edit")) == "Edit US Dollar")
    #expect(name(try svg("render", "haw_US")) == "US Dollar")
    // Beside a text as well, in English where no locale is given.
    #expect(name(try svg("render", "--text", "B", "--action", "edit")) == "Edit B")
    let german = try svg("render", "de_DE", "--text", "B", "--action", "remove")
    #expect(name(german) == "Entfernen: B" && german.contains(#" lang="de-DE""#))
    #expect(name(try svg("render", "--text", "B")) == "B")
  }

  @Test func `a title that is given has no known language`() throws {
    let picture = try svg("render", "fr_CH", "--title", "Anything")
    #expect(name(picture) == "Anything")
    #expect(!picture.contains(" lang="))
  }

  @Test(arguments: [
    (["12.34", "--currency", "EUR"], "€12.34"), (["1000", "--max", "99"], "99+"),
    (["1000", "--locale", "ar_EG"], "١٬٠٠٠"), (["New"], "New"),
  ])
  func `a badge's name is what is drawn`(arguments: [String], title: String) throws {
    let result = try Tool.mintmark.run(["badge"] + arguments + ["--format", "svg", "-o", "-"])
    #expect(name(result.text) == title)
  }

  @Test func `counts are in the singular where there is one thing`() throws {
    #expect(name(try svg("sheet", "en_US")) == "1 currency button")
    #expect(name(try svg("sheet", "en_US", "de_DE")) == "2 currency buttons")
    let folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    let settings = """
      version: 1
      output: out
      locales: [en_US]
      labels: { en: Add Debit }
      targets:
        - { kind: files, formats: [svg] }

      """
    try folder.write(settings, to: "mintmark.yml")
    let result = try tool.run("batch")
    #expect(result.errors.contains("wrote 1 file, "))
    #expect(result.errors.contains("1 locale, 1 drawing, 1 file"))
    let file = folder.url.appendingPathComponent("out/en_US/light@1x.svg")
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(name(picture) == "Add Debit" && picture.contains(#" lang="en-US""#))
  }
}
