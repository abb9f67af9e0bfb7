import Foundation
import TestSupport
import Testing

/// The lookups of every language, over one file of locale tags with the currency each stands for.
///
/// With currency codes for symbols each currency has a drawing of its own, so a drawing's name is the
/// currency that a lookup found. Kotlin's is run by `make check-kotlin`, as its compiler is no package
/// of the tests.
@Suite(.serialized) struct LookupVectorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Tags with the currency in small letters; `-` for none.
  private static let vectors: [(tag: String, currency: String)] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Vectors/locale-tags.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count == 2 ? (String(fields[0]), fields[1].lowercased()) : nil
    }
  }()

  private func makeLookups(_ configuration: String, targets: String) throws {
    try folder.make(
      "\(configuration)\nbutton: { symbol-form: code }\ntargets: [\(targets)]")
  }

  /// The tags as JSON, which programs of every language read.
  private func tags() throws -> String {
    String(decoding: try JSONEncoder().encode(Self.vectors.map(\.tag)), as: UTF8.self)
  }

  /// Compares a line of output for each tag with the currency it stands for.
  private func check(_ output: String, _ expected: (String) -> String = { $0 }) {
    let found = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(found.count == Self.vectors.count && found.count >= 400)
    for (vector, name) in zip(Self.vectors, found) {
      #expect(name == expected(vector.currency), "\(vector.tag)")
    }
  }

  /// Type-checks a program that imports the web package, and runs it.
  private func runTypeScript(_ expression: String) throws -> String {
    try folder.runModule(
      """
      declare const process: any;
      import * as badges from "./out/web/index.js";
      for (const tag of JSON.parse(process.argv[2]) as string[]) console.log(\(expression));
      """, tags())
  }

  /// Compiles a program with lookups of the folder, and runs it.
  private func runSwift(
    _ expression: String, files: [String] = ["out/CurrencyBadge.swift"]
  ) throws -> String {
    try folder.runSwift(
      """
      let tags = Data(CommandLine.arguments[1].utf8)
      for tag in try JSONDecoder().decode([String].self, from: tags) { print(\(expression)) }
      """, with: files, tags())
  }

  @Test func `TypeScript finds each tag's currency`() throws {
    try makeLookups("locales: all", targets: "{ kind: web, gallery: false }")
    check(try runTypeScript(#"badges.findBadgeForLocale(tag) ?? "-""#))
    check(try runTypeScript("badges.badgeForLocale(tag)")) { $0 == "-" ? "xxx" : $0 }
  }

  @Test func `Swift finds each tag's currency`() throws {
    try makeLookups("locales: all", targets: "{ kind: xcassets }")
    check(try runSwift(#"CurrencyBadge.knownImageName(forTag: tag) ?? "-""#)) {
      $0 == "-" ? "-" : "CurrencyBadge/" + $0
    }
  }

  /// Without a fallback every lookup may have no answer, by its type too.
  @Test func `a lookup of few locales answers for their currencies alone`() throws {
    let known = ["eur", "cny", "chf"]
    let fallbacks = ["neutral": "xxx", "none": nil, "de_CH": "chf"]
    let types = ["neutral": "NeutralBadge", "none": "PartialBadge", "de_CH": "SwissBadge"]
    let inTypeScript = Sample.of(types.keys.sorted(), count: 1)
    for (fallback, type) in types.sorted(by: { $0.key < $1.key }) {
      try makeLookups(
        "locales: [fr_CH, de_DE, zh_Hans_CN]\nfallback: \(fallback)",
        targets: """
          { kind: web, gallery: false },
          { kind: xcassets, path: \(type).xcassets, type: \(type), accessor: \(type).swift }
          """)
      try FileManager.default.copyItem(
        atPath: folder.path("out/\(type).swift"), toPath: folder.path("\(type).swift"))
      guard inTypeScript.contains(fallback) else { continue }
      let name = fallbacks[fallback] ?? nil
      let answers = try runTypeScript(
        #"[badges.findBadgeForLocale(tag) ?? "-", badges.badgeForLocale(tag) ?? "-"].join(" ")"#)
      check(answers) { currency in
        known.contains(currency) ? "\(currency) \(currency)" : "- \(name ?? "-")"
      }
      let declarations = try folder.text("out/web/index.d.ts")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for function in [
        "badgeForLocale( locale: string, button?: Button, direction?: Direction, language?: string )",
        "badgeForCurrencyCode( code: string, button?: Button, direction?: Direction )",
        "fallback(button?: Button, direction?: Direction)",
      ] {
        #expect(declarations.contains("function \(function): Name;") == (name != nil))
      }
    }
    let swift = try runSwift(
      #"[NeutralBadge.knownImageName(forTag: tag), PartialBadge.imageName(forTag: tag), "#
        + #"SwissBadge.imageName(forTag: tag)].map { $0 ?? "-" }.joined(separator: " ")"#,
      files: types.values.map { "\($0).swift" })
    check(swift) {
      known.contains($0)
        ? "NeutralBadge/\($0) PartialBadge/\($0) SwissBadge/\($0)" : "- - SwissBadge/chf"
    }
  }
}
