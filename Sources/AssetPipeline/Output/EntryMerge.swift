/// The lines of several sorted lists in one order.
struct EntryMerge {
  private struct Source {
    var lines: EntryLines
    var line: EntryLine
  }

  /// A heap: no line comes before that of its parent, which is at half its index.
  private var sources: [Source] = []

  init(_ lists: [EntryLines]) throws(PipelineError) {
    for var lines in lists {
      guard let line = try lines.next() else { continue }
      sources.append(Source(lines: lines, line: line.copy))
    }
    for index in sources.indices.reversed() { sink(index) }
  }

  /// The next line of all; nil at the end.
  mutating func next() throws(PipelineError) -> EntryLine? {
    guard let line = sources.first?.line else { return nil }
    if let next = try sources[0].lines.next() {
      sources[0].line = next.copy
    } else {
      let last = sources.removeLast()
      if !sources.isEmpty { sources[0] = last }
    }
    if !sources.isEmpty { sink(0) }
    return line
  }

  private mutating func sink(_ index: Int) {
    var index = index
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < sources.count
        && EntryLine.precedes(sources[child].line, sources[first].line)
      {
        first = child
      }
      if first == index { return }
      sources.swapAt(index, first)
      index = first
    }
  }
}
