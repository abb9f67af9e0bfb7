import Foundation
import TestSupport
import Testing

/// Records hold nothing of the machine, so an output can be committed.
@Suite struct PortableRecordTests {
  private static let configuration = """
    version: 1
    output: icons
    locales: [en_US, ar_AE, ja_JP]
    targets:
      - { kind: files, formats: [png, svg, pdf], scales: [1] }
      - { kind: xcassets, symbols: true }
      - { kind: web }

    """

  private func git(_ arguments: String..., in folder: URL) throws -> String {
    let result = try Tool(program: "git", folder: folder).run(
      ["-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    return result.text
  }

  @Test func `a run in a clone elsewhere, with another home, leaves Git's tree clean`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.configuration, to: "first/mintmark.yml")
    for (name, home) in [("first", "home-a"), ("deep/second", "home-b")] {
      let clone = folder.url.appending(path: name)
      if name != "first" { _ = try git("clone", "-q", "first", name, in: folder.url) }
      try FileManager.default.createDirectory(
        atPath: folder.path(home), withIntermediateDirectories: true)
      var tool = Tool.mintmark
      tool.folder = clone
      tool.environment = [
        "HOME": folder.path(home), "XDG_CACHE_HOME": folder.path(home + "/cache"),
      ]
      let result = try tool.run("batch")
      #expect(result.status == 0, "\(result.errors)")
      if name == "first" {
        _ = try git("init", "-q", in: clone)
        _ = try git("add", "-A", in: clone)
        _ = try git("commit", "-q", "-m", "Icons", in: clone)
      }
      #expect(try git("status", "--porcelain", in: clone) == "")
    }
  }
}
