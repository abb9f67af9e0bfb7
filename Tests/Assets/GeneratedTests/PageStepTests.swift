import Foundation
import TestSupport
import Testing

/// The steps of the pages in an app's folder, for the configuration that `init` writes and for one in which every name and
/// place is another.
@Suite struct PageStepTests {
  struct Case: CustomTestStringConvertible {
    var kind: String
    /// The configuration; nil for that of `init`.
    var settings: String?
    /// The page, and the folders and files that its first step relies on.
    var page: String
    var places: [String]

    var testDescription: String { settings == nil ? kind : "\(kind), elsewhere" }
  }

  private static func other(_ target: String) -> String {
    """
    version: 1
    output: generated/badges
    locales: [fr_CH, ja_JP]
    buttons: { add: {}, remove: { badge: minus } }
    targets: [\(target)]
    """
  }

  static let cases: [Case] = [
    Case(
      kind: "xcassets", page: "CurrencyBadge.swift",
      places: ["Assets.xcassets/Contents.json", "CurrencyBadge.swift"]),
    Case(
      kind: "xcassets", settings: other("{ kind: xcassets, path: Art.xcassets, type: MoneyBadge }"),
      page: "generated/badges/MoneyBadge.swift",
      places: [
        "generated/badges/Art.xcassets/Contents.json", "generated/badges/MoneyBadge.swift",
      ]),
    Case(
      kind: "android", page: "app/src/main/README.md",
      places: ["app/src/main/res", "app/src/main/kotlin/CurrencyBadge.kt"]),
    Case(
      kind: "android", settings: other("{ kind: android, path: droid, package: com.acme.app }"),
      page: "generated/badges/droid/README.md",
      places: ["generated/badges/droid/res", "generated/badges/droid/kotlin/CurrencyBadge.kt"]),
    Case(
      kind: "compose-multiplatform", page: "composeApp/src/commonMain/README.md",
      places: [
        "composeApp/src/commonMain/composeResources",
        "composeApp/src/commonMain/kotlin/CurrencyBadge.kt",
      ]),
    Case(
      kind: "web", page: "web/README.md", places: ["web/package.json", "web/badges.css"]),
    Case(
      kind: "web",
      settings: other("{ kind: web, path: x/y, package: '@acme/money', tag: x-money }"),
      page: "generated/badges/x/y/README.md",
      places: ["generated/badges/x/y/package.json", "generated/badges/x/y/badges.css"]),
    Case(
      kind: "flutter", page: "lib/currency_badge.md", places: ["lib/currency_badge.dart"]),
    Case(
      kind: "flutter", settings: other("{ kind: flutter, path: ./dart/, format: png }"),
      page: "generated/badges/dart/lib/currency_badge.md",
      places: ["generated/badges/dart/lib/currency_badge.dart"]),
    Case(
      kind: "react-native", page: "src/currency-badge/README.md",
      places: ["src/currency-badge/currencyBadge.js"]),
    Case(
      kind: "react-native", settings: other("{ kind: react-native, path: native }"),
      page: "generated/badges/native/README.md",
      places: ["generated/badges/native/currencyBadge.js"]),
  ]

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  private func draw(_ example: Case) throws -> String {
    if let settings = example.settings {
      try folder.write(settings, to: "mintmark.yml")
    } else {
      try #require(try tool.run("init", example.kind).status == 0)
    }
    let result = try tool.run("batch", "--quiet")
    try #require(result.status == 0, "\(result.errors)")
    return try folder.text(example.page)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(path))
  }

  @Test(arguments: cases)
  func `every place that a page names is there`(example: Case) throws {
    let page = try draw(example)
    for place in example.places { #expect(exists(place), "\(place)") }
    // What a step says: a package, a source folder, a style sheet, and files in backquotes.
    let named =
      page.matches(of: /npm install \.\/(\S+?)`/).map { "\($0.1)/package.json" }
      + page.matches(of: /rootProject\.file\("(.+?)"\)/).map { "\($0.1)" }
      + page.matches(of: /href="(.+?)"/).map { "\($0.1)" }
      + page.matches(of: /(?:folder|file|are in) `(.+?)`/).map { "\($0.1)" }
    #expect(!named.isEmpty)
    for place in named { #expect(exists(place), "the page names \(place)") }
  }

  /// `build` and `dist` are ignored by Git, and deleted by the tools, in projects of these platforms.
  @Test(arguments: [
    "xcassets", "android", "compose-multiplatform", "web", "flutter", "react-native",
  ])
  func `what init proposes is in no folder that builds delete`(kind: String) throws {
    try #require(try tool.run("init", kind).status == 0)
    try #require(try tool.run("batch", "--quiet").status == 0)
    let folders = Set(FolderContents(folder.path).files.keys.flatMap { $0.split(separator: "/") })
    #expect(folders.isDisjoint(with: ["build", "dist", "out", ".gradle", ".dart_tool", "target"]))
  }

  @Test(arguments: cases.filter { $0.kind == "web" })
  func `node resolves every export, and every import of the page`(example: Case) throws {
    let page = try draw(example)
    let package = folder.url.appending(path: example.places[0]).deletingLastPathComponent()
    let manifest = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: package.appending(path: "package.json"))) as? [String: Any])
    let name = try #require(manifest["name"] as? String)
    let link = folder.url.appending(path: "node_modules/\(name)")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package)
    let icon = try #require(
      try FileManager.default.contentsOfDirectory(atPath: package.path + "/icons").first)
    let svg = icon.replacing(".js", with: ".svg")
    let exports = try #require(manifest["exports"] as? [String: Any]).keys.sorted().map {
      name
        + $0.dropFirst().replacing("icons/*", with: "icons/" + icon.replacing(".js", with: ""))
        .replacing("svg/*", with: "svg/" + svg)
    }
    let imports = page.matches(of: /(?:from|import) "([^.].+?)"/).map { String($0.1) }
    #expect(exports.count > 8 && imports.count > 4)
    #expect(imports.allSatisfy { $0 == name || $0.hasPrefix(name + "/") }, "\(imports)")
    // React is the app's. What needs it is resolved and not loaded.
    try folder.write(
      """
      import { existsSync } from "node:fs";
      import { fileURLToPath } from "node:url";
      for (const name of process.argv.slice(2)) {
        const file = import.meta.resolve(name);
        if (!existsSync(fileURLToPath(file))) throw new Error(name);
        if (file.endsWith(".js") && !file.includes("/react")) await import(name);
      }
      """, to: "load.mjs")
    var node = Tool(program: "node")
    node.folder = folder.url
    let result = try node.run(["load.mjs"] + exports + imports)
    #expect(result.status == 0, "\(result.errors)")
    let tag = example.settings == nil ? "currency-badge" : "x-money"
    #expect(page.contains("<\(tag) locale="))
    #expect(try folder.text(example.places[0]).contains("\"\(name)\""))
  }

  /// Two people add a currency each, and one merges the other's branch.
  @Test func `after a merge, the lines of the page leave what one run makes`() throws {
    var git = Tool(program: "git")
    git.folder = folder.url
    func run(_ line: String) throws {
      let words = line.split(separator: " ").map(String.init)
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
      let result = try git.run(identity + words)
      try #require(result.status == 0, "\(line): \(result.text)\(result.errors)")
    }
    func write(_ locales: String) throws {
      try folder.write(
        """
        version: 1
        output: .
        locales: [\(locales)]
        targets: [{ kind: web, path: web }, { kind: xcassets }, { kind: flutter, path: . }]
        """, to: "mintmark.yml")
    }
    func draw(_ locales: String) throws {
      try write(locales)
      try #require(try tool.run("batch", "--quiet").status == 0)
      try run("add --all .")
      try run("commit --quiet --message \(locales.replacing(", ", with: "+"))")
    }
    try run("init --quiet --initial-branch main")
    let page = String(
      decoding: try tool.run("help", "targets", "web").output, as: UTF8.self)
    let lines = try #require(page.components(separatedBy: "```sh\n").last)
      .components(separatedBy: "```")[0].split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    var shell = Tool(program: "/bin/sh")
    shell.folder = folder.url
    try #require(try shell.run("-c", lines[0]).status == 0)
    try draw("en_US, fr_CH")
    try run("checkout --quiet -b other")
    try draw("en_US, fr_CH, ja_JP")
    try run("checkout --quiet main")
    try draw("en_US, fr_CH, cs_CZ")
    // The configuration is merged by hand.
    #expect(try git.run("-c", "user.name=a", "-c", "user.email=a@b", "merge", "other").status != 0)
    try write("en_US, fr_CH, cs_CZ, ja_JP")
    let again = try shell.run(
      "-c", "mintmark() { '\(tool.program)' \"$@\"; }\n" + lines[1...].joined(separator: "\n"))
    #expect(again.status == 0, "\(again.errors)")
    try run("commit --quiet --message merged")
    #expect(try tool.run("batch", "--check").status == 0)
    let merged = FolderContents(folder.path).files.filter { !$0.key.hasPrefix(".git") }
    let fresh = try TemporaryFolder()
    try fresh.write(try folder.text("mintmark.yml"), to: "mintmark.yml")
    try #require(try Tool.mintmark(in: fresh).run("batch", "--quiet").status == 0)
    #expect(merged == FolderContents(fresh.path).files)
  }
}
