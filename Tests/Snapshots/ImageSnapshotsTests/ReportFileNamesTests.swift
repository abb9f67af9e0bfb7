import SystemSupport
import TestPictures
import TestSupport
import Testing

import ImageSnapshots

/// The files of a report go through stores of artifacts, zip tools and other file systems.
@Suite struct ReportFileNamesTests {
  private static let long = String(repeating: "long name ", count: 20)
  private static let names = [
    "a:b?.png", "a\nb.png", "a|b.png", "<a>.png", "\"a\".png", "a*.png", "a\\b.png", "fr_CH.png",
    "FR_ch.png", "fr_ch.PNG", "e\u{301}.png", "é.png", "CON.png", "light/nul.svg", "Light/x.png",
    "light/X.png", "light /y.png", "a.b/c.png", "a~2.png", "a.png", "A.png", "a ..png", " .png",
    "🙂/🙃.png", long + ".png", "\(long)/\(long)/\(long).png", "\(long)/\(long)/\(long)2.png",
    "x[1].png", "%41.png", "#.png", "&.png", "日本/円.png", "x.svg",
  ]

  /// What actions/upload-artifact, Windows (learn.microsoft.com, "Naming Files, Paths, and Namespaces") and zip tools
  /// refuse.
  private func expectTakenEverywhere(_ paths: [String]) {
    for path in paths {
      #expect(path.utf8.allSatisfy { "+-._~/".utf8.contains($0) || isLetterOrDigit($0) }, "\(path)")
      #expect(path.utf8.count <= 200, "\(path)")
      for part in path.split(separator: "/") {
        #expect(!part.hasSuffix(".") && !part.hasPrefix("."), "\(path)")
        let stem = part.prefix { $0 != "." }.lowercased()
        #expect(!["con", "prn", "aux", "nul", "com1", "lpt1"].contains(stem), "\(path)")
      }
    }
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    let folders = Set(
      paths.flatMap { path in
        path.indices.filter { path[$0] == "/" }.map { path[..<$0].lowercased() }
      })
    #expect(folders.isDisjoint(with: paths.map { $0.lowercased() }))
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  @Test func `every file of a report has a name that everything takes, and its picture's bytes`()
    throws
  {
    let folder = try TemporaryFolder()
    for (index, name) in Self.names.enumerated() {
      try folder.write(Array("\(index)".utf8), "actual/\(name)")
    }
    let found = try folder.verification(report: folder.filePath("report"))
    let files = try folder.files().filter { $0.hasPrefix("report/pictures/actual/") }
    #expect(files.count == Self.names.count)
    expectTakenEverywhere(files.map { String($0.dropFirst("report/".count)) })
    let results = try SnapshotReport(folder.filePath("report")).results
    #expect(results.failures.count == found.failures.count)
    for failure in results.failures {
      let path = try #require(failure.files?.actual?.path)
      #expect(
        try folder.bytes("report/\(path)") == folder.bytes("actual/\(failure.name.path.string)"))
    }
  }

  @Test func `a file and a folder whose names differ in letter case don't meet`() throws {
    let folder = try TemporaryFolder()
    for name in ["A.png/x.png", "b/X.svg/y.svg", "C.png"] {
      try folder.write([1], "actual/\(name)")
    }
    for name in ["a.png", "b/x.svg", "c.png/b.png"] { try folder.write([2], "reference/\(name)") }
    _ = try folder.verification(report: folder.filePath("report"))
    let files = try folder.files().filter { $0.hasPrefix("report/pictures/") }
    expectTakenEverywhere(files.map { String($0.dropFirst("report/".count)) })
  }

  @Test func `ordinary names stay`() throws {
    let folder = try TemporaryFolder()
    for name in ["light/fr_CH@2x.png", "dark/zh_Hans_CN.svg"] {
      try folder.write([1], "actual/\(name)")
    }
    _ = try folder.verification(report: folder.filePath("report"))
    #expect(folder.exists("report/pictures/actual/dark/zh_Hans_CN.svg"))
    #expect(folder.exists("report/pictures/actual/light/fr_CH+40+2x.png"))
  }
}
