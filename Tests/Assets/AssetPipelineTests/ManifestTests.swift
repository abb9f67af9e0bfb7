import Foundation
import Messages
import TestSupport
import Testing
import TextOutlines

import AssetPipeline

/// A manifest is a function of the configuration, and survives being written and read.
@Suite struct ManifestTests {
  private static let records = ["a", "a!b", "a b", "a#", "a/b", "A", "é", "e\u{301}", "₿/x", "aa"]
    .sorted(by: Manifest.precedes).map { path in
      OutputRecord(
        path: path, fingerprint: Digest(of: Array("f\(path)".utf8)), answers: drawn.id,
        content: Digest(of: Array(path.utf8)), size: path.utf8.count)
    }

  private static let font = FontIdentity(
    family: "In\"ter", style: "Bold", version: "Version 3.19", digest: Digest(of: [3]), index: 2)

  /// The answers of the files and of no file.
  private static let (drawn, other) = (
    FontAnswers(
      id: .init(Digest(of: [5])),
      answers: [
        FontAnswer(request: TextRequest(text: "$", weight: .bold), fonts: [font, font]),
        FontAnswer(
          request: TextRequest(
            text: "$ \"files\":[\\ \u{2028}", weight: .semibold, direction: .rightToLeft,
            language: "ur", prefersVariable: true), fonts: []),
      ]),
    FontAnswers(id: .init(Digest(of: [6])), answers: [])
  )

  private static func manifest(_ files: [OutputRecord]) -> Manifest {
    Manifest(
      origin: Manifest.Origin(
        configuration: "../mint \"mark\".yml", plan: Digest(of: [1]), shard: try? Shard("2/3"),
        input: Digest(of: [2]), locales: 3, drawings: 2),
      answers: [drawn, other], files: files)
  }

  /// Inputs that are refused at once would teach a fuzzer nothing.
  @Test(arguments: ["plain", "whole", "empty", "unfinished"])
  func `the seeds of the fuzzer are manifests of today`(seed: String) throws {
    let text = try Repository.text("Tests/Tool/Fuzz/Corpus/manifest/\(seed)")
    let manifest = try #require(Manifest(Array(text.utf8)))
    #expect(manifest.origin.isComplete == (seed != "unfinished"))
    #expect(try manifest.bytes() == Array(text.utf8))
  }

  @Test(arguments: [0, 1, 10])
  func `a manifest is JSON with a file a line, and is read back as it was`(count: Int) throws {
    let manifest = Self.manifest(Array(Self.records.prefix(count)))
    let bytes = try manifest.bytes()
    #expect(Manifest(bytes) == manifest)
    #expect(Set(manifest.answers) == (count == 0 ? [] : [Self.drawn]))
    let text = String(decoding: bytes, as: UTF8.self)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let files = try #require(json?["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["path"] as? String } == manifest.files.map(\.path))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("{\"path\":") } == count)
  }

