import Messages

/// The difference of two texts, line by line.
struct TextDifference {
  private let old: [Substring]
  private let new: [Substring]

  init(expected: String, actual: String) {
    old = Self.lines(of: expected)
    new = Self.lines(of: actual)
  }

  /// The lines that differ, with three lines around them, each cut after 1,000 characters; nil if a text has more
  /// than 2,000 lines. A line `…` stands for those left out.
  var hunks: [String]? {
    guard max(old.count, new.count) <= 2000 else { return nil }
    let all = lines.unicodeScalars.split(separator: "\n").map(Substring.init)
    let changed = all.indices.filter { all[$0].utf8.first != UInt8(ascii: " ") }
    var isNear = [Bool](repeating: false, count: all.count)
    for index in changed {
      for near in max(0, index - 3)...min(all.count - 1, index + 3) { isNear[near] = true }
    }
    var hunks: [String] = []
    for (index, line) in all.enumerated() {
      if isNear[index] {
        hunks.append(DisplayText.escaped(String(line.prefix(1000))))
      } else if index == 0 || isNear[index - 1] {
        hunks.append("…")
      }
    }
    return hunks.count > 500 ? hunks.prefix(500) + ["…"] : hunks
  }

  /// One sentence about the first difference.
  var summary: String {
    // Compares bytes because Swift strings are equal if they are canonically equivalent.
    let first = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    func quoted(_ lines: [Substring]) -> String {
      lines.indices.contains(first)
        ? "'\(DisplayText.excerpt(String(lines[first]), limit: 200))'" : "nothing"
    }
    let expected = quoted(old)
    let actual = quoted(new)
    let note = expected == actual || looksEqual(first) ? ", in other bytes" : ""
    return "line \(first + 1) was expected to be \(expected) and is \(actual)\(note)"
  }

  private func looksEqual(_ line: Int) -> Bool {
    old.indices.contains(line) && new.indices.contains(line) && old[line] == new[line]
  }

  private static func lines(of text: String) -> [Substring] {
    // Splits scalars because a carriage return and a line feed together are a single Swift character.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  /// All lines of both texts. A removed line begins with `-`, an added one with `+`, an unchanged one with a
  /// space.
  var lines: String {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
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
