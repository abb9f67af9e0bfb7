import SystemSupport
import Testing

@Suite struct ParallelTests {
  private struct Failure: Error, Equatable {
    var item: Int
  }

  @Test(arguments: [0, 1, 2, 1000], [1, 3])
  func `a function is called once for each item, with the worker of its thread`(
    count: Int, jobs: Int
  ) {
    let calls = Locked([Int](repeating: 0, count: count))
    let workers = Locked(0)
    let found = Parallel.map(
      Array(0..<count), jobs: jobs, worker: { workers.withLock { $0 += 1 } }
    ) { item, _ in
      calls.withLock { $0[item] += 1 }
      return -item
    }
    #expect(found == (0..<count).map { -$0 })
    #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
    #expect(workers.withLock { $0 } <= min(count, jobs))
  }

  @Test func `the first item that failed is the error, and no thread takes another after it`() {
    let calls = Locked(0)
    #expect(throws: Failure(item: 3)) {
      try Parallel.map(Array(0..<1000), jobs: 1, worker: {}) { (item: Int, _: Void) throws in
        calls.withLock { $0 += 1 }
        if item >= 3 { throw Failure(item: item) }
      }
    }
    #expect(calls.withLock { $0 } == 4)
  }

  @Test func `results are in the order of the indexes`() {
    #expect(Parallel.map(1000) { $0 * $0 } == (0..<1000).map { $0 * $0 })
    #expect(Parallel.map(0) { $0 } == [])
  }

  @Test func `work in work is done`() {
    let sums = Parallel.map(20) { row in Parallel.map(20) { row * $0 }.reduce(0, +) }
    #expect(sums == (0..<20).map { 190 * $0 })
  }

  @Test func `as many threads as asked for run at once`() {
    let arrived = Locked(0)
    Parallel.run(5) {
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 5 {}
    }
    #expect(arrived.withLock { $0 } == 5)
  }

  @Test func `the calling thread ticks until the end, or gives up waiting`() {
    let mustEnd = Locked(false)
    var ticks = 0
    let isFinished = Parallel.run(
      1,
      tick: {
        ticks += 1
        mustEnd.withLock { $0 = true }
        return true
      }
    ) { while !mustEnd.withLock({ $0 }) {} }
    #expect(isFinished)
    #expect(ticks >= 2)
    #expect(!Parallel.run(1, tick: { false }) {})
  }
}
