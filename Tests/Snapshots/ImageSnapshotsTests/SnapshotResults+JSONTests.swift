import Foundation
import ImageSnapshots
import Testing

@Suite struct SnapshotResultsJSONTests: VerdictFolders {
  @Test func `the JSON form says whether it passed, the counts, and figures for what failed`()
    throws
  {
    let text = try verification(Self.folders()).results().json
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["passed"] as? Bool == false)
    #expect(root["schema"] as? Int == 1)
    #expect((root["counts"] as? [String: Int])?["obsolete"] == 1)
    let pictures = try #require(root["pictures"] as? [[String: Any]])
    #expect(pictures.count == 7)
    let comparison = try #require(pictures.first?["comparison"] as? [String: Any])
    #expect((comparison["pixels"] as? [String: Int])?["differing"] == 1)
  }
}
