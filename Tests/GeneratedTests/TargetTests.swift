import Foundation
import TestSupport
import Testing

/// The verdicts of each target's own tools on the whole world's files.
@Suite(.serialized) struct TargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ target: String, locales: String = "all") throws {
    try folder.make("locales: \(locales)\ntargets: [\(target)]")
  }

  /// The names of the files below a folder of the output.
  private func names(_ path: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder.path("out/" + path)) ?? []).sorted()
  }

  @Test func `the web module finds every locale's drawing`() throws {
    try run("{ kind: web }")
    let index = try folder.text("out/web/index.json")
    let output = try folder.runModule(
      """
      import { badgeForCurrencyCode, badgeForLocale, fallback } from "./out/web/index.js";
      import type { Name } from "./out/web/index.js";
      import { loaders } from "./out/web/loaders.js";
      const index = (\(index)).buttons[0]!;
      for (const entry of index.locales) {
        if (badgeForLocale(entry.locale.replace("_", "-")) !== entry.drawing) throw entry.locale;
      }
      if (index.fallback !== "xxx" || fallback() !== "xxx") throw index.fallback;
      if (badgeForLocale("constructor") !== index.fallback) throw "constructor";
      if (badgeForCurrencyCode("eur") !== "eur") throw "eur";
      for (const drawing of index.drawings) {
        const icon = (await loaders[drawing.name as Name]()).default;
        if (icon.name !== drawing.name || !icon.body.includes("currentColor")) throw drawing.name;
      }
      export {};
      console.log(index.locales.length);
      """)
    #expect(output == "1019\n")
  }

  @Test func `a localised set has a fallback and a tag of at most two parts for each locale`()
    throws
  {
    try run(
      "{ kind: xcassets, localized: true }", locales: "[ar_AE, de_AT, fr_FR, sr_Latn, sr_Latn_RS]")
    let folder = "out/Assets.xcassets/CurrencyBadge/localized.imageset"
    let data = try Data(
      contentsOf: self.folder.url.appendingPathComponent("\(folder)/Contents.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let images = try #require(json["images"] as? [[String: Any]])
    #expect((json["properties"] as? [String: Any])?["localizable"] as? Bool == true)
    #expect(
      Set(images.compactMap { $0["locale"] as? String }) == ["ar-AE", "de-AT", "fr-FR", "sr-Latn"])
    #expect(
      images.first?["locale"] == nil && images.first?["filename"] as? String == "fallback.svg")
    let files = images.compactMap { $0["filename"] as? String }
    let there = try FileManager.default.contentsOfDirectory(atPath: self.folder.path(folder))
    #expect(Set(files + ["Contents.json"]) == Set(there))
  }

  /// Apple's Asset Catalog Format Reference: names are unique across all asset types.
  @Test func `no two sets of a catalog have the same name`() throws {
    try run("{ kind: xcassets, symbols: true, localized: true }", locales: "[en_*, ar_*, cs_CZ]")
    let sets = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("out/Assets.xcassets/CurrencyBadge")
    ).filter { $0.hasSuffix("set") }
    let names = sets.map { $0.split(separator: ".").dropLast().joined(separator: ".") }
    #expect(sets.contains { $0.hasSuffix(".symbolset") } && Set(names).count == sets.count)
    // The names are those of the lookup.
    let found = try folder.runSwift(
      """
      print(CurrencyBadge.imageName(for: Locale(identifier: "en_GB")))
      print(CurrencyBadge.symbolName(for: Locale(identifier: "en_GB")))
      print(CurrencyBadge.knownSymbolName(for: Locale(identifier: "en_001")) ?? "none")
      """)
    #expect(found == "CurrencyBadge/gbp\nCurrencyBadge/gbp.symbol\nnone\n")
    #expect(sets.contains("gbp.imageset") && sets.contains("gbp.symbolset") == false)
    #expect(sets.contains("gbp.symbol.symbolset"))
  }

  @Test func `the Swift lookup finds every locale's image`() throws {
    try run("{ kind: xcassets, accessor: CurrencyBadge.swift }, { kind: web }")
    let output = try folder.runSwift(
      """
      for identifier in Locale.availableIdentifiers {
        print(identifier, CurrencyBadge.imageName(for: Locale(identifier: identifier)))
      }
      print("eur", CurrencyBadge.imageName(forCurrencyCode: "eur"))
      print("XXX", CurrencyBadge.imageName(forCurrencyCode: "XXX"))
      """)
    var found: [String: String] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      found[String(words[0])] = String(words[1])
    }
    let index = try JSONDecoder().decode(
      Index.self, from: Data(folder.bytes("out/web/index.json")))
    #expect(index.locales.count > 1000)
    for entry in index.locales {
      #expect(found[entry.locale] == "CurrencyBadge/\(entry.drawing)", "\(entry.locale)")
    }
    #expect(found["eur"] == "CurrencyBadge/eur")
    #expect(found["XXX"] == "CurrencyBadge/xxx")
    // Every name is that of a set whose contents name files that are there.
    for name in Set(found.values) {
      let set = folder.url.appendingPathComponent("out/Assets.xcassets/\(name).imageset")
      let contents = try JSONDecoder().decode(
        Contents.self, from: Data(contentsOf: set.appendingPathComponent("Contents.json")))
      #expect(contents.images.count == 1)
      for image in contents.images {
        let file = set.appendingPathComponent(image.filename)
        #expect(FileManager.default.fileExists(atPath: file.path))
      }
    }
  }

  /// The locales asked for are not in the lookup, and Swift 6.3's own data has the lev for Bulgaria.
  @Test func `the Swift lookup has the currencies by region of the batch`() throws {
    try run(
      "{ kind: xcassets, accessor: CurrencyBadge.swift }",
      locales: "[en_US, de_DE, de_LI]\ncurrencies: { AT: CHF }")
    let expected = [
      "tr_BG": "eur", "tr_HR": "eur", "tr_AT": "chf", "tr_AT@currency=USD": "usd",
      "tr_BG@currency=USD": "usd", "tr-BG-u-cu-usd": "usd", "tr_FR": "eur", "tr_US": "usd",
    ]
    let identifiers = expected.keys.sorted()
    let found = try folder.runSwift(
      """
      for identifier in \(identifiers) {
        print(CurrencyBadge.imageName(for: Locale(identifier: identifier)))
      }
      """
    ).split(separator: "\n")
    for (identifier, name) in zip(identifiers, found) {
      #expect(name == "CurrencyBadge/\(expected[identifier] ?? "")", "\(identifier)")
    }
    #expect(found.count == identifiers.count)
  }

  @Test func `SVGs are well-formed, and the sprite shows its drawings`() throws {
    try run("{ kind: web }")
    let svgs = names("web/svg").map { folder.path("out/web/svg/\($0)") }
    #expect(svgs.count > 150)
    let linted = try Tool(program: "xmllint").run(
      ["--noout", folder.path("out/web/sprite.svg")] + svgs)
    #expect(linted.status == 0, "\(linted.errors)")
    // The sprite's symbol looks like the file of its own.
    let page = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="50" height="50"><use xlink:href="out/web/sprite.svg#currency-badge-eur" width="50" height="50"/></svg>
      """
    try folder.write(page, to: "page.svg")
    let converter = Tool(program: "rsvg-convert")
    let whole = try converter.run("-w", "200", folder.path("out/web/svg/eur.svg"))
    let used = try converter.run("-w", "200", folder.path("page.svg"))
    #expect(!whole.output.isEmpty)
    #expect(whole.output == used.output)
  }

  @Test func `Flutter and React Native find every picture in every density`() throws {
    try run("{ kind: flutter, format: png }, { kind: react-native }", locales: "[en_*, ar_*]")
    for name in names("flutter/assets/currency_badge/light") where name.hasSuffix(".png") {
      guard !name.contains("/") else { continue }
      for folder in ["light/2.0x", "light/3.0x", "dark", "dark/2.0x", "dark/3.0x"] {
        #expect(names("flutter/assets/currency_badge/\(folder)").contains(name))
      }
      let stem = name.dropLast(4)
      for file in ["\(stem).png", "\(stem)@2x.png", "\(stem)@3x.png"] {
        #expect(names("react-native/images/dark").contains(file))
      }
    }
    let pictures = ["flutter", "react-native"].flatMap { target in
      names(target).filter { $0.hasSuffix(".png") }.map { folder.path("out/\(target)/\($0)") }
    }
    #expect(!pictures.isEmpty)
    let checked = try Tool(program: "pngcheck").run(["-q"] + pictures)
    #expect(checked.status == 0, "\(checked.text)")
  }

  private struct Index: Decodable {
    struct Entry: Decodable {
      var locale: String
      var drawing: String
    }

    struct Button: Decodable {
      var fallback: String
      var locales: [Entry]
    }

    var buttons: [Button]
    var locales: [Entry] { buttons[0].locales }
  }

  private struct Contents: Decodable {
    struct Image: Decodable { var filename: String }

    var images: [Image]
  }
}
