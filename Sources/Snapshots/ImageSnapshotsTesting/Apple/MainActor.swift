#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Runs a function on the main actor, on which views are drawn, and returns what it returns.
  ///
  /// - Throws: what the function throws, or ``PixmapFailure/offMainThread`` on any other thread.
  func onMainActor<Result: Sendable>(
    _ function: @MainActor () throws -> Result
  ) throws -> Result {
    guard Thread.isMainThread else { throw PixmapFailure.offMainThread }
    return try MainActor.assumeIsolated(function)
  }
#endif
