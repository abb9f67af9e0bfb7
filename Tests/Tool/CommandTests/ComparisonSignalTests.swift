import Foundation
import TestSupport
import Testing

/// A comparison that can't end, as it writes into a pipe that nobody reads, is stopped by a signal.
///
/// The tests run on threads for which all signals are blocked, and what they start inherits that.
@Suite struct ComparisonSignalTests {
  private let folder: PictureFolders

  init() throws { folder = try PictureFolders() }

  /// One after the other, as the action of a signal is the whole process's.
  @Test(.serialized, arguments: [SIGTERM, SIGINT], ["diff", "verify"])
  func `SIGTERM and SIGINT end diff and verify at once, by their default action`(
    signal: Int32, command: String
  ) throws {
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = Process()
    process.executableURL = URL(filePath: Tool.mintmark.program)
    process.arguments =
      command == "diff"
      ? ["diff", folder.path("reference/b.png"), folder.path("actual/b.png"), "-o", pipe]
      : ["snapshot", "verify", folder.path("reference"), folder.path("actual"), "--junit", pipe]
    process.environment = [:]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // A signal that the tests ignore, as what a shell starts in the background does SIGINT, would be ignored there too.
    let action = Foundation.signal(signal, SIG_DFL)
    defer { Foundation.signal(signal, action) }
    try process.run()
    #expect(kill(process.processIdentifier, signal) == 0)
    // A program that does not heed the signal comes to its end, and does not hold up the test.
    let reader = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }
}
