#if canImport(XCTest)
  import ImageSnapshots
  import SystemSupport
  import XCTest

  /// Reports failures to XCTest.
  enum XCTestFailure {
    /// Fails the running test, on any thread.
    ///
    /// - Returns: false if XCTest dropped the failure because no test is running any more.
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

  /// The runs of XCTest's tests, of which one runs at a time.
  ///
  /// XCTest calls the observer before each test that begins after the first assertion.
  final class XCTestRuns: NSObject, XCTestObservation, Sendable {
    private static let registered: XCTestRuns = {
      let runs = XCTestRuns()
      #if canImport(ObjectiveC)
        // Xcode's XCTest takes observers on the main thread alone, which may wait for this one.
        DispatchQueue.main.async { XCTestObservationCenter.shared.addTestObserver(runs) }
      #else
        XCTestObservationCenter.shared.addTestObserver(runs)
      #endif
      return runs
    }()

    private let run = Locked(TestRun())

    /// The run of the test that is running.
    static var current: TestRun? { registered.run.withLock { $0 } }

    func testCaseWillStart(_ testCase: XCTestCase) { run.withLock { $0 = TestRun() } }
  }

  #if !canImport(ObjectiveC)
    /// Counts the failures of each thread. XCTest calls the observer on the thread that fails.
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
  import ImageSnapshots

  enum XCTestFailure {
    static func record(_ message: String, file: StaticString, line: UInt) -> Bool { false }
  }

  enum XCTestRuns {
    static var current: TestRun? { nil }
  }
#endif
