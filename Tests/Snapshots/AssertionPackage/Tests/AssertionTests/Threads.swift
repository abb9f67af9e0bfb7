import Dispatch
import Foundation

/// The ways for an assertion to run outside of its test's task.
enum Runner: String, CaseIterable {
  case detachedTask, dispatchQueue, thread

  /// Runs a function and waits for it.
  func run(_ body: @escaping @Sendable () -> Void) async {
    switch self {
    case .detachedTask: await Task.detached { body() }.value
    case .dispatchQueue:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          body()
          continuation.resume()
        }
      }
    case .thread:
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          body()
          continuation.resume()
        }
      }
    }
  }
}

/// A thread that waits for its test to end before it runs a function.
struct LateThread: Sendable {
  private let testHasEnded = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  func start(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      testHasEnded.wait()
      body()
      isDone.signal()
    }
  }

  /// Lets the thread go on, from a test that runs later.
  func finish() {
    testHasEnded.signal()
    isDone.wait()
  }
}
