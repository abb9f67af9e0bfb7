import Synchronization

#if canImport(XCTest)
  import XCTest

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A failure that XCTest counts.
  enum XCTestFailure {
    /// Fails the running test, on any thread.
    ///
    /// - Returns: false where no test runs any more, so that XCTest dropped the failure.
    static func record(_ message: String, file: StaticString, line: UInt) -> Bool {
      #if canImport(Darwin)
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

  #if !canImport(Darwin)
    /// Sees each failure that XCTest counts, on the thread that fails.
    private final class FailureObserver: XCTestObservation, Sendable {
      static let registered: FailureObserver = {
        let observer = FailureObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
      }()

      private let counts = Mutex<[pthread_t: Int]>([:])

      /// How many failures of this thread were counted.
      var count: Int { counts.withLock { $0[pthread_self()] ?? 0 } }

      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?,
        atLine lineNumber: Int
      ) {
        counts.withLock { $0[pthread_self(), default: 0] += 1 }
      }
    }
  #endif
#else
  enum XCTestFailure {
    static func record(_ message: String, file: StaticString, line: UInt) -> Bool { false }
  }
#endif
