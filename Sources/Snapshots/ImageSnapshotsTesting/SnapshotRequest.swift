import ImageSnapshots

/// The arguments of an assertion.
struct SnapshotRequest {
  /// The name of the snapshot; nil to name it after the test and to number it from the second on.
  var name: String?
  /// The name of the test; nil for the name of the function that contains the assertion.
  var testName: String?
  var location: AssertionLocation
  /// The number of the snapshot in its assertion, which can have several without names.
  var element = 0
  /// The settings of the assertion itself. They take precedence over those of traits.
  var settings: SnapshotSettings

  /// Compares a snapshot with its reference, or records it. Returns an error as a failure.
  func check(_ content: () throws -> SnapshotContent) -> SnapshotCheck {
    do {
      let settings = try settingsInForce()
      let content = try content()
      let function = testName ?? location.function.description
      let file = SnapshotFile(
        folder: settings.directory, topic: settings.topic, name: name,
        testFile: location.filePath.description, function: function, suite: settings.suite)
      return try SnapshotAttempt(
        content, at: file, location: location.description + (element == 0 ? "" : "+\(element)"),
        test: name == nil ? "\(location.fileID)/\(settings.suite ?? "")/\(function)" : nil,
        run: SnapshotSettings.runningTest
      )
      .check(rule: settings.rule ?? .exact, mode: settings.mode, diffTool: settings.diffTool)
    } catch {
      return SnapshotCheck(failure: "\(error)")
    }
  }

  private func settingsInForce() throws(UnknownSettings) -> SnapshotSettings {
    var settings = settings
    let isSet =
      settings.topic != nil && settings.directory != nil && settings.rule != nil
      && settings.mode != nil
    if isSet {
      settings.suite = location.suite
      return settings
    }
    return settings.merged(onto: try .inForce(location))
  }
}
