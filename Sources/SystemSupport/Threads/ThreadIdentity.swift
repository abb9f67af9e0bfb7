#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a running thread: `pthread_self(3)`. A later thread may get that of an ended
/// one.
package struct ThreadIdentity: Hashable, Sendable {
  private let handle: UInt

  /// The identity of the calling thread.
  package static var current: ThreadIdentity {
    #if canImport(Glibc)
      ThreadIdentity(handle: UInt(pthread_self()))
    #else
      ThreadIdentity(handle: UInt(bitPattern: pthread_self()))
    #endif
  }
}
