import TestSupport
import Testing

import VectorGraphics

@Suite struct SweepStatusTests {
  @Test(arguments: 0..<10)
  func `sums are those of a plain list`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var status = SweepStatus(capacity: 400)
    // Items with random keys, kept from top to bottom.
    let keys = (0..<400).map { _ in Int.random(in: 0..<1000, using: &random) }
    var list: [Int] = []
    for item in keys.indices {
      status.insert(Int32(item), weight: Int32(item % 5 - 2)) { keys[Int($0)] <= keys[item] }
      list.insert(item, at: list.firstIndex { keys[$0] > keys[item] } ?? list.count)
      if item % 3 == 2, let gone = list.randomElement(using: &random) {
        status.remove(Int32(gone))
        list.removeAll { $0 == gone }
      }
      var sum = 0
      for other in list {
        #expect(Int(status.sum(above: Int32(other))) == sum)
        sum += other % 5 - 2
      }
    }
  }
}
