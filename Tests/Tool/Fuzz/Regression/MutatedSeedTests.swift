import Foundation
import TestSupport
import Testing

/// Inputs near the seeds, which are others each day; `make fuzz` searches further, with its sanitizer.
@Suite struct MutatedSeedTests {
  /// The share of the inputs that a target gets, for those of which one input takes long.
  private static let shares = ["encoder": 0.5]

  @Test(arguments: FuzzTarget.all)
  func `the law holds for inputs near the seeds`(target: FuzzTarget) throws {
    let seeds = try target.inputs().map { try [UInt8](Data(contentsOf: $0)) }
    let dictionary = FuzzTarget.folder.appending(path: "Dictionaries/\(target.name).dict")
    var mutator = SeedMutator(
      seeds, dictionary: (try? String(contentsOf: dictionary, encoding: .utf8)) ?? "",
      random: Sample.generator(function: target.name))
    // A crash ends the process: the input that it was at stays in this file.
    let current = Repository.url("build/mutated-seeds").appending(path: target.name)
    try FileManager.default.createDirectory(
      at: current.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: current)
    let file = try FileHandle(forWritingTo: current)
    let run = try target.make()
    let count = (Sample.current.isWhole ? 20_000 : 1000) * Self.shares[target.name, default: 1]
    for index in 0..<Int(count) {
      let input = mutator.next()
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: input)
      do {
        try run(input)
      } catch {
        // There FuzzRegressionTests runs it again, until it is fixed and after.
        let found = FuzzTarget.folder.appending(
          path: "Found/\(target.name)/seed-\(Sample.current.seed)-\(index)")
        try FileManager.default.createDirectory(
          at: found.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(input).write(to: found)
        Issue.record(error, "\(target.name): kept \(found.path)")
        break
      }
    }
    try FileManager.default.removeItem(at: current)
  }

  @Test func `a mutator gives other inputs each time, and the same for a seed`() {
    let seeds = [Array("one seed".utf8), Array("another".utf8), []]
    func inputs(_ seed: UInt64) -> [[UInt8]] {
      var mutator = SeedMutator(
        seeds, dictionary: "# no word\nname=\"wo\\\\rd\"\n\"\\x00\\xff\\\"\"",
        random: SeededGenerator(seed: seed))
      return (0..<2000).map { _ in mutator.next() }
    }
    let found = inputs(1)
    #expect(found == inputs(1) && found != inputs(2))
    #expect(Set(found).count > 1500)
    for word in [Array("wo\\rd".utf8), [0, 255, UInt8(ascii: "\"")]] {
      #expect(found.contains { $0.firstRange(of: word) != nil })
    }
  }
}
