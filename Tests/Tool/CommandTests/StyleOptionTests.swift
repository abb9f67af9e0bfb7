import BadgeKit
import Foundation
import TestSupport
import Testing

/// The command line, the YAML files and the library have the same options of a button's style.
@Suite struct StyleOptionTests {
  /// Options of `render` in the group of the button that are not properties of its style.
  private static let notOfTheStyle: Set = [
    "font"  // the typesetter's
  ]

  /// Properties of a style without an option.
  private static let withoutOption: Set = [
    "balancesRing",  // --ring-width auto
    "mirrorsInRightToLeft",  // --badge-corner bottom-leading
    "preset",  // --preset, which sets other properties too
  ]

  /// A text for each option that is not its default value.
  private static let samples = [
    "preset": "fluent", "ring-size": "0.8", "badge-overhang": "0.02", "mark-length": "0.6",
    "mark-thickness": "0.15",
    "size": "44", "symbol-form": "narrow", "signs": "official",
    "weight": "bold",
    "ring": "filled",
    "gap": "10...20", "badge": "none", "badge-corner": "top-right", "tint": "red",
    "background": "white", "symbol-scale": "0.4,0.3",
    "clearance": "0.05", "ring-width": "0.1", "badge-size": "0.3",
    "action": "edit", "label": "Add", "text-style": "title",
    "text-size": "small", "moat": "0.04", "padding": "0.1",
  ]

  /// Texts that set another property than their option's other texts.
  private static let words: [(option: String, text: String)] = [
    ("ring-width", "auto"), ("badge-corner", "bottom-leading"),
  ]

  private static var names: Set<String> { Set(StyleOption.all.map(\.name)) }

  @Test func `render has an option for each, and no other`() throws {
    let help = try Tool.mintmark.run("render", "--experimental-dump-help")
    let json = try #require(help.json as? [String: Any])
    let command = try #require(json["command"] as? [String: Any])
    let arguments = try #require(command["arguments"] as? [[String: Any]])
    let options = arguments.filter { $0["sectionTitle"] as? String == "Button" }.map {
      ($0["names"] as? [[String: String]])?.first?["name"] ?? ""
    }
    // The source of fonts is no key of a configuration.
    #expect(Set(options) == Self.names.union(Self.notOfTheStyle).union(["fonts"]))
    #expect(options.count == Set(options).count)
  }

  @Test(arguments: ["sheet", "audit"])
  func `other commands that draw buttons have the options of render`(command: String) throws {
    func options(_ command: String) throws -> [Substring] {
      let help = try Tool.mintmark.run(command, "--help-all").text
      let section = try #require(help.components(separatedBy: "BUTTON:\n").dropFirst().first)
      return section.components(separatedBy: "\n\n")[0].split(separator: "\n")
    }
    #expect(try options(command) == options("render"))
  }

  @Test func `the key button of mintmark.yml has a key for each, and no other`() throws {
    let schema = try Tool.mintmark.run("schema", "batch")
    let json = try #require(schema.json as? [String: Any])
    let properties = try #require(json["properties"] as? [String: Any])
    let button = try #require(properties["button"] as? [String: Any])
    let keys = try #require(button["properties"] as? [String: Any])
    #expect(Set(keys.keys) == Self.names.union(Self.notOfTheStyle))
  }

  @Test func `each option sets one property of a style, and each property has an option`() throws {
    func properties(_ settings: ButtonSettings) -> [String: String] {
      let style = settings.style
      var values = ["contentSize": String(reflecting: settings.contentSize)]
      for child in Mirror(reflecting: style).children
      where child.label != "proportions" {
        values[child.label ?? ""] = String(reflecting: child.value)
      }
      // Each proportion is a property of its own.
      for child in Mirror(reflecting: style.proportions).children {
        values["proportions." + (child.label ?? "")] = String(reflecting: child.value)
      }
      return values
    }
    let standard = properties(ButtonSettings())
    var seen: [String] = []
    for option in StyleOption.all where option.name != StyleOption.preset.name {
      var settings = ButtonSettings()
      // A text size makes a button grow that has no text style.
      settings.style.textStyle = option.name == "text-size" ? .body : nil
      let before = properties(settings)
      try option.set(#require(Self.samples[option.name]), in: &settings)
      let changed = properties(settings).filter { $0.value != before[$0.key] }.map(\.key)
      #expect(changed.count == 1, "\(option.name) sets \(changed)")
      seen += changed
    }
    #expect(seen.count == Set(seen).count)
    #expect(Set(seen) == Set(standard.keys).subtracting(Self.withoutOption))
  }

  @Test func `a word sets a property, and a value of the same option resets it`() throws {
    for (name, word) in Self.words {
      let option = try #require(StyleOption.all.first { $0.name == name })
      var settings = ButtonSettings()
      try option.set(word, in: &settings)
      #expect(settings != ButtonSettings())
      try option.set(#require(option.defaultText), in: &settings)
      #expect(settings == ButtonSettings())
    }
  }

  @Test func `a text has the same effect on the command line and in a file`() throws {
    let folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    let samples = try StyleOption.all.map { ($0, try #require(Self.samples[$0.name])) }
    let words = try Self.words.map { word in
      (try #require(StyleOption.all.first { $0.name == word.option }), word.text)
    }
    // A button for each text.
    var buttons = ""
    for (index, (option, text)) in (samples + words).enumerated() {
      let isPlain = Double(text) != nil
      let value = isPlain ? text : text.contains(",") ? "[\(text)]" : "\"\(text)\""
      buttons += "  b\(index): { \(option.name): \(value) }\n"
    }
    try folder.configure(
      """
      locales: [ar_AE]
      buttons:
      \(buttons)targets: [{ kind: files, formats: [svg], name: "{button}.svg" }]
      """)
    #expect(try tool.run("batch", "--quiet").errors == "")
    for (index, (option, text)) in (samples + words).enumerated() {
      let arguments = ["--" + option.name, text]
      let rendered = try tool.run(
        ["render", "ar_AE", "--format", "svg", "-o", "-"] + arguments)
      let written = try folder.text("out/b\(index).svg")
      #expect(rendered.text.svgShapes == written.svgShapes, "\(option.name)")
      #expect(!written.svgShapes.isEmpty)
    }
  }
}
