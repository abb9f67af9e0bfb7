import ImageSnapshots

/// The arguments of an assertion.
struct SnapshotRequest {
  /// The name of the snapshot; nil to name it after the test and to number it from the second on.
  var name: String?
  /// The name of the test; nil for the name of the function that contains the assertion.
  var testName: String?
  var location: AssertionLocation
  /// The settings of the assertion itself. They take precedence over those of traits.
  var settings: SnapshotSettings

  /// Compares a snapshot with its reference, or records it. Returns an error as a failure.
  func check(_ content: () throws -> SnapshotContent) -> SnapshotCheck {
    do {
      let settings = try settingsInForce()
      let content = try content()
      let function = testName ?? location.function.description
      let unnumbered = SnapshotFile(
        folder: settings.directory, topic: settings.topic, name: name,
        testFile: location.filePath.description, function: function, suite: settings.suite)
      let test = "\(location.fileID)/\(settings.suite ?? "")/\(function)"
      let file = try ClaimedFiles.shared.claim(
        unnumbered, for: content, at: location.description, test: name == nil ? test : nil)
      let environment = HostEnvironment.current
      if let list = environment.usedReferencesFile {
        try UsedReferences.note(file, content, in: list)
      }
      return try SnapshotChecker(
        content, at: file, rule: settings.rule ?? .exact, diffTool: settings.diffTool
      )
      .check(mode: .inForce(settings.mode, environment))
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
