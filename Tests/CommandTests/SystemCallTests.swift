import Foundation
import TestSupport
import Testing

/// The calls to the system that a batch makes, as strace(1) sees them.
@Suite struct SystemCallTests {
  @Test func eachFileOfANewFolderIsOpenedOnceAndTheFolderTakesItsNameComplete() throws {
    let folder = try TemporaryFolder()
    try Data(
      """
      version: 1
      output: out
      locales: [en_US, de_DE]
      targets: [{ kind: files, scales: [1, 2, 3], appearances: [light, dark] }]

      """.utf8
    ).write(to: folder.url.appendingPathComponent("mintmark.yml"))
    let result = try Tool.strace(in: folder.url).run(
      "-f", "-qq", "-o", "trace", "-e", "trace=openat,renameat,renameat2,flock", "--",
      Tool.mintmark.program, "batch", "--quiet")
    #expect(result.status == 0, "\(result.errors)")
    let trace = try String(contentsOfFile: folder.path("trace"), encoding: .utf8)
    let calls = trace.split(separator: "\n")
    for locale in ["en_US", "de_DE"] {
      #expect(calls.filter { $0.contains(", \"\(locale)\") = 0") }.count == 1)
    }
    for appearance in ["light", "dark"] {
      for scale in 1...3 {
        let name = "\"\(appearance)@\(scale)x.png\""
        // One of each locale, under its own name, in a folder that has a hidden one.
        let own = calls.filter { $0.contains(name) }
        #expect(own.count == 2 && own.allSatisfy { $0.contains("O_CREAT|O_EXCL") }, "\(own)")
      }
    }
    // The two folders, the output and the journal or manifest.
    #expect(calls.filter { $0.contains(" flock(") }.count <= 5)
  }
}
