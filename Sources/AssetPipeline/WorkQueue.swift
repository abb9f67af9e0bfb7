import Synchronization

/// Hands out the places of a list to whoever asks next; no two get the same.
final class WorkQueue: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

/// What several workers found, put together when each has finished.
final class Collected<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }

  func update(_ body: @Sendable (inout Value) -> Void) { value.withLock { body(&$0) } }

  var result: Value { value.withLock { $0 } }
}
