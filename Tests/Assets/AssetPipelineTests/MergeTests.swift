import CurrencyLocale
import Foundation
import TestSupport
import Testing

import AssetPipeline

@Suite struct MergeTests {
  @Test func `merged shares are the single run byte for byte`() throws {
    // English is spoken with many currencies. Locales of one currency, which share a drawing, are always among them.
    let english = Sample.of(
      CurrencyLocale.allIdentifiers.filter { $0.hasPrefix("en_") }, count: 12,
      always: ["en_US", "en_AS", "en_GU", "en_GB", "en_IM", "en_CH"])
    let project = try Project(
      """
      locales: [\(english.joined(separator: ", "))]
      targets:
        - { kind: files, formats: [png, svg], scales: [1] }
        - { kind: web }
        - { kind: xcassets }
        - { kind: android, formats: [vector, png], densities: [mdpi] }
      """)
    try project.run()
    var parts: [String] = []
    for index in 1...3 {
      let part = project.folder.appendingPathComponent("part\(index)").path
      try project.run(shard: Shard("\(index)/3"), output: part)
      parts.append(part)
    }
    let merged = project.folder.appendingPathComponent("merged")
    _ = try ShardMerge.run(parts.reversed(), into: merged.path)
    #expect(Project.files(of: merged) == project.files)
    #expect(throws: PipelineError.self) {
      try ShardMerge.run(Array(parts.dropLast()), into: merged.path)
    }
    #expect(throws: PipelineError.self) {
      try ShardMerge.run(parts + [parts[0]], into: merged.path)
    }
    // A later run finds nothing to do in a merged output.
    let outcome = try project.run(output: merged.path)
    #expect(outcome.written == 0)
  }

  @Test func `shards that were drawn with different fonts are not merged`() throws {
    let project = try Project(
      "locales: [en_US, fr_CH, de_DE]\ntargets: [{ kind: files, formats: [svg] }]\n")
    let parts = try (1...2).map { index in
      let part = project.folder.appendingPathComponent("part\(index)")
      try project.run(shard: Shard("\(index)/2"), output: part.path)
      return part
    }
    let merged = project.folder.appendingPathComponent("merged").path
    #expect(try ShardMerge.run(parts.map(\.path), into: merged) > 0)
    // The second machine drew a text of the first one with another file.
    let manifests = try parts.map { part in
      try #require(
        Manifest(Array(Data(contentsOf: part.appendingPathComponent(".mintmark-manifest.json")))))
    }
    let answer = try #require(manifests[0].answers.first { !$0.answers.isEmpty }?.answers.first)
    let other = FontIdentity(family: "Inter", style: "", version: "", digest: Digest(of: []))
    let id = FontAnswers.ID(Digest(of: [1]))
    var files = manifests[1].files
    files[0] = OutputRecord(
      path: files[0].path, fingerprint: files[0].fingerprint, answers: id,
      content: files[0].content, size: files[0].size)
    let changed = Manifest(
      origin: manifests[1].origin,
      answers: manifests[1].answers + [
        FontAnswers(id: id, answers: [FontAnswer(request: answer.request, fonts: [other])])
      ], files: files)
    try Data(changed.bytes()).write(
      to: parts[1].appendingPathComponent(".mintmark-manifest.json"))
    #expect {
      try ShardMerge.run(parts.map(\.path), into: merged)
    } throws: { "\($0)".contains("in different fonts") }
  }
}
