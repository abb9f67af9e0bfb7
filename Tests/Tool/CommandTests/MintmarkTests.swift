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

  @Test func `too little address space is one line, and little of it means few threads`() throws {
    guard !Tool.isSanitized else { return }
    var shell = tool
    shell.program = "sh"
    func run(_ kibibytes: Int, _ arguments: String) throws -> Tool.Result {
      try shell.run("-c", "ulimit -v \(kibibytes); exec \"$0\" \(arguments)", tool.program)
    }
    let refused = try run(100_000, "render en_US -o a.png")
    #expect(refused.status == 73)
    #expect(
      refused.errors == "error: the address space is limited to 97 MiB: allow 256 MiB or more with "
        + "'ulimit -v'\n")
    try folder.configure("targets: [{ kind: files, scales: [1], appearances: [light] }]")
    let few = try run(1 << 18, "batch --quiet --jobs 1024")
    #expect(few.status == 0, "\(few.status): \(few.errors)")
  }

  @Test func `a file that is larger than files may be is one line`() throws {
    guard !Tool.isSanitized else { return }
    var shell = tool
    shell.program = "sh"
    let refused = try shell.run(
      "-c", "ulimit -f 1; exec \"$0\" render en_US -o a.svg", tool.program)
    #expect(refused.status == 73)
    #expect(
      refused.errors
        == "error: can't write 'a.svg': it would be larger than files may be here: raise "
        + "the limit with 'ulimit -f'\n")
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path("")).contains("a.svg"))
  }

  @Test(arguments: [[], ["snapshot"]])
  func `a command without a subcommand is a mistake`(arguments: [String]) throws {
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty && result.errors.contains("USAGE:"))
    #expect(try tool.run(arguments + ["--help"]).status == 0)
  }
}
