import CurrencyLocale
import Foundation
import SystemSupport
import TestSupport
import Testing

import AssetPipeline

/// The files of a run, and the next run's treatment of them.
@Suite struct BatchTests {
  private static let settings = """
    locales: [en_US, en_GB, fr_CH, de_DE, fr_FR]
    targets:
      - kind: files
        formats: [png, svg, pdf]
        scales: [1, 2]
        appearances: [light, dark]

    """

  @Test func `every locale has its files in every format, scale and appearance`() throws {
    let project = try Project(Self.settings)
    let outcome = try project.run()
    #expect(outcome.locales == 5)
    // The euro is shared by de_DE and fr_FR.
    #expect(outcome.drawings == 4)
    #expect(outcome.files == 5 * 2 * (2 + 1 + 1))
    #expect(outcome.written == outcome.files)
    #expect(project.files.count == outcome.files + 1)
    #expect(project.files["de_DE/light@2x.png"] == project.files["fr_FR/light@2x.png"])
    #expect(project.files["de_DE/light@2x.png"] != project.files["de_DE/dark@2x.png"])
  }

  @Test func `a second run writes nothing and touches nothing`() throws {
    let project = try Project(Self.settings)
    try project.run()
    let times = project.times
    let outcome = try project.run()
    #expect(outcome.written == 0)
    #expect(outcome.removed == 0)
    #expect(project.times == times)
  }

  @Test func `one thread and many make the same bytes`() throws {
    let (one, many) = (try Project(Self.settings), try Project(Self.settings))
    try one.run(jobs: 1)
    try many.run(jobs: 7)
    #expect(one.files == many.files)
  }

