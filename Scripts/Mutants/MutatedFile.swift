/// A file with the choices of its mutants in it.
struct MutatedFile {
  private(set) var bytes: [UInt8] = []
  /// The lines, counted from 1, that each mutant has in it.
  private(set) var places: [(lines: ClosedRange<Int>, mutant: Mutant)] = []

  /// - Precondition: No two mutants overlap.
  init(_ source: [UInt8], mutants: [Mutant]) {
    var (end, line) = (0, 1)
    func append(_ part: some Collection<UInt8>) {
      bytes += part
      line += part.count { $0 == UInt8(ascii: "\n") }
    }
    for mutant in mutants.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      append(source[end..<mutant.range.lowerBound])
      let first = line
      append(Array(mutant.source(of: String(decoding: source[mutant.range], as: UTF8.self)).utf8))
      places.append((first...line, mutant))
      end = mutant.range.upperBound
    }
    append(source[end...])
  }

  /// The mutant that is to blame for an error: that of the line, or else the last one above it.
  ///
  /// Above is where the cause of a missing return or an uninitialised variable is.
  func mutant(at line: Int) -> Mutant? {
    places.last { $0.lines.contains(line) }?.mutant
      ?? places.last { $0.lines.upperBound < line }?.mutant ?? places.first?.mutant
  }
}
