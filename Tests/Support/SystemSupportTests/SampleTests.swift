import Foundation
import TestSupport
import Testing

/// The part of their inputs that tests look at.
@Suite struct SampleTests {
  private static let day = Date(timeIntervalSince1970: 1_795_737_599)

  private func sample(_ setting: String?) throws -> Sample {
    try #require(Sample(setting, on: Self.day))
  }

  @Test func `a sample has the items to take always, and as many as asked for, in their order`() {
    for seed in 0..<50 as Range<UInt64> {
      let chosen = Sample(seed: seed).of(0..<100, count: 20, always: [7, 99, 500], for: "a")
      #expect(chosen.count == 20 && chosen == chosen.sorted() && Set(chosen).count == 20)
      #expect(chosen.contains(7) && chosen.contains(99) && chosen.allSatisfy { $0 < 100 })
    }
    #expect(Sample(seed: 1).of(0..<9, count: 2, always: [3, 4, 5], for: "a") == [3, 4, 5])
  }

  @Test func `a seed and a name have one sample, and others have others`() {
    func chosen(_ seed: UInt64, _ name: String) -> [Int] {
      Sample(seed: seed).of(0..<1000, count: 20, for: name)
    }
    #expect(chosen(1, "a") == chosen(1, "a"))
    #expect(chosen(1, "a") != chosen(2, "a"))
    #expect(chosen(1, "a") != chosen(1, "b"))
  }

  @Test func `the samples of some days have every item`() {
    let seen = (20_261_101...20_261_130).flatMap {
      Sample(seed: $0).of(0..<50, count: 10, for: "a")
    }
    #expect(Set(seen) == Set(0..<50))
  }

  @Test func `a whole sample has everything`() throws {
    #expect(try sample("all").of(0..<100, count: 1, for: "a") == Array(0..<100))
    #expect(try sample("1").of(0..<3, count: 3, for: "a") == [0, 1, 2])
  }

  @Test func `without a setting the seed is the day in UTC`() throws {
    // 2026-11-26, 23:59:59.
    #expect(try sample(nil) == Sample(seed: 20_261_126))
    #expect(try sample("") == Sample(seed: 20_261_126))
    #expect(try sample("all") == Sample(seed: 20_261_126, isWhole: true))
    #expect(Sample(nil, on: Self.day.addingTimeInterval(1))?.seed == 20_261_127)
  }

  @Test func `a setting is a seed or all`() throws {
    #expect(try sample("71") == Sample(seed: 71))
    for setting in ["-1", "1.5", "ALL", "some"] { #expect(Sample(setting, on: Self.day) == nil) }
  }

  @Test func `what is printed repeats the sample`() throws {
    let note = try sample("71").note
    let setting = try #require(note.firstMatch(of: #/MINTMARK_SAMPLE=(\d+) /#)?.1)
    #expect(try sample(String(setting)) == sample("71"))
  }
}
