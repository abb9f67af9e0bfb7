import Synchronization
import SystemSupport
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 1000], [1, 3])
  func `a function is called once for each index`(count: Int, jobs: Int) {
    let calls = Mutex([Int](repeating: 0, count: count))
    #expect(Parallel.forEach(count, jobs: jobs) { index in calls.withLock { $0[index] += 1 } })
    #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
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
    let arrived = Atomic(0)
    Parallel.run(5) {
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 5 {}
    }
    #expect(arrived.load(ordering: .relaxed) == 5)
  }

  @Test func `the calling thread ticks until the end, or gives up waiting`() {
    let mustEnd = Atomic(false)
    var ticks = 0
    let isFinished = Parallel.forEach(
      1,
      tick: {
        ticks += 1
        mustEnd.store(true, ordering: .relaxed)
        return true
      }
    ) { _ in while !mustEnd.load(ordering: .relaxed) {} }
    #expect(isFinished)
    #expect(ticks >= 2)
    #expect(!Parallel.forEach(1, tick: { false }) { _ in })
  }
}
