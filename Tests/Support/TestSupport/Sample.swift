package import Foundation

/// The part of a law's inputs that a run of the tests looks at, which is another one each day.
///
/// A law over the world takes seconds, most of which a change never needs. So `make test` draws a part of the inputs by
/// a seed, and `make check` takes all of them. The environment variable `MINTMARK_SAMPLE` is a seed, or `all` for
/// everything; without it the seed is the day in UTC, such as 20261126. The seed is printed once a process.
package struct Sample: Hashable, Sendable {
  package let seed: UInt64
  /// Whether all inputs are taken.
  package let isWhole: Bool

  package static let current: Sample = {
    let setting = ProcessInfo.processInfo.environment["MINTMARK_SAMPLE"]
    guard let sample = Sample(setting, on: Date()) else {
      print("MINTMARK_SAMPLE is '\(setting ?? "")': set it to a seed, such as 20261126, or to all")
      exit(64)
    }
    print(sample.note)
    return sample
  }()

  package init(seed: UInt64, isWhole: Bool = false) { (self.seed, self.isWhole) = (seed, isWhole) }

  /// The sample for a value of `MINTMARK_SAMPLE`; nil for one that is not valid.
  package init?(_ setting: String?, on day: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    let today = ((parts.year ?? 0) * 100 + (parts.month ?? 0)) * 100 + (parts.day ?? 0)
    switch setting {
    case nil, "": self.init(seed: UInt64(today))
    case "all": self.init(seed: UInt64(today), isWhole: true)
    case let text?:
      guard let seed = UInt64(text) else { return nil }
      self.init(seed: seed)
    }
  }

  /// What is printed, so that a failure can be repeated.
  package var note: String {
    isWhole
      ? "sample: all inputs, with random ones of seed \(seed)"
      : "sample seed \(seed): MINTMARK_SAMPLE=\(seed) repeats it, MINTMARK_SAMPLE=all takes everything"
  }

  /// Some of the items in their order: those to take always, and others by the seed up to a number of items.
  ///
  /// - Parameter name: the caller's name, which makes its choice independent of that of other tests.
  package func of<Items: Collection>(
    _ items: Items, count: Int, always: [Items.Element] = [], for name: String
  ) -> [Items.Element] where Items.Element: Equatable {
    let items = Array(items)
    guard !isWhole, count < items.count else { return items }
    var chosen = Set(items.indices.filter { always.contains(items[$0]) })
    var random = generator(for: name)
    for index in items.indices.shuffled(using: &random) where chosen.count < count {
      chosen.insert(index)
    }
    return chosen.sorted().map { items[$0] }
  }

  /// Random numbers of the seed for a caller.
  package func generator(for name: String) -> SeededGenerator {
    // FNV-1a, as Swift's own hashes differ between runs.
    SeededGenerator(
      seed: name.utf8.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Some of the items by the seed of this run; see the method.
  package static func of<Items: Collection>(
    _ items: Items, count: Int, always: [Items.Element] = [], file: String = #fileID,
    function: String = #function
  ) -> [Items.Element] where Items.Element: Equatable {
    current.of(items, count: count, always: always, for: file + function)
  }

  /// Random numbers of the seed of this run.
  package static func generator(
    file: String = #fileID, function: String = #function
  ) -> SeededGenerator {
    current.generator(for: file + function)
  }

  /// The locales that every sample of locales has: of several scripts, with short and long symbols, and from right to
  /// left.
  package static let locales = [
    "en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY",
  ]
}
