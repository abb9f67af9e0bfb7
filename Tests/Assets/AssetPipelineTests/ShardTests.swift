import AssetPipeline
import Foundation
import Testing

@Suite struct ShardTests {
  @Test func `shares are read from the environment of CI engines`() throws {
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
  func `shares that do not exist are refused`(text: String) {
    #expect(throws: PipelineError.self) { try Shard(text) }
  }

  @Test func `there are at most 100,000 shards`() throws {
    #expect(try Shard("100000/100000").count == 100_000)
    #expect(throws: PipelineError.self) { try Shard("1/100001") }
  }

  @Test func `an environment without a valid number is refused`() {
    #expect(throws: PipelineError.self) {
      try Shard(environment: { ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"][$0] })
    }
  }
}
