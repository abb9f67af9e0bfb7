import Foundation
import ImageSnapshotsTesting
import SnapshotSupport
import TestSupport
import Testing

/// Every message of the tool as a text snapshot, so that wording is reviewed in one folder.
///
/// A case is a line for the shell, run in an empty folder: what it prints on standard error, and
/// the exit code of its last command. Folders and processes, which differ in each run, are left
/// out.
@Suite(.snapshots("messages", directory: RecordedFile.folder)) struct ReviewedMessageTests {
  /// A text snapshot: its name and the lines whose messages it shows.
  struct Topic: CustomTestStringConvertible {
    var name: String
    var lines: [String]

    var testDescription: String { name }
  }

  static let topics = [usage, values, configuration, components, files, comparisons, batches]

  @Test(arguments: topics)
  func `messages are reviewed`(_ topic: Topic) throws {
    let transcript = try topic.lines.map(Self.transcript).joined(separator: "\n")
    assertSnapshot(of: transcript, as: .text, named: topic.name)
  }

  @Test(arguments: topics)
  func `an error is one line that names what is wrong and how to fix it`(_ topic: Topic) throws {
    let reference = try #require(RecordedFile(name: "messages/\(topic.name).txt").text)
    for message in reference.split(separator: "\n") where message.hasPrefix("error: ") {
      #expect(
        message.dropFirst("error: ".count).contains(": ") || message.hasSuffix("?"), "\(message)")
      #expect(!message.hasSuffix(".") && !message.contains("Error("), "\(message)")
    }
  }

  @Test func `a message is recorded for each exit code`() throws {
    let references = try Self.topics.map {
      try #require(RecordedFile(name: "messages/\($0.name).txt").text)
    }
    let codes = Set(references.joined().split(separator: "\n").filter { $0.hasPrefix("exit ") })
    #expect(codes.isSuperset(of: ["exit 1", "exit 64", "exit 65", "exit 66", "exit 73"]))
  }

  /// The line, the messages of its commands and the exit code.
  private static func transcript(_ line: String) throws -> String {
    let folder = try TemporaryFolder()
    var shell = Tool(program: "sh")
    shell.folder = folder.url
    let result = try shell.run(
      "-c", "mintmark() { \"$0\" \"$@\"; }\n" + line, Tool.mintmark.program)
    // An error of the command line or of the data prints nothing else.
    if [64, 65].contains(result.status) {
      #expect(result.output.isEmpty, "\(line): \(result.text)")
    }
    let messages = result.errors.replacing(folder.url.path, with: "FOLDER")
      .replacing(#/ \(process \d+\)/#, with: "")
    return "$ \(line)\n\(messages)exit \(result.status)\n"
  }
}
