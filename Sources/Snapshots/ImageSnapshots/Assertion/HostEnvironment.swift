import SystemSupport

/// The environment variables that influence recording and output.
package struct HostEnvironment: Hashable, Sendable {
  /// Whether a CI system runs the process. In CI, nothing is recorded unless the user allows it.
  package var isCI = false
  /// Whether `SNAPSHOTS_IN_CI` is set. If it is, record modes apply in CI too.
  package var recordsInCI = false
  /// Whether GitHub Actions, which reads annotations from the output, runs the process.
  package var isGitHubActions = false
  /// The value of `SNAPSHOTS_RECORD`.
  package var recordMode: String?
  /// The value of `SNAPSHOTS_DIFF`: the command for comparing two files. The message of a failure shows it with
  /// the paths of both files.
  var diffCommand: String?
  /// The value of `SNAPSHOTS_USED`: the path of a file to which each used reference is appended.
  var usedReferencesFile: String?

  /// The commit that a CI system works on; nil if it is unknown.
  package var commit: String?

  package init(
    isCI: Bool = false, recordsInCI: Bool = false, isGitHubActions: Bool = false,
    recordMode: String? = nil, diffCommand: String? = nil, usedReferencesFile: String? = nil,
    commit: String? = nil
  ) {
    self.isCI = isCI
    self.recordsInCI = recordsInCI
    self.isGitHubActions = isGitHubActions
    self.recordMode = recordMode
    self.diffCommand = diffCommand
    self.usedReferencesFile = usedReferencesFile
    self.commit = commit
  }

  /// The environment of this process.
  package static var current: HostEnvironment {
    HostEnvironment(
      isCI: ciVariables.contains(where: isOn), recordsInCI: isOn("SNAPSHOTS_IN_CI"),
      isGitHubActions: isOn("GITHUB_ACTIONS"),
      recordMode: Environment.nonEmptyValue("SNAPSHOTS_RECORD"),
      diffCommand: Environment.nonEmptyValue("SNAPSHOTS_DIFF"),
      usedReferencesFile: Environment.nonEmptyValue("SNAPSHOTS_USED"),
      commit: commitVariables.lazy.compactMap(Environment.nonEmptyValue).first)
  }

  /// The variables that CI systems set, according to their documentation.
  ///
  /// Most systems set `CI`. The others are, in the order of this list: Azure Pipelines, Jenkins, TeamCity,
  /// AWS CodeBuild, Google Cloud Build and Bamboo.
  package static let ciVariables = [
    "CI", "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION", "CODEBUILD_BUILD_ID", "BUILDER_OUTPUT",
    "bamboo_buildKey",
  ]

  /// The variables with the commit: GitHub, GitLab, Azure Pipelines, Jenkins, Buildkite, CircleCI, Bitbucket.
  private static let commitVariables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "BUILD_SOURCEVERSION", "GIT_COMMIT", "BUILDKITE_COMMIT",
    "CIRCLE_SHA1", "BITBUCKET_COMMIT",
  ]

  private static func isOn(_ name: String) -> Bool {
    guard let value = Environment.nonEmptyValue(name) else { return false }
    return !["0", "false"].contains(value.lowercased())
  }
}
