import Synchronization

/// Hands out the indexes of a list to the threads that work on it; no two get the same.
package final class WorkQueue: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)

  package init(_ count: Int) { self.count = count }

  /// The next index; nil at the end of the list.
  package func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

/// A value that several threads add to.
package final class Accumulator<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  package init(_ value: Value) { self.value = Mutex(value) }

  package func update(_ body: @Sendable (inout Value) -> Void) { value.withLock { body(&$0) } }

  package var result: Value { value.withLock { $0 } }

  /// The value, of which nothing is kept here.
  package func take(leaving rest: Value) -> Value {
    value.withLock { value in
      defer { value = rest }
      return value
    }
  }
}
