extension PNGEncoder {
  /// Compresses a one-colour drawing once for all its colours.
  ///
  /// The form is a palette of the levels that occur, opaque last so that `tRNS` is short, in the
  /// lowest bit depth, unfiltered (neighbouring levels are no nearer to each other than distant
  /// ones once only their order counts: of the filters none was smallest on every picture tried).
  /// Where a picture is so small that its palette outweighs it, RGBA is tried too. Grey with alpha
  /// is never used, though a little smaller for a grey tint: some readers correct its gamma.
  public mutating func compress(_ coverage: Coverage) throws(PNGError) -> CompressedCoverage {
    try checkSize(coverage.width, coverage.height)
    let counts = levelCounts(coverage.bytes)
    let levels = counts.indices.filter { counts[$0] > 0 }
    var orders = [levels]
    if optimization >= .smaller {
      orders.append(levels.sorted { ($0 == 255 ? -1 : counts[$0]) > ($1 == 255 ? -1 : counts[$1]) })
    }
    var best: CompressedCoverage?
    for order in orders {
      for bitDepth in bitDepths(entries: order.count) {
        var table = [UInt8](repeating: 0, count: 256)
        for (index, level) in order.enumerated() { table[level] = UInt8(clamping: index) }
        let rows = Scanlines(
          samples: coverage.bytes, width: coverage.width, height: coverage.height, table: table,
          bitDepth: bitDepth)
        guard let stream = deflater.zlib(rows.bytes, shorterThan: best?.data.count ?? .max)
        else { continue }
        if let best, stream.count + 12 >= best.data.count { continue }
        best = CompressedCoverage(
          width: coverage.width, height: coverage.height, bitDepth: bitDepth,
          levels: order.map { UInt8(clamping: $0) }, data: PNGFile.chunk("IDAT", stream))
      }
    }
    guard let best else { throw .outOfMemory }
    return best
  }

  /// The bit depths worth trying: the lowest that serves, and at the end of the effort 8 too, as
  /// whole bytes repeat where packed ones do not.
  func bitDepths(entries: Int) -> [Int] {
    let lowest = entries <= 2 ? 1 : entries <= 4 ? 2 : entries <= 16 ? 4 : 8
    return lowest == 8 || optimization < .smaller ? [lowest] : [lowest, 8]
  }
}

/// How often each level occurs; blank and solid pixels go eight at a time.
private func levelCounts(_ bytes: [UInt8]) -> [Int] {
  var counts = [Int](repeating: 0, count: 256)
  bytes.withUnsafeBytes { bytes in
    counts.withUnsafeMutableBufferPointer { counts in
      var i = 0
      while i + 8 <= bytes.count {
        let eight = bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        if eight == 0 {
          counts[0] += 8
        } else if eight == .max {
          counts[255] += 8
        } else {
          for k in i..<(i + 8) { counts[Int(bytes[k])] += 1 }
        }
        i += 8
      }
      while i < bytes.count {
        counts[Int(bytes[i])] += 1
        i += 1
      }
    }
  }
  return counts
}
