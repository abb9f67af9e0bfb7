#if canImport(XCTest)
  import XCTest

  /// A failure that XCTest counts.
  enum XCTestFailure {
    /// Fails the running test, on any thread.
    ///
    /// - Returns: false where no test is running any more, and XCTest dropped the failure.
    static func record(_ message: String, file: StaticString, line: UInt) -> Bool {
      #if canImport(ObjectiveC)
        XCTFail(message, file: file, line: line)
        return true
      #else
        let observer = FailureObserver.registered
        let count = observer.count
        XCTFail(message, file: file, line: line)
        return observer.count > count
      #endif
    }
  }

  #if !canImport(ObjectiveC)
    /// Counts the failures of each thread: XCTest reports a failure on the thread that fails.
    private final class FailureObserver: XCTestObservation, Sendable {
      static let registered: FailureObserver = {
        let observer = FailureObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
      }()

      private static let key = "mintmark.failures"

      /// The number of failures on this thread.
      var count: Int { Thread.current.threadDictionary[Self.key] as? Int ?? 0 }

      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?,
        atLine lineNumber: Int
      ) {
        Thread.current.threadDictionary[Self.key] = count + 1
      }
    }
  #endif
#else
  enum XCTestFailure {
    static func record(_ message: String, file: StaticString, line: UInt) -> Bool { false }
  }
#endif
