import BadgeKit
import Foundation
import TestSupport
import Testing

/// Options that contradict each other are refused by the command line and in files alike.
@Suite struct StyleLawTests {
  /// Values that break a law, by the names of its two options.
  private static let samples = [
    "gap ring": ("130...150", "filled"), "gap moat": ("130...150", "0.05"),
    "badge-overhang ring": ("0.02", "toolbar"), "ring-width ring": ("auto", "none"),
    "weight ring-width": ("balanced", "auto"),
  ]

  private static func values(_ law: StyleLaw) throws -> [(name: String, text: String)] {
    let names = [law.option.name, law.other.name]
    let texts = try #require(samples[names.joined(separator: " ")])
    return [(names[0], texts.0), (names[1], texts.1)]
  }

  private static func mapping(_ values: [(name: String, text: String)]) -> String {
    values.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
  }

  @Test(arguments: StyleLaw.all.indices)
  func `a law holds on the command line, in a configuration and in a description`(
    index: Int
  ) throws {
    let law = StyleLaw.all[index]
    let values = try Self.values(law)
    let folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    let options = values.flatMap { ["--" + $0.name, $0.text] }
    let line = try tool.run(["render", "en_US", "-o", "x.svg"] + options)
    #expect(line.status == 64 && line.messages.count == 1)
    #expect(line.errors == "error: --\(law.option.name): \(law.problem): \(law.fix)\n")
    try folder.configure(
      """
      locales: [en_US]
      button: { \(Self.mapping(values)) }
      targets: [{ kind: files }]
      """)
    let batch = try tool.run("batch")
    #expect(batch.status == 65 && batch.errors.hasSuffix("\(law.problem): \(law.fix)\n"))
    #expect(batch.errors.contains("button.\(law.option.name)"), "\(batch.errors)")
    try folder.write(
      "version: 1\ncomponent: { kind: button, locale: en_US, \(Self.mapping(values)) }\n",
      to: "c.yml")
    let compose = try tool.run("compose", "c.yml", "-o", "x.svg")
    #expect(compose.status == 65 && compose.errors.hasSuffix("\(law.problem): \(law.fix)\n"))
    #expect(compose.errors.contains("component.\(law.option.name)"), "\(compose.errors)")
  }

  /// A button of a set that chooses another ring does not have to take back what it inherits.
  @Test(arguments: StyleLaw.all.indices)
  func `an inherited option yields to one of the button itself`(index: Int) throws {
    let law = StyleLaw.all[index]
    let values = try Self.values(law)
    let folder = try TemporaryFolder()
    try folder.configure(
      """
      locales: [en_US]
      button: { \(Self.mapping([values[0]])) }
      buttons: { plain: {}, own: { \(Self.mapping([values[1]])) } }
      targets: [{ kind: files, formats: [svg], name: "{button}.svg" }]
      """)
    let tool = Tool.mintmark(in: folder)
    #expect(try tool.run("batch", "--quiet").errors == "")
    let alone = try tool.run(
      "render", "en_US", "--format", "svg", "-o", "-", "--" + values[1].name, values[1].text)
    #expect(try folder.text("out/own.svg").svgShapes == alone.text.svgShapes)
  }
}
