import SystemSupport

/// The difference of two texts, line by line.
struct TextDifference {
  /// The first difference in one sentence.
  let summary: String
  /// All lines: removed ones begin with `-`, added ones with `+`, unchanged ones with a space.
  let lines: String

  init(expected: String, actual: String) {
    let old = Self.lines(of: expected)
    let new = Self.lines(of: actual)
    let first = zip(old, new).prefix { $0 == $1 }.count
    func quoted(_ lines: [Substring]) -> String {
      lines.indices.contains(first)
        ? "'\(DisplayText.escaped(String(lines[first])))'" : "nothing"
    }
    summary = "line \(first + 1) was expected to be \(quoted(old)) and is \(quoted(new))"
    lines = Self.merged(old, new)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> String {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text = ""
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        text += "-\(old[i])\n"
        i += 1
      } else if j < new.count, inserted.contains(j) || i >= old.count {
        text += "+\(new[j])\n"
        j += 1
      } else {
        text += " \(old[i])\n"
        i += 1
        j += 1
      }
    }
    return text
  }
}
