import Foundation
import TestSupport
import Testing

/// Lookups of all targets find the picture of every locale in the world, and the picture is there.
@Suite(.serialized) struct LookupWorldTests: TargetRuns {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the web module finds every locale's drawing`() throws {
    try run("{ kind: web }, { kind: react-native, format: vector }")
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
      const { readFileSync } = await import("node:fs" as string);
      const { gzipSync } = await import("node:zlib" as string);
      const names = readFileSync("out/react-native/names.js", "utf8").split("const currencyNames")[1];
      console.log(Math.round(gzipSync(names).length / 10000));
      """)
    #expect(output == "1019\n16\n")
    // What three pages say of the names of currencies.
    for page in ["react-native", "flutter", "compose-multiplatform"] {
      let text = try Repository.text("Sources/Assets/AssetPipeline/Targets/Pages/\(page).md")
      #expect(text.contains("160 kB"), "\(page)")
    }
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
