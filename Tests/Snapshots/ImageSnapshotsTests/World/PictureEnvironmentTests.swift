import SnapshotSupport
import Testing
import TextOutlines

@Suite struct PictureEnvironmentTests {
  @Test func `the versions the references were made with are noted`() throws {
    let environment = try PictureEnvironment(Typesetter())
    let recorded = PictureEnvironment.recorded
    let text = environment.lines.joined(separator: "\n") + "\n"
    if try PictureEnvironment.file.record(text, isWrong: recorded != environment) { return }
    let known = try #require(recorded, "Snapshots/ENVIRONMENT is missing: record it")
    if let difference = environment.difference(from: known) {
      Issue.record(Comment(rawValue: difference), severity: .warning)
    }
  }

  @Test func `other versions are named, and nothing else`() {
    let old = PictureEnvironment(lines: ["cairo 1.16.0", "harfbuzz 6.0.0"])
    let new = PictureEnvironment(lines: ["cairo 1.18.0", "harfbuzz 6.0.0"])
    #expect(old.difference(from: old) == nil)
    #expect(
      new.difference(from: old)
        == "the references were made with cairo 1.16.0, and this is cairo 1.18.0")
  }
}
