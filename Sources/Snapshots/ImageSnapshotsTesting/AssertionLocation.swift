import ImageSnapshots
import Testing

/// The source location of an assertion.
struct AssertionLocation: CustomStringConvertible {
  var fileID: StaticString
  var filePath: StaticString
  var function: StaticString
  var line: UInt
  var column: UInt

  var description: String { "\(fileID):\(line):\(column)" }

  /// The suite of the running test. Nil for a test without a suite, outside of the test's task, and if
  /// the assertion is not in the test's own function.
  var suite: String? {
    guard let test = Test.current, test.sourceLocation.fileID == fileID.description,
      SettingsRegistry.plain(test.name) == SettingsRegistry.plain(function.description)
    else { return nil }
    return Self.suite(of: test)
  }

  /// The names of the types that contain a test, joined by dots; nil for a test at file level.
  static func suite(of test: Test) -> String? {
    var types = test.id.nameComponents
    if types.last == test.name { types.removeLast() }
    guard !types.isEmpty else { return nil }
    return types.joined(separator: ".").replacing("`", with: "")
  }

  /// Fails the running test if the check failed.
  func report(_ check: SnapshotCheck) {
    if let failure = check.failure { fail(failure, check.attachments) }
  }

  /// Fails the running test of Swift Testing or XCTest, or the whole run if no test is running.
  ///
  /// Ends the process if neither library would count the failure, for example after the last test of
  /// XCTest. XCTest gets the message without the attachments.
  func fail(_ message: String, _ attachments: [SnapshotCheck.Attachment]) {
    let location = SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(clamping: line),
      column: Int(clamping: column))
    guard Test.current != nil || TestProcess.isSwiftTesting else {
      #if canImport(ObjectiveC)
        // Xcode runs both libraries in one process, and each ignores the other's failures.
        Issue.record(Comment(rawValue: message), sourceLocation: location)
      #endif
      guard XCTestFailure.record(message, file: filePath, line: line) else {
        fatalError("\(filePath):\(line): after the tests have ended, \(message)")
      }
      return
    }
    for attachment in attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

/// The process that runs the tests.
enum TestProcess {
  /// Whether the process runs the tests of Swift Testing and not those of XCTest. `swift test` starts
  /// a process for each library.
  ///
  /// In a detached task or on another thread `Test.current` is nil, and only this property tells which
  /// library counts a failure.
  static let isSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
  }()
}
