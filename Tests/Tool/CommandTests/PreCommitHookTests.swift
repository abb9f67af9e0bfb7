import Foundation
import TestSupport
import Testing

/// The hook for pre-commit.
@Suite struct PreCommitHookTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ program: String, _ arguments: String...) throws -> Tool.Result {
    let folders = [
      URL(filePath: Tool.mintmark.program).deletingLastPathComponent().path,
      ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    let environment = ["PATH": folders.joined(separator: ":")]
    return try Tool(program: program, environment: environment, folder: folder.url).run(arguments)
  }

  private func configure(_ tint: String) throws {
    try folder.configure(
      "locales: [de_DE]\nbutton: { tint: \(tint) }\ntargets: [{ kind: files, formats: [png] }]")
  }

  /// Runs the hook, and then the command that it prints.
  private func follow(_ pattern: Regex<(Substring, Substring)>) throws {
    let hook = Repository.path("Scripts/pre-commit-hook")
    let result = try run(hook)
    let output = result.text + result.errors
    #expect(result.status != 0)
    let command = try #require(output.firstMatch(of: pattern), "\(output)").1
    let followed = try run("sh", "-c", String(command))
    #expect(followed.status == 0, "\(command): \(followed.errors)")
    let again = try run(hook)
    #expect(again.status == 0, "\(again.text)\(again.errors)")
  }

  @Test(arguments: [true, false])
  func `the commands that it prints work as printed, and the hook passes then`(
    isRepository: Bool
  ) throws {
    if isRepository { #expect(try run("git", "init", "--quiet").status == 0) }
    try configure("systemBlue")
    try follow(/'(mintmark snapshot record [^\n]*)'/)
    try configure("systemRed")
    try follow(/to accept: (.*)/)
    #expect(folder.exists(".git/mintmark-hook") == isRepository)
  }
}
