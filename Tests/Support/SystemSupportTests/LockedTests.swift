import SystemSupport
import Testing

@Suite struct LockedTests {
  @Test func `no change of several threads is lost`() {
    let numbers = Locked<[Int]>([])
    Parallel.run(4) { for number in 0..<1000 { numbers.withLock { $0.append(number) } } }
    let found = numbers.withLock { $0.sorted() }
    #expect(found == (0..<4000).map { $0 / 4 })
  }

  @Test func `the value is what the last function left, and a function returns what it likes`() {
    let text = Locked("a")
    #expect(text.withLock { $0 } == "a")
    let count = text.withLock { text in
      text += "b"
      return text.count
    }
    #expect(count == 2)
    #expect(text.withLock { $0 } == "ab")
  }
}
