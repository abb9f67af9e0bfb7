import Foundation
import TestSupport
import Testing

/// A pipe or a device is no input, and nobody waits for it.
@Suite struct SpecialFileTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  /// Runs the tool, and stops it if it does not end within 60 seconds.
  private func bounded(_ arguments: [String]) throws -> Tool.Result {
    var timeout = tool
    timeout.program = "timeout"
    return try timeout.run(["--kill-after=1", "60", tool.program] + arguments)
  }

  @Test func `pipes and devices are refused wherever an input is named`() throws {
    for name in ["pipe.yml", "pipe.otf", "pipe.svg", "pipe.png"] {
      try #require(mkfifo(folder.path(name), 0o600) == 0)
    }
    try #require(try tool.run("render", "en_US", "-o", "a.png").status == 0)
    let head = "version: 1\noutput: out\nlocales: [en_US]\ntargets: [{ kind: files }]\n"
    try folder.write(head + "button: { font: [pipe.otf] }\n", to: "font.yml")
    try folder.write(head + "button: { font: [/dev/zero] }\n", to: "device.yml")
    try folder.write(head + "symbols: { USD: { path: pipe.svg } }\n", to: "symbol.yml")
    for arguments in [
      ["batch", "pipe.yml"], ["batch", "/dev/zero"], ["batch", "font.yml"],
      ["batch", "device.yml"],
      ["batch", "symbol.yml"], ["compose", "pipe.yml", "-o", "x.png"],
      ["diff", "a.png", "pipe.png"], ["diff", "/dev/zero", "a.png"],
      ["render", "en_US", "--font", "pipe.otf", "-o", "x.png"],
      ["render", "en_US", "--font", "/dev/zero", "-o", "x.png"],
    ] {
      let result = try bounded(arguments)
      #expect([65, 66].contains(result.status), "\(arguments): \(result.status) \(result.errors)")
      #expect(result.messages.count == 1)
    }
  }
}
