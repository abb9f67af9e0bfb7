import Dispatch
import Foundation
import ImageSnapshotsTesting
import XCTest

private func mismatch(_ name: String) {
  assertSnapshot(of: "is", as: .text, named: name, topic: "none", record: .never)
}

final class MismatchXCTests: XCTestCase {
  func testDetachedTask() async { await Runner.detachedTask.run { mismatch("x-detached") } }

  func testDispatchQueue() async { await Runner.dispatchQueue.run { mismatch("x-queue") } }

  func testThread() async { await Runner.thread.run { mismatch("x-thread") } }
}

/// XCTest runs tests in the order of their names.
final class LateXCTests: XCTestCase {
  private static let thread = LateThread()

  func testFirst() { Self.thread.start { mismatch("x-late") } }

  func testSecond() { Self.thread.finish() }
}

/// When the class is torn down, no test runs that a failure could be counted for.
final class AfterXCTests: XCTestCase {
  private static let thread = LateThread()

  override class func tearDown() { thread.finish() }

  func testAlone() { Self.thread.start { mismatch("x-after") } }
}

/// A class whose tests, and those of classes derived from it, have settings.
class ScopedXCTestCase: XCTestCase {
  override func invokeTest() {
    withSnapshots("detached", directory: "References", record: .never) { super.invokeTest() }
  }
}

final class ScopedXCTests: ScopedXCTestCase {
  private func check(_ runner: Runner) async {
    await runner.run {
      assertSnapshot(of: "of the suite\n", as: .text, named: runner.rawValue)
    }
  }

  func testDetachedTask() async { await check(.detachedTask) }

  func testDispatchQueue() async { await check(.dispatchQueue) }

  func testThread() async { await check(.thread) }
}

final class ScopedMismatchXCTests: ScopedXCTestCase {
  func testThread() async {
    await Runner.thread.run { assertSnapshot(of: "is", as: .text, named: "thread") }
  }
}
