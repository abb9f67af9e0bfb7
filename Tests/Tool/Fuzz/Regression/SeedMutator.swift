import TestSupport

/// Makes inputs that differ from a seed in a few places, as libFuzzer does without the guidance by coverage.
struct SeedMutator {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var random: SeededGenerator

  /// - Parameters:
  ///   - seeds: what inputs are made of; not empty.
  ///   - dictionary: the text of a libFuzzer dictionary, whose words are put into inputs.
  init(_ seeds: [[UInt8]], dictionary: String = "", random: SeededGenerator) {
    self.seeds = seeds
    self.random = random
    words = dictionary.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\"") else {
        return nil
      }
      return Self.unescaped(line[start..<end].utf8.dropFirst())
    }
  }

  /// The next input: a seed with one to four changes, of at most 32 KiB.
  mutating func next() -> [UInt8] {
    var bytes = seeds[number(seeds.count)]
    for _ in 0..<(1 + number(4)) { change(&bytes) }
    return Array(bytes.prefix(32_768))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = number(bytes.count + 1)
    let part = start..<min(bytes.count, start + 1 + number(1 << number(7)))
    switch number(7) {
    case 0 where !part.isEmpty: bytes[start] ^= 1 << number(8)
    case 1 where !part.isEmpty: bytes[start] = UInt8(number(256))
    case 2: bytes.insert(UInt8(number(256)), at: start)
    case 3: bytes.removeSubrange(part)
    case 4: bytes.insert(contentsOf: bytes[part], at: number(bytes.count + 1))
    case 5:
      let other = seeds[number(seeds.count)]
      bytes = Array(bytes[..<start] + other[number(other.count + 1)...])
    default:
      guard !words.isEmpty else { return }
      let word = words[number(words.count)]
      // Over what is there, or between.
      let end = number(2) == 0 ? start : min(bytes.count, start + word.count)
      bytes.replaceSubrange(start..<end, with: word)
    }
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// The bytes of a word, in which `\x` is followed by two hexadecimal digits and any other `\` by itself or a quote.
  private static func unescaped(_ text: some Sequence<UInt8>) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), Array(text)[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if next == UInt8(ascii: "x"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(next)
      }
    }
    return bytes
  }
}
