import SystemSupport

/// What the process's environment says about where it runs and what is wanted of it.
public struct HostEnvironment: Hashable, Sendable {
  /// Whether `CI` is set, in which nothing is recorded that was not asked for by a flag.
  public var isCI: Bool
  /// Whether GitHub Actions runs this, which understands annotations.
  public var isGitHubActions: Bool
  /// The value of `SNAPSHOTS_RECORD`.
  public var recordMode: String?
  /// The file of `SNAPSHOTS_USED`, to which each reference that is used is noted.
  public var usedReferencesFile: String?

  public init(
    isCI: Bool = false, isGitHubActions: Bool = false, recordMode: String? = nil,
    usedReferencesFile: String? = nil
  ) {
    self.isCI = isCI
    self.isGitHubActions = isGitHubActions
    self.recordMode = recordMode
    self.usedReferencesFile = usedReferencesFile
  }

  /// The process's own.
  public static var current: HostEnvironment {
    HostEnvironment(
      isCI: isOn("CI"), isGitHubActions: isOn("GITHUB_ACTIONS"),
      recordMode: Environment.nonEmptyValue("SNAPSHOTS_RECORD"),
      usedReferencesFile: Environment.nonEmptyValue("SNAPSHOTS_USED"))
  }

  private static func isOn(_ name: String) -> Bool {
    guard let value = Environment.nonEmptyValue(name) else { return false }
    return !["0", "false"].contains(value)
  }
}