  @Test func `damaged files are made again`() throws {
    let project = try Project(Self.settings)
    try project.run()
    let whole = project.files
    let png = project.output.appendingPathComponent("en_US/light@1x.png")
    try Data(try #require(whole["en_US/light@1x.png"]).prefix(100)).write(to: png)
    var edited = try #require(whole["en_GB/dark@1x.svg"])
    // The size stays the same: only the bytes differ.
    edited[edited.count / 2] ^= 1
    try edited.write(to: project.output.appendingPathComponent("en_GB/dark@1x.svg"))
    try FileManager.default.removeItem(
      at: project.output.appendingPathComponent("fr_CH/light@1x.pdf"))
    let outcome = try project.run()
    #expect(outcome.written == 3)
    #expect(project.files == whole)
  }

  @Test func `files that are no longer planned go, and foreign files stay`() throws {
    let project = try Project(Self.settings)
    try project.run()
    try project.write("mine", to: "out/en_GB/notes.txt")
    try project.write("mine", to: "out/fr_CH/light@1x.png")
    try project.configure(
      Self.settings.replacingOccurrences(of: "en_GB, fr_CH, ", with: ""))
    let outcome = try project.run()
    let names = Set(project.files.keys)
    #expect(outcome.written == 0)
    #expect(names.contains("en_GB/notes.txt"))
    #expect(!names.contains("en_GB/light@1x.png"))
    // Someone replaced this file by their own.
    #expect(names.contains("fr_CH/light@1x.png"))
    #expect(!names.contains("fr_CH/light@2x.png"))
    // Folders that are empty go with their files.
    try project.configure(
      Self.settings.replacingOccurrences(of: "en_GB, fr_CH, de_DE, ", with: ""))
    try project.run()
    #expect(!FileManager.default.fileExists(atPath: project.output.path + "/de_DE"))
  }

  @Test func `an override changes the files of its locales only`() throws {
    let project = try Project(Self.settings)
    try project.run()
    let before = project.files
    try project.configure(Self.settings + "symbols: { fr_CH: { text: SFr } }\n")
    let outcome = try project.run()
    let changed = project.files.filter { before[$0.key] != $0.value }.keys
    #expect(outcome.written == 8)
    #expect(changed.allSatisfy { $0.hasPrefix("fr_CH/") || $0.hasPrefix(".mintmark-") })
  }

  @Test func `files that are right already are adopted`() throws {
    let project = try Project(Self.settings)
    try project.run()
    let whole = project.files
    let times = project.times
    try FileManager.default.removeItem(
      at: project.output.appendingPathComponent(".mintmark-manifest.json"))
    let outcome = try project.run()
    #expect(outcome.written == 0)
    #expect(project.files == whole)
    #expect(project.times["en_US/light@1x.png"] == times["en_US/light@1x.png"])
  }

  @Test func `a failing drawing stops no other`() throws {
    // No font has this private-use character.
    let project = try Project(
      Self.settings + "symbols: { fr_CH: { text: \"\\U0010FFFD\" } }\n")
    let outcome = try project.run()
    #expect(outcome.failures.map(\.locales) == [["fr_CH"]])
    #expect(outcome.written == 4 * 8)
    #expect(!project.files.keys.contains { $0.hasPrefix("fr_CH") })
    // If it could be drawn before, its old pictures are removed.
    let other = try Project(Self.settings)
    try other.run()
    try other.configure(Self.settings + "symbols: { fr_CH: { text: \"\\U0010FFFD\" } }\n")
    try other.run()
    #expect(other.files == project.files)
  }

  @Test func `a dry run counts what a run writes and writes nothing`() throws {
    let project = try Project(Self.settings)
    let dryRun = try project.dryRun()
    #expect(!FileManager.default.fileExists(atPath: project.output.path))
    let outcome = try project.run()
    #expect(dryRun == outcome)
    #expect(outcome.bytesWritten > 0)
    let files = Set(project.files.keys).subtracting([".mintmark-manifest.json"])
    #expect(dryRun.writtenPaths == files.sorted() && dryRun.removedPaths.isEmpty)
    // What is not planned any more is listed as removed.
    try project.configure(Self.settings.replacing("fr_CH", with: "fr_FR"))
    let next = try project.dryRun()
    #expect(!next.removedPaths.isEmpty)
    #expect(next.removedPaths.allSatisfy { $0.hasPrefix("fr_CH") && files.contains($0) })
    #expect(next.writtenPaths.allSatisfy { $0.hasPrefix("fr_FR") })
    #expect(try project.run() == next)
    // Now there is nothing left to do.
    let last = try project.dryRun()
    #expect(last.written == 0 && last.removed == 0)
  }

  /// An output is a function of its configuration, whatever was there before.
  @Test func `runs after runs give the files of one run`() throws {
    var random = SeededGenerator(seed: 17)
    let project = try Project(Self.settings)
    for round in 0..<8 {
      let locales = ["en_US", "de_DE", "fr_CH", "ja_JP", "ar_AE"].shuffled(using: &random)
        .prefix(Int.random(in: 1...4, using: &random)).joined(separator: ", ")
      let name =
        ["{locale}/{appearance}@{scale}x", "{appearance}/{scale}/{locale}", "{locale}-{scale}"]
        .randomElement(using: &random) ?? ""
      let appearances = name.contains("appearance") ? "[light, dark]" : "[light]"
      let settings = """
        locales: [\(locales)]
        targets:
          - { kind: files, formats: [png, svg], scales: [1], appearances: \(appearances), \
        name: "\(name).{format}" }

        """
      try project.configure(settings)
      let manifest = project.files[".mintmark-manifest.json"]
      try project.run(jobs: 1 + round % 3)
      let fresh = try Project(settings)
      try fresh.run()
      #expect(project.files == fresh.files)
      // A run that was killed before it wrote its manifest: the next one knows the files of both as the tool's.
      if let manifest, round % 2 == 1, let done = project.files[".mintmark-manifest.json"] {
        let lines = String(decoding: done, as: UTF8.self).split(separator: "\n")
          .filter { $0.hasPrefix("{\"path\"") }
        try project.write(
          lines.map { ($0.hasSuffix(",") ? $0.dropLast() : $0) + "\n" }.shuffled(using: &random)
            .joined(), to: "out/.mintmark-journal")
        try project.write(
          String(decoding: manifest, as: UTF8.self), to: "out/.mintmark-manifest.json")
      }
    }
  }

  /// The pictures of a drawing, one for each locale's title, are more than what is written at once.
  @Test func `a file is the same whatever else is made of its drawing`() throws {
    func settings(_ locales: [String]) -> String {
      """
      locales: [\(locales.joined(separator: ", "))]
      targets: [{ kind: files, formats: [svg, pdf], appearances: [light, dark, light-increased, \
      dark-increased] }]

      """
    }
    let euro = CurrencyLocale.allIdentifiers.filter {
      (try? CurrencyLocale($0))?.currencyCode == "EUR"
    }
    let project = try Project(settings(euro))
    try project.run(jobs: 1)
    let files = project.files
    let size = files.values.reduce(0) { $0 + $1.count }
    #expect(size > 3 << 19)
    for locale in ["de_DE", "el_GR", "ga_IE", euro[0], euro[euro.count - 1]] {
      let alone = try Project(settings([locale]))
      try alone.run()
      let own = alone.files.filter { !$0.key.hasPrefix(".mintmark-") }
      #expect(own.count == 8)
      for (path, bytes) in own { #expect(files[path] == bytes, "\(path)") }
    }
  }

  @Test func `a journal names the files of a killed run`() throws {
    let project = try Project(Self.settings)
    try project.run()
    // A killed run: its files and its journal are there, its manifest is not.
    let manifest = try #require(project.files[".mintmark-manifest.json"])
    let lines = String(decoding: manifest, as: UTF8.self).split(separator: "\n")
      .dropFirst().dropLast()
    try project.write(
      lines.map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }.joined(separator: "\n")
        + "\n{\"path\":\"torn", to: "out/.mintmark-journal")
    try FileManager.default.removeItem(
      at: project.output.appendingPathComponent(".mintmark-manifest.json"))
    try project.write("half", to: "out/.mintmark-1-1.tmp")
    try project.configure(Self.settings.replacingOccurrences(of: "en_US, ", with: ""))
    let outcome = try project.run()
    let fresh = try Project(Self.settings.replacingOccurrences(of: "en_US, ", with: ""))
    try fresh.run()
    #expect(outcome.written == 0)
    #expect(project.files == fresh.files)
  }

  @Test func `a link in the place of a folder is refused before anything is written`() throws {
    let project = try Project(Self.settings)
    let outside = project.folder.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: project.output, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: project.output.appendingPathComponent("de_DE"), withDestinationURL: outside)
    let error = try #require(throws: FileError.self) { try project.run() }
    #expect(error.operation == .follow && error.path.string == project.output.path + "/de_DE")
    #expect(Project.files(of: outside).isEmpty)
    #expect(project.files.isEmpty)
  }

  @Test func `a manifest that names files outside is not believed`() throws {
    let project = try Project(Self.settings)
    try project.run()
    try project.write("keep", to: "victim")
    let manifest = project.output.appendingPathComponent(".mintmark-manifest.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try project.write(
      text.replacingOccurrences(of: "de_DE/dark@1x.png", with: "../victim"),
      to: "out/.mintmark-manifest.json")
    let outcome = try project.run()
    #expect(outcome.foundDamagedManifest)
    #expect(FileManager.default.fileExists(atPath: project.folder.path + "/victim"))
  }

  @Test func `paths that collide are refused before anything is written`() throws {
    for (name, clash) in [
      ("{currency}.png", "EUR.png"), ("{language}.png", "en.png"),
    ] {
      let project = try Project(
        """
        locales: [en_US, en_GB, de_DE, fr_FR]
        targets: [{ kind: files, scales: [1], name: "\(name)" }]
        """)
      #expect(throws: PipelineError.collision(clash, clash)) { try project.run() }
      #expect(project.files.isEmpty)
    }
  }
}
