import CurrencyLocale
import Foundation
import Messages
import SystemSupport
import TestSupport
import Testing
import VectorGraphics

import TextOutlines

/// The bundle that `make fonts` cuts, beside the fonts that it is cut from.
@Suite(.needsInstallation) struct InstalledBundleTests {
  private static func bundle() throws -> FontBundle {
    let folder = Repository.url("build/installed/share/mintmark/fonts")
    return try #require(
      try FontBundle(folder: FilePath(folder.path(percentEncoded: false))),
      "there is no bundle: run make test-packages")
  }

  /// A typesetter with the bundle alone.
  private static func bundled() throws -> Typesetter {
    try Typesetter(
      fonts: FontStack(source: .bundled), library: FontLibrary(), bundle: try bundle())
  }

  private static func system() throws -> Typesetter {
    try Typesetter(fonts: FontStack(source: .system))
  }

  private static func text(_ name: String) throws -> String {
    try Repository.text(name)
  }

  /// The ranges of `Packaging/fonts.characters`.
  private static func listedCharacters() throws -> [ClosedRange<UInt32>] {
    try text("Packaging/fonts.characters").split(separator: "\n").compactMap { line in
      let range = line.prefix { $0 != "#" }.filter { $0 != " " }
      let bounds = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { return nil }
      return first...last
    }
  }

  @Test(arguments: FontWeight.names.map(\.weight))
  func `every symbol of every locale is the same line with the bundle alone`(
    weight: FontWeight
  ) throws {
    let (bundled, system) = (try Self.bundled(), try Self.system())
    var count = 0
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      for form in [CurrencySymbolForm.standard, .narrow, .code] {
        let symbol = locale.symbol(form)
        guard let line = try? system.line(symbol, weight: weight, language: identifier) else {
          continue
        }
        let cut = try bundled.line(symbol, weight: weight, language: identifier)
        #expect(cut.outline == line.outline && cut.advance == line.advance, "\(identifier) \(form)")
        #expect(cut.ascent == line.ascent && cut.capHeight == line.capHeight)
        count += 1
      }
    }
    #expect(count > 3000)
  }

  @Test func `every listed character that the fonts of the lock have is the same line`() throws {
    let (bundled, system) = (try Self.bundled(), try Self.system())
    var count = 0
    for value in try Self.listedCharacters().joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .control,
        let line = try? system.line(String(scalar), weight: .semibold)
      else { continue }
      let cut = try bundled.line(String(scalar), weight: .semibold)
      #expect(cut.outline == line.outline, "\(scalar.codePoint)")
      count += 1
    }
    #expect(count > 1200)
  }

  @Test func `the digits of all scripts, ASCII, Latin-1 and the currency signs are listed`() throws
  {
    let listed = try Self.listedCharacters()
    let digits = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .decimalNumber && ($0.properties.age?.major ?? 99) <= 13
    }.map(\.value)
    #expect(digits.count == 650)
    for value in Array(digits) + Array(0x20...0x7E) + Array(0xA0...0xFF) + Array(0x20A0...0x20CF) {
      #expect(listed.contains { $0.contains(value) }, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `every symbol of every locale has the same masters with the bundle alone`() throws {
    let (bundled, system) = (try Self.bundled(), try Self.system())
    let weights: [FontWeight] = [.ultralight, .regular, .black]
    var count = 0
    for identifier in CurrencyLocale.allIdentifiers {
      let symbol = try CurrencyLocale(identifier).symbol(.standard)
      guard let lines = try? system.lines(symbol, weights: weights, language: identifier) else {
        continue
      }
      let cut = try bundled.lines(symbol, weights: weights, language: identifier)
      #expect(cut.map(\.outline) == lines.map(\.outline), "\(identifier)")
      count += 1
    }
    #expect(count > 900)
  }

  @Test func `a variable face is listed with its weights and draws no named weight`() throws {
    let entries = try Self.bundle().entries.filter(\.face.isVariable)
    #expect(entries.map(\.face.weights) == [100...900])
    for (_, weight) in FontWeight.names {
      let face = try #require(try Self.bundle().face(family: "Inter", weight: weight))
      #expect(!face.isVariable)
    }
  }

  @Test func `the list has the digest of each file, and no file is unlisted`() throws {
    let bundle = try Self.bundle()
    let folder = Repository.url("build/installed/share/mintmark/fonts")
    let lines = try Self.text("build/installed/share/mintmark/fonts/fonts.tsv").split(
      separator: "\n"
    ).dropFirst().map { $0.split(separator: "\t") }
    for line in lines {
      let file = FilePath(folder.appending(path: String(line[0])).path(percentEncoded: false))
      #expect(try SHA256.hex(FileReader.bytes(of: file)) == line[4], "\(line[0])")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let fonts = names.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
    #expect(Set(fonts) == Set(lines.map { String($0[0]) }))
    #expect(fonts.count == bundle.entries.count)
    for package in ["fonts-inter", "fonts-inter-variable", "fonts-noto-core"] {
      #expect(names.contains("LICENSE." + package))
    }
  }

  @Test func `the bundle has the files of the lock`() throws {
    let locked = try Self.text("Packaging/fonts.lock").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }.map { String($0.split(separator: "\t")[1]) }
    let bundled = try Self.bundle().entries.compactMap {
      FilePath($0.face.path).lastComponent?.string
    }
    #expect(Set(locked) == Set(bundled))
  }
}