  /// Lines out of order, twice, with a path elsewhere, or cut off.
  @Test func `a manifest that someone changed is none`() throws {
    let text = String(decoding: try Self.manifest(Self.records).bytes(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(Manifest(Array(lines.joined(separator: "\n").utf8)) != nil)
    var broken: [[Substring]] = [
      lines.reversed(), lines.dropLast(), Array(lines.dropFirst()), lines + lines,
    ]
    let first = try #require(lines.firstIndex { $0.hasPrefix("{\"path\"") })
    for text in ["{}", lines[first + 1], lines[first].replacing("\"A\"", with: "\"../A\"")] {
      var changed = lines
      changed[first] = text
      broken.append(changed)
    }
    for lines in broken {
      #expect(Manifest(Array(lines.joined(separator: "\n").utf8)) == nil, "\(lines)")
    }
    #expect(Manifest([]) == nil && Manifest([0xFF]) == nil)
  }

  /// Threads read parts of 512 lines.
  @Test(arguments: [0, 511, 512, 1023, 1298])
  func `a manifest of many files is read back, and without the order of two it is none`(
    place: Int
  ) throws {
    let digest = Digest(of: [1])
    var files = (0..<1300).map { "\($0).svg" }.sorted(by: Manifest.precedes).map {
      OutputRecord(
        path: $0, fingerprint: digest, answers: Self.drawn.id, content: digest, size: 1)
    }
    #expect(Manifest(try Self.manifest(files).bytes()) == Self.manifest(files))
    files.swapAt(place, place + 1)
    #expect(Manifest(try Self.manifest(files).bytes()) == nil)
    files[place] = files[place + 1]
    #expect(Manifest(try Self.manifest(files).bytes()) == nil)
  }

  @Test func `a text with a font that is not in the list makes no manifest`() throws {
    let text = String(decoding: try Self.manifest(Self.records).bytes(), as: UTF8.self)
    for (valid, invalid) in [("[0,0]", "[0,1]"), ("[0,0]", "[-1]"), ("[0,1]", "[2]")] {
      #expect(text.contains(valid))
      #expect(Manifest(Array(text.replacing(valid, with: invalid).utf8)) == nil, "\(invalid)")
    }
  }

  /// A manifest is committed beside the files: another copy of the project elsewhere has the same.
  @Test func `a manifest holds nothing of the machine`() throws {
    let settings = """
      locales: [en_US, ar_AE, ja_JP]
      targets: [{ kind: files, formats: [svg] }, { kind: xcassets, symbols: true }]

      """
    let (first, second) = (try Project(settings), try Project(settings))
    for project in [first, second] { try project.run() }
    #expect(first.files == second.files)
    let manifest = try #require(first.files[".mintmark-manifest.json"])
    let text = String(decoding: manifest, as: UTF8.self)
    for word in ["\"/", first.folder.path, NSUserName(), NSHomeDirectory()] where word.count > 1 {
      #expect(!text.contains(word), "\(word)")
    }
    // The files of one are those of the other: nothing is written.
    try FileManager.default.removeItem(at: second.output)
    try FileManager.default.copyItem(at: first.output, to: second.output)
    let times = second.times
    #expect(try second.run().written == 0)
    #expect(second.times == times)
  }

  @Test func `labels and symbols of any characters are recorded and read again`() throws {
    let project = try Project("")
    for label in [#"'Add "Debit"'"#, #"'back\slash'"#, #""𝄞 \U0001F9FE""#, #""tab\tstop""#] {
      let settings = """
        locales: [en_US, de_DE]
        labels: { en: \(label) }
        symbols: { de_DE: { text: '"€\\' } }
        targets: [{ kind: files, formats: [svg], name: "{locale}.{format}" }]

        """
      try project.configure(settings)
      // If no font has a character of the label, only the other locale is drawn.
      let first = try project.run()
      #expect(!first.foundDamagedManifest)
      let second = try project.run()
      #expect(!second.foundDamagedManifest && second.written == 0)
      try project.configure(settings.replacingOccurrences(of: ", de_DE]", with: "]"))
      let third = try project.run()
      #expect(!third.foundDamagedManifest && third.removed == 1)
      #expect(!project.files.keys.contains("de_DE.svg"))
      let shard = project.folder.appendingPathComponent("part").path
      let isWhole = try project.run(output: shard).failures.isEmpty
      let merged = project.folder.appendingPathComponent("merged")
      guard isWhole else {
        #expect(throws: PipelineError.self) { try ShardMerge.run([shard], into: merged.path) }
        continue
      }
      _ = try ShardMerge.run([shard], into: merged.path)
      #expect(Project.files(of: merged) == project.files)
    }
  }

  /// Threads draw in another order in each run.
  @Test func `the same configuration gives the same manifest, in shares too`() throws {
    let settings = """
      locales: [en_US, fr_FR, de_DE, es_ES, it_IT, pt_PT, nl_NL, ar_AE]
      labels: { de: Plus, fr: Plus, it: Plus, es: Plus, pt: Plus, nl: Plus, en: Add, ar: Add }
      targets: [{ kind: files, scales: [1] }]

      """
    let project = try Project(settings)
    try project.run()
    for run in 0..<6 {
      let output = project.folder.appendingPathComponent("run\(run)")
      try project.run(jobs: 1 + run % 3, output: output.path)
      #expect(Project.files(of: output) == project.files)
      let parts = try (1...3).map { index in
        let part = project.folder.appendingPathComponent("part\(run)-\(index)").path
        try project.run(shard: Shard("\(index)/3"), output: part)
        return part
      }
      let merged = project.folder.appendingPathComponent("merged\(run)")
      _ = try ShardMerge.run(parts, into: merged.path)
      #expect(Project.files(of: merged) == project.files)
    }
  }
}
