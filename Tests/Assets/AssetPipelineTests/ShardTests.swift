import AssetPipeline
import Foundation
import Testing

@Suite struct ShardTests {
  @Test(arguments: ["", "3", "0/8", "9/8", "1/0", "-1/2", "1/2/3", "a/b", "1/99999999999999999999"])
  func `shares that do not exist are refused`(text: String) {
    #expect(throws: PipelineError.self) { try Shard(text) }
  }

  @Test func `there are at most 100,000 shards`() throws {
    #expect(try Shard("100000/100000").count == 100_000)
    #expect(throws: PipelineError.self) { try Shard("1/100001") }
  }
}
