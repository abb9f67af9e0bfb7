import ConfigurationReader
import Foundation
import Testing

import AssetPipeline

/// Drawings that a target can't have. Android's tool refuses paths that are too long, and no other target does.
@Suite struct RefusalTests {
  /// Two thousand circles.
  private static let artwork: String = {
    let circles = (0..<2000).map {
      #"<circle cx="\#(1 + 2 * ($0 % 48))" cy="\#(1 + 2 * ($0 / 48))" r=".8"/>"#
    }
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"# + circles.joined()
      + "</svg>"
  }()

  private static let targets = [
    "{ kind: android, package: com.example.app }", "{ kind: web, gallery: false }",
    "{ kind: flutter, path: . }",
    "{ kind: xcassets }", "{ kind: react-native, native: true }",
    "{ kind: react-native, path: vectors, format: vector }",
  ]

  private func project(_ targets: [String]) throws -> Project {
    let project = try Project(
      """
      locales: [en_US, "en_US@currency=BIG"]
      button: { size: 96, badge-corner: bottom-leading }
      symbols: { BIG: { path: big.svg } }
      targets: [\(targets.joined(separator: ", "))]

      """)
    try project.write(Self.artwork, to: "big.svg")
    return project
  }

  @Test func `a target without a drawing names it nowhere, and the others have all of it`() throws {
    let project = try project(Self.targets)
    let outcome = try project.run()
    // One for each side.
    #expect(outcome.failures.count == 2)
    #expect(outcome.failures.allSatisfy { $0.description.contains(": 'android/res/drawable") })
    func text(_ path: String) throws -> String {
      String(decoding: try #require(project.files[path], "\(path)"), as: UTF8.self)
    }
    let names = project.files.keys.filter { $0.contains("big") }
    #expect(!names.contains { $0.hasPrefix("android/") })
    // Its native names would be those of the drawable.
    for path in ["android/kotlin/CurrencyBadge.kt", "react-native/names.js"] {
      #expect(try !text(path).contains(#/\bbig|_big/#), "\(path)")
    }
    #expect(names.contains("web/svg/big.svg") && names.contains("web/icons/big_rtl.js"))
    #expect(names.contains("Assets.xcassets/CurrencyBadge/big.imageset/big-rtl.svg"))
    for path in [
      "web/loaders.js", "web/badges.css", "CurrencyBadge.swift", "lib/currency_badge_drawings.dart",
      "vectors/drawings.js",
    ] {
      #expect(try text(path).contains("big"), "\(path)")
    }
    // The next run knows as much.
    let files = project.files
    #expect(try project.run().failures == outcome.failures)
    #expect(project.files == files)
  }

  @Test func `the order of targets changes no file`() throws {
    var known: [String: Data]?
    for targets in [Self.targets, Self.targets.reversed()] {
      let project = try project(targets)
      #expect(try project.run().failures.count == 2)
      let files = project.files.filter { !$0.key.hasPrefix(".") }
      if let known {
        #expect(files.keys.sorted() == known.keys.sorted())
        for (name, data) in files { #expect(known[name] == data, "\(name)") }
      }
      known = files
    }
  }

  @Test func `one run reports every drawing that can't be read`() throws {
    let project = try Project(
      """
      locales: [en_US]
      symbols:
        AAA: { path: missing.svg }
        BBB: { text: Kr }
        CCC: { path: text.svg }
        dDD: { path: text.svg }
      targets: [{ kind: files }]

      """)
    try project.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>a</text></svg>"#,
      to: "text.svg")
    let thrown = #expect(throws: ConfigurationError.self) { try project.configuration() }
    let error = try #require(thrown)
    let lines = ([error] + error.others).map(\.description)
    #expect(lines.count == 3, "\(lines)")
    for (line, place) in zip(lines, ["5:", "7:", "8:"]) {
      #expect(line.contains("mintmark.yml:\(place)"), "\(line)")
    }
  }
}
