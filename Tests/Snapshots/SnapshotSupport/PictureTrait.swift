internal import ImageSnapshots
internal import ImageSnapshotsTesting
package import Testing

/// A trait of tests whose references are this repository's own pictures.
package struct PictureTrait: TestTrait, SuiteTrait, TestScoping {
  let topic: String

  package var isRecursive: Bool { true }

  /// Exact comparison, or one with a tolerance, which a warning names, where pictures are drawn
  /// with other versions than the references were.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    var rule = ComparisonRule.exact
    if let difference = try PictureEnvironment.difference() {
      let share = 0.02
      Issue.record(
        "\(difference): pictures pass where an eye sees at most \(share) of the pixels differ",
        severity: .warning)
      rule = ComparisonRule(.perceptual(), limits: [.ratio(share)])
    }
    try await SnapshotTrait.snapshots(topic, directory: RecordedFile.folder, rule: rule)
      .provideScope(
        for: test, testCase: testCase, performing: function)
  }
}

extension Trait where Self == PictureTrait {
  /// References in `Snapshots/<topic>` of this repository.
  package static func pictures(_ topic: String) -> PictureTrait { PictureTrait(topic: topic) }
}
