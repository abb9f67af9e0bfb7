extension RandomAccessCollection where Index == Int {
  /// The collection in parts of a size, in order; the last part can be smaller. An empty one has no parts.
  func parts(of size: Int) -> [SubSequence] {
    stride(from: startIndex, to: endIndex, by: size).map {
      self[$0..<Swift.min($0 + size, endIndex)]
    }
  }
}
