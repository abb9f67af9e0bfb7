import SystemSupport

/// One run of a test with one argument. It numbers the snapshots that have no name, in the order of their assertions.
package final class TestRun: Sendable {
  private let numbers = Locked<[String: Int]>([:])

  package init() {}

  /// The next number of a reference.
  ///
  /// - Parameters:
  ///   - path: the path of the reference without a number.
  ///   - taken: numbers that are left out.
  func nextNumber(of path: String, besides taken: Set<Int>) -> Int {
    numbers.withLock { numbers in
      var number = numbers[path, default: 0] + 1
      while taken.contains(number) { number += 1 }
      numbers[path] = number
      return number
    }
  }
}
