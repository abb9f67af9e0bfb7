#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that one thread at a time reads or changes.
///
/// It is the system's lock. Apple's systems have `Mutex` from macOS 15 on, and `OSAllocatedUnfairLock` from macOS 13 on.
/// A signal handler must not use it: the thread that it interrupts may hold the lock.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  package init(_ value: Value) {
    #if canImport(os)
      lock = OSAllocatedUnfairLock(initialState: value)
    #else
      lock = Mutex(value)
    #endif
  }

  /// Calls a function with the value, while no other thread has it. The function must not use the same lock.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(os)
      // `withLock` asks for a function that may run on another thread. This one runs on the calling thread.
      lock.withLockUnchecked(body)
    #else
      lock.withLock { body(&$0) }
    #endif
  }
}
