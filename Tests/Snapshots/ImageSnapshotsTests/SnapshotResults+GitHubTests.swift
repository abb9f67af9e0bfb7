import ImageSnapshots
import TestPictures
import TestSupport
import Testing

@Suite struct SnapshotResultsGitHubTests: VerdictFolders {
  @Test func `GitHub's annotations name the file, a line each, with what means something escaped`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "actual/50%,a:b.png")
    let text = try verification(folder).results().gitHubAnnotations
    #expect(text.hasPrefix("::error file="))
    #expect(text.contains("50%25%2Ca%3Ab.png,title=Snapshot missing::50%25,a:b.png: there is"))
    #expect(text.split(separator: "\n").count == 1)
  }
}
