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
    try self.init(index: index, count: count, text: text)
  }

  /// The shard that a CI system or job scheduler sets in the environment of this process; nil if there is none.
  ///
  /// These variables are read:
  /// - GitLab: `CI_NODE_INDEX` (from 1) and `CI_NODE_TOTAL`.
  /// - Kubernetes: `JOB_COMPLETION_INDEX` (from 0). It does not set the count: set `SHARD_COUNT` yourself.
  /// - Slurm: `SLURM_ARRAY_TASK_ID`, `SLURM_ARRAY_TASK_COUNT`, `SLURM_ARRAY_TASK_MIN` (0 if it is not set) and
  ///   `SLURM_ARRAY_TASK_STEP` (1 if it is not set).
  ///
  /// - Parameter environment: returns the value of the variable with the given name.
  /// - Throws: ``PipelineError/shard(_:problem:)`` for values that are not a valid shard.
  package init?(environment: (String) -> String?) throws(PipelineError) {
    func value(_ name: String) throws(PipelineError) -> Int? {
      guard let text = environment(name), !text.isEmpty else { return nil }
      guard let number = Self.number(text[...]) else {
        throw .shard("\(name)=\(text)", problem: "it must be a whole number")
      }
      return number
    }
    if let total = try value("CI_NODE_TOTAL"), let index = try value("CI_NODE_INDEX") {
      try self.init(index: index, count: total, text: "CI_NODE_INDEX=\(index) of \(total)")
    } else if let index = try value("JOB_COMPLETION_INDEX"), let count = try value("SHARD_COUNT") {
      try self.init(
        index: index &+ 1, count: count, text: "JOB_COMPLETION_INDEX=\(index) of \(count)")
    } else if let task = try value("SLURM_ARRAY_TASK_ID"),
      let count = try value("SLURM_ARRAY_TASK_COUNT")
    {
      let first = try value("SLURM_ARRAY_TASK_MIN") ?? 0
      let step = max(1, try value("SLURM_ARRAY_TASK_STEP") ?? 1)
      try self.init(
        index: (task - first) / step + 1, count: count,
        text: "SLURM_ARRAY_TASK_ID=\(task) of \(count) from \(first)")
    } else {
      return nil
    }
  }

  private init(index: Int, count: Int, text: String) throws(PipelineError) {
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
