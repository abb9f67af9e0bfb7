import Messages

/// The part of a plan's drawings that one of several machines makes.
package struct Shard: Hashable, Sendable {
  /// From 1 to ``count``.
  package let index: Int
  package let count: Int

  /// The only shard of a run that is not divided.
  package static let whole = Shard(1, of: 1)

  private init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Parses a text such as `3/8`: the third of eight shards.
  ///
  /// - Throws: ``PipelineError/shard(_:problem:)`` for any other text.
  package init(_ text: String) throws(PipelineError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1])
    else { throw .shard(text, problem: "write it as 3/8, the third of eight") }
    guard count >= 1, count <= 100_000 else {
      throw .shard(text, problem: "there must be 1 to 100000 shards")
    }
    guard index >= 1, index <= count else {
      throw .shard(text, problem: "shards are numbered from 1 to \(count)")
    }
    self.init(index, of: count)
  }

  /// Whether the drawing at the given index of the plan is in this shard.
  func contains(_ drawingIndex: Int) -> Bool { drawingIndex % count == index - 1 }

  /// Whether this shard also makes the files that show several drawings (``AggregateFile``).
  var holdsAggregateFiles: Bool { index == 1 }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text).flatMap { $0 <= 1_000_000_000 ? $0 : nil }
  }
}

/// A shard is encoded as its text, such as `3/8`.
extension Shard: Codable {
  package init(from decoder: any Decoder) throws {
    self = try Shard(decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}
