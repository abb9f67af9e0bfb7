import AssetPipeline
import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  /// The message for a configuration that is wrong, without the file's folder.
  private func message(_ settings: String) throws -> String {
    let project = try Project(settings)
    do {
      try project.run()
    } catch {
      return "\(error)".replacingOccurrences(of: project.folder.path + "/", with: "")
    }
    Issue.record("accepted: \(settings)")
    return ""
  }

  /// A watch follows them, also while the file has an error.
  @Test(arguments: [
    "symbols: { SAR: { path: a.svg } }",
    "Symbols: { SAR: { Path: a.svg } }\nTargets: [{ kind: files }]",
    "symbols: { SAR: { path: a.svg } }\ntargets: none",
  ])
  func `the drawings of a configuration are its inputs`(settings: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\n\(settings)\n", to: "mintmark.yml")
    let inputs = Configuration.inputs(of: FilePath("\(folder.path)/mintmark.yml"))
    #expect(inputs.map { $0.lastComponent?.string } == ["mintmark.yml", "a.svg"])
  }

  @Test func `an unknown key is an error that suggests the nearest`() throws {
    let text = try message("button: { tnit: red }\ntargets: [{ kind: files }]")
    #expect(text == "mintmark.yml:3:11: button.tnit: unknown key: did you mean 'tint'?")
  }

  @Test(arguments: [
    ("targets: []", "targets"), ("targets: [{ kind: fils }]", "did you mean 'files'?"),
    ("button: { tint: nocolour }\ntargets: [{ kind: files }]", "button.tint"),
    ("button: { gap: 160...120 }\ntargets: [{ kind: files }]", "button.gap"),
    ("button: { size: -1 }\ntargets: [{ kind: files }]", "button.size"),
    ("targets: [{ kind: files, name: \"{local}\" }]", "targets[0].name"),
    ("targets: [{ kind: files, scales: [0] }]", "targets[0].scales[0]"),
    ("targets: [{ kind: android, prefix: 9x }]", "targets[0].prefix"),
    ("symbols: { SAR: { path: missing.svg } }\ntargets: [{ kind: files }]", "symbols.SAR.path"),
    (
      "symbols: { SAR: { path: a.svg, scale: 9 } }\ntargets: [{ kind: files }]", "symbols.SAR.scale"
    ),
    (
      "symbols: { SAR: { path: a.svg, baseline: 0.8 } }\ntargets: [{ kind: files }]",
      "from -0.5 to 0.75"
    ),
    ("symbols: { SAR: { text: a, scale: 2 } }\ntargets: [{ kind: files }]", "it is for drawings"),
    ("symbols: { SAR: {} }\ntargets: [{ kind: files }]", "symbols.SAR"),
    ("labels: { xx_YY_zz: a }\ntargets: [{ kind: files }]", "labels.xx_YY_zz"),
    ("locales: [xx_YY]\ntargets: [{ kind: files }]", "mintmark.yml:3:11: locales[0]: unknown"),
    ("locales: [en_US, fr_CHH]\ntargets: [{ kind: files }]", "3:18: locales[1]"),
    ("locales: [en_US, fr_CHH]\ntargets: [{ kind: files }]", "did you mean 'fr_CH'?"),
    ("locales: { exclude: [fr_CHH] }\ntargets: [{ kind: files }]", "locales.exclude[0]"),
    ("locales: [{ currency: EUX }]\ntargets: [{ kind: files }]", "did you mean 'EUR'?"),
    ("locales: [{ currency: EUX }]\ntargets: [{ kind: files }]", "locales[0].currency"),
    ("symbols: { eur: { text: E } }\ntargets: [{ kind: files }]", "did you mean 'EUR'?"),
    ("fallback: neutrl\ntargets: [{ kind: files }]", "did you mean 'neutral'?"),
    ("locales: [qq_*]\ntargets: [{ kind: files }]", "3:11: locales[0]: no locale matches 'qq_*'"),
    ("button: { ring-width: 0.3 }\ntargets: [{ kind: files }]", "button.ring-width"),
    ("button: { symbol-scale: [0.5, 2] }\ntargets: [{ kind: files }]", "button.symbol-scale[1]"),
    ("button: { tint: sytemGreen }\ntargets: [{ kind: files }]", "did you mean 'systemGreen'?"),
    ("locales: { include: [en_US], exclude: [en_*] }\ntargets: [{ kind: files }]", "no locale"),
  ])
  func `a mistake is reported with its key`(settings: String, part: String) throws {
    #expect(try message(settings).contains(part))
  }

  @Test func `artwork that can't be kept is an error with both locations and the fix`() throws {
    let project = try Project(
      "locales: [ar_SA]\nsymbols:\n  SAR: { path: art.svg }\ntargets: [{ kind: files }]")
    try project.write(
      "<svg>\n<path d='M0 0h9' stroke='red' stroke-dasharray='1'/></svg>", to: "art.svg")
    do {
      try project.run()
      Issue.record("accepted")
    } catch {
      let text = "\(error)"
      #expect(
        text.contains(
          "mintmark.yml:5:16: symbols.SAR.path: 'art.svg': line 2: the dashed stroke of <path>"))
      #expect(text.contains("Outline Stroke"))
    }
  }

  @Test func `scale and baseline change a drawing`() throws {
    func picture(_ more: String) throws -> [UInt8]? {
      let project = try Project(
        "locales: [ar_SA]\nsymbols: { SAR: { path: art.svg\(more) } }\n"
          + "targets: [{ kind: files, scales: [1], name: a }]")
      try project.write("<svg><path d='M0 0h2v6h-2z'/></svg>", to: "art.svg")
      try project.run()
      return project.files["a"].map(Array.init)
    }
    let pictures = try [picture(""), picture(", scale: 0.8"), picture(", baseline: 0.25")]
    #expect(pictures.allSatisfy { $0 != nil } && Set(pictures).count == 3)
    #expect(try picture(", scale: 1, baseline: 0") == pictures[0])
  }

  @Test func `a change of scale or baseline is drawn anew`() throws {
    func settings(_ more: String) -> String {
      "locales: [ar_SA]\nsymbols: { SAR: { path: art.svg\(more) } }\n"
        + "targets: [{ kind: files, scales: [1], name: a }]"
    }
    let project = try Project(settings(""))
    try project.write("<svg><path d='M0 0h2v6h-2z'/></svg>", to: "art.svg")
    try project.run()
    for more in [", scale: 0.8", ", scale: 0.8, baseline: 0.25", ""] {
      try project.configure(settings(more))
      #expect(try project.run().written == 1)
      #expect(try project.run().written == 0)
    }
  }

  @Test func `locales are chosen by name, wildcard and currency`() throws {
    func identifiers(_ locales: String) throws -> Set<String> {
      let project = try Project(
        "locales: \(locales)\ntargets: [{ kind: files, scales: [1], name: '{locale}' }]")
      try project.run()
      return Set(project.files.keys).subtracting([".mintmark-manifest.json"])
    }
    #expect(try identifiers("[en-us, fr_CH]") == ["en_US", "fr_CH"])
    #expect(try identifiers("['fr_C*']").isSuperset(of: ["fr_CH", "fr_CA", "fr_CI"]))
    #expect(
      try identifiers("[{ currency: CHF }]").isSuperset(of: ["de_CH", "fr_CH", "de_LI"]))
    let some = try identifiers("{ include: [{ currency: CHF }], exclude: ['de_*'] }")
    #expect(some.contains("fr_CH") && !some.contains("de_CH"))
  }

  @Test(arguments: [
    ("*", "fr_CH", true), ("**", "fr_CH", true), ("fr*", "fr_CH", true), ("FR-*", "fr_CH", true),
    ("*_CH", "fr_CH", true), ("*r*C*", "fr_CH", true), ("f*_*H", "fr_CH", true),
    ("fr_C*CH", "fr_CH", false), ("*CH*CH", "fr_CH", false), ("fr_CH*", "fr_CH", true),
    ("*fr_CH", "fr_CH", true), ("fr", "fr_CH", false), ("Fr-Ch", "fr_CH", true),
    ("*x*", "fr_CH", false),
  ])
  func `a star stands for any characters`(pattern: String, identifier: String, matches: Bool) {
    let matcher = LocaleMatcher(.identifier(pattern))
    #expect(matcher.matches(LocaleMatcher.plain(identifier), currency: "") == matches)
  }

  /// Patterns of equal meaning are compared with the locales once.
  @Test func `patterns are compared once, and are at most 10,000`() throws {
    #expect(LocaleMatcher(.identifier("a**-B***c")) == LocaleMatcher(.identifier("A*_b*c")))
    #expect(LocaleMatcher(.identifier("*")) == LocaleMatcher(.all))
    func lists(_ count: Int) -> [String] {
      let list = "[\(Array(repeating: "'z*'", count: count).joined(separator: ","))]"
      return [list, "{ include: \(list) }", "{ exclude: \(list) }"]
    }
    for list in lists(10_000) {
      let project = try Project("locales: \(list)\ntargets: [{ kind: files, scales: [1] }]")
      _ = try project.configuration()
    }
    for list in lists(10_001) {
      let text = try message("locales: \(list)\ntargets: [{ kind: files }]")
      #expect(text.contains("10000") && !text.contains("\n"), "\(text)")
    }
  }

  @Test(arguments: StarterConfiguration.StarterTarget.allCases)
  func `every starter configuration runs`(kind: StarterConfiguration.StarterTarget) throws {
    let text = StarterConfiguration.text(for: [kind], isWorld: false)
    let project = try starter(text)
    let outcome = try project.run()
    #expect(outcome.failures.isEmpty && outcome.locales == StarterConfiguration.locales.count)
  }

  @Test func `the starter configuration of the world has every locale and target`() throws {
    let text = StarterConfiguration.text(
      for: StarterConfiguration.StarterTarget.allCases, isWorld: true)
    #expect(text.contains("\nlocales: all\n"))
    let project = try starter(text.replacing("\nlocales: all", with: "\nlocales: [en_US, fr_CH]"))
    #expect(try project.run().failures.isEmpty)
    for kind in StarterConfiguration.StarterTarget.allCases {
      #expect(text.contains("- kind: \(kind.rawValue)\n"))
    }
  }

  private func starter(_ text: String) throws -> Project {
    let project = try Project("")
    try project.write(text.replacing("build/icons", with: "out"), to: "mintmark.yml")
    return project
  }

  @Test func `the committed schema is the program's own`() throws {
    let committed = try Repository.text("examples/mintmark.schema.json")
    #expect(committed == Configuration.schema.json)
  }
}
