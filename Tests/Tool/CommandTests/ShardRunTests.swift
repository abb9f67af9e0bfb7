import Foundation
import TestSupport
import Testing

/// What runs of shards say, keep and refuse.
@Suite struct ShardRunTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
    try write(locales: "[en_US, fr_CH, ja_JP]")
  }

  private func write(locales: String) throws {
    try folder.write(
      """
      version: 1
      output: out
      locales: \(locales)
      targets: [{ kind: files, formats: [svg] }, { kind: android }]
      """, to: "mintmark.yml")
  }

  private func files(_ name: String) -> [String: Data] { FolderContents(folder.path(name)).files }

  /// The variables that each CI system and scheduler sets where a job runs several times.
  private static let ambient: [[String: String]] = [
    ["CI": "true", "GITLAB_CI": "true", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
    ["CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_JOB": "draw", "GITHUB_RUN_ATTEMPT": "2"],
    [
      "CI": "true", "CIRCLECI": "true", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3",
      "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3",
    ],
    [
      "CI": "true", "BUILDKITE": "true", "BUILDKITE_PARALLEL_JOB": "1",
      "BUILDKITE_PARALLEL_JOB_COUNT": "3",
    ],
    ["JENKINS_URL": "http://localhost", "EXECUTOR_NUMBER": "1", "BUILD_NUMBER": "7"],
    ["TF_BUILD": "True", "SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "3"],
    ["CI": "true", "TRAVIS": "true", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
    [
      "CI": "true", "BITBUCKET_BUILD_NUMBER": "7", "BITBUCKET_PARALLEL_STEP": "1",
      "BITBUCKET_PARALLEL_STEP_COUNT": "3",
    ],
    ["JOB_COMPLETION_INDEX": "1", "SHARD_COUNT": "3"],
    ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1"],
  ]

  @Test func `the variables of CI systems change nothing`() throws {
    try #require(try tool.run("batch").status == 0)
    let whole = files("out")
    #expect(whole.count > 5)
    for variables in Self.ambient {
      var ambient = tool
      ambient.environment = variables
      let again = try ambient.run("batch")
      #expect(again.status == 0 && files("out") == whole, "\(variables): \(again.errors)")
      #expect(try ambient.run("batch", "--output", "other").status == 0)
      #expect(files("other") == whole, "\(variables)")
      try FileManager.default.removeItem(atPath: folder.path("other"))
    }
  }

  @Test func `a shard says that it is one, and removes nothing`() throws {
    let first = try tool.run("batch", "--shard", "2/3", "--output", "part")
    #expect(first.errors.contains("shard 2/3, "), "\(first.errors)")
    let before = files("part")
    // Other drawings are in the second share of this configuration.
    try write(locales: "[ja_JP, en_US, fr_CH, de_DE, cs_CZ]")
    #expect(try tool.run("batch", "--shard", "2/3", "--output", "part").status == 0)
    #expect(Set(before.keys).isSubset(of: files("part").keys))
    let log = try tool.run("batch", "--shard", "2/3", "--output", "part", "--log", "json")
    #expect(log.text.contains(#""shard":"2/3""#))
  }

  @Test func `a shard leaves an output of others alone`() throws {
    try #require(try tool.run("batch").status == 0)
    let whole = files("out")
    let result = try tool.run("batch", "--shard", "2/3")
    #expect(result.status == 73)
    #expect(
      result.errors == "error: 'out' holds the files of a whole run: give shard 2/3 an output of "
        + "its own with --output\n")
    #expect(files("out") == whole)
    try #require(try tool.run("batch", "--shard", "1/3", "--output", "part").status == 0)
    let other = try tool.run("batch", "--shard", "2/3", "--output", "part")
    #expect(other.status == 73 && other.errors.contains("'part' holds shard 1/3: give"))
  }

  @Test func `a shard that failed is not merged before it ran again`() throws {
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1H8V8Z"/></svg>"#,
      to: "mark.svg")
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US, fr_CH]
      symbols: { USD: { path: mark.svg } }
      targets: [{ kind: files, formats: [svg] }]
      """, to: "mintmark.yml")
    try #require(try tool.run("batch").status == 0)
    for index in 1...2 {
      let shard = ["--shard", "\(index)/2", "--output", "part\(index)"]
      try #require(try tool.run(["batch", "--quiet"] + shard).status == 0)
    }
    // What a run records that a signal or a drawing ended.
    let manifest = "part2/.mintmark-manifest.json"
    let text = try folder.text(manifest)
    try folder.write(
      text.replacing(#""isComplete" : true"#, with: #""isComplete" : false"#), to: manifest)
    let refused = try tool.run("merge", "part1", "part2", "--output", "all")
    #expect(refused.status == 65)
    #expect(
      refused.errors == "error: shard 2/2 in 'part2' is not complete: run it again until it ends "
        + "without an error\n")
    #expect(try tool.run("batch", "--shard", "2/2", "--output", "part2").status == 0)
    #expect(try tool.run("merge", "part1", "part2", "--output", "all").status == 0)
    #expect(files("all") == files("out"))
  }
}
