import AssetPipeline
import Foundation
import Testing

@Suite struct ShardTests {
  @Test func sharesAreReadFromTheEnvironmentOfCIEngines() throws {
    let cases: [([String: String], String)] = [
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"], "3/8"),
      (["JOB_COMPLETION_INDEX": "0", "SHARD_COUNT": "4"], "1/4"),
      (
        ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "5"],
        "3/5"
      ),
    ]
    for (environment, text) in cases {
      #expect(try Shard(environment: { environment[$0] })?.description == text)
    }
    #expect(try Shard(environment: { ["CI_NODE_INDEX": "3"][$0] }) == nil)
  }

  @Test(arguments: ["", "3", "0/8", "9/8", "1/0", "-1/2", "1/2/3", "a/b", "1/99999999999999999999"])
  func sharesThatDoNotExistAreRefused(text: String) {
    #expect(throws: PipelineError.self) { try Shard(text) }
  }

  @Test func anEnvironmentThatIsNoNumberIsRefused() {
    #expect(throws: PipelineError.self) {
      try Shard(environment: { ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"][$0] })
    }
  }

  @Test func mergedSharesAreTheSingleRunByteForByte() throws {
    let project = try Project(
      """
      locales: [en_*]
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
    _ = try Merge.run(parts.reversed(), into: merged.path)
    #expect(Project.files(of: merged) == project.files)
    #expect(throws: PipelineError.self) {
      try Merge.run(Array(parts.dropLast()), into: merged.path)
    }
    #expect(throws: PipelineError.self) {
      try Merge.run(parts + [parts[0]], into: merged.path)
    }
    // A merged output is one like any other: there is nothing left to do in it.
    let outcome = try project.run(output: merged.path)
    #expect(outcome.written == 0)
  }
}
