import Foundation
import TestSupport
import Testing

/// The program as a process, from its arguments on.
@Suite struct MintmarkTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  @Test func `without /proc the arguments are still there`() throws {
    for name in ["a.png", "b.png"] {
      try #require(
        try tool.run("render", name == "a.png" ? "en_US" : "en_GB", "-o", name).status == 0)
    }
    let strace = Tool.strace(in: folder.url)
    try #require(try Tool.canTrace())
    let result = try strace.run(
      "-f", "-qq", "-o", "/dev/null", "-P", "/proc/self/maps", "-P", "/proc/self/cmdline", "-P",
      "/proc/self/exe", "-e", "inject=open,openat,readlink:error=ENOENT", "--", tool.program,
      "diff", "a.png", "b.png")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("pixels differ"))
  }

  @Test(arguments: [[], ["snapshot"]])
  func `a command without a subcommand is a mistake`(arguments: [String]) throws {
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty && result.errors.contains("USAGE:"))
    #expect(try tool.run(arguments + ["--help"]).status == 0)
  }
}
