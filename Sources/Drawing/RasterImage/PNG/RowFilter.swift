/// The PNG filter types, which predict a byte from its neighbours. The raw values are those of the file
/// format.
package enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth
}

/// The choice of a filter for each row of a picture.
package enum FilterChoice: Hashable {
  case all(RowFilter)
  /// For each row the filter whose differences, taken as signed, have the smallest sum of
  /// absolute values (the heuristic of the PNG specification, section 12.7).
  case smallestDifferences
  /// For each row the filter that leaves the fewest distinct pairs of neighbouring bytes.
  case fewestPairs

  /// All of them.
  static let all = RowFilter.allCases.map { all($0) } + [.smallestDifferences, .fewestPairs]
}

extension Scanlines {
  /// The bytes to compress.
  package func filtered(_ choice: FilterChoice) -> [UInt8] {
    switch choice {
    case .all(.none): bytes
    case .all(let filter): filtered(by: filter)
    case .smallestDifferences: filtered(byLeast: sumOfDifferences)
    case .fewestPairs: filtered(byLeast: numberOfPairs)
    }
  }

  private func filtered(by filter: RowFilter) -> [UInt8] {
    var result = bytes
    for y in 0..<height { write(filter, row: y, to: &result, at: y * stride) }
    return result
  }

  private func filtered(byLeast cost: (UnsafeBufferPointer<UInt8>) -> Int) -> [UInt8] {
    var result = bytes
    var trial = [UInt8](repeating: 0, count: stride)
    for y in 0..<height {
      var least = Int.max
      for filter in RowFilter.allCases {
        write(filter, row: y, to: &trial, at: 0)
        let value = trial.withUnsafeBufferPointer { cost(UnsafeBufferPointer(rebasing: $0[1...])) }
        guard value < least else { continue }
        least = value
        result.replaceSubrange((y * stride)..<((y + 1) * stride), with: trial)
      }
    }
    return result
  }

  /// Writes a filtered row: the byte of the filter type, then each byte minus its prediction.
  private func write(_ filter: RowFilter, row y: Int, to target: inout [UInt8], at offset: Int) {
    bytes.withUnsafeBufferPointer { all in
      target.withUnsafeMutableBufferPointer { target in
        let row = UnsafeBufferPointer(rebasing: all[(y * stride + 1)..<((y + 1) * stride)])
        // The first row has zeros above it. So `up` does there what `none` does, and `paeth` what `sub`
        // does.
        let above =
          y > 0
          ? UnsafeBufferPointer(rebasing: all[((y - 1) * stride + 1)..<(y * stride)]) : nil
        let out = UnsafeMutableBufferPointer(
          rebasing: target[(offset + 1)..<(offset + stride)])
        target[offset] = filter.rawValue
        for x in row.indices {
          let left = x >= pixelStride ? row[x - pixelStride] : 0
          let up = above?[x] ?? 0
          let prediction: UInt8
          switch filter {
          case .none: prediction = 0
          case .sub: prediction = left
          case .up: prediction = up
          case .average: prediction = UInt8(truncatingIfNeeded: (Int(left) + Int(up)) / 2)
          case .paeth:
            prediction = paeth(left, up, x >= pixelStride ? above?[x - pixelStride] ?? 0 : 0)
          }
          out[x] = row[x] &- prediction
        }
      }
    }
  }
}

/// The Paeth predictor: the neighbour nearest to left + up − corner, where the corner is up and to the
/// left. In a tie left comes before up, and up before the corner.
private func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
  let toLeft = abs(Int(up) - Int(corner))
  let toUp = abs(Int(left) - Int(corner))
  let toCorner = abs(Int(left) + Int(up) - 2 * Int(corner))
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}

private func sumOfDifferences(_ row: UnsafeBufferPointer<UInt8>) -> Int {
  row.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
}

private func numberOfPairs(_ row: UnsafeBufferPointer<UInt8>) -> Int {
  var seen = [UInt64](repeating: 0, count: 1024)
  for (a, b) in zip(row, row.dropFirst()) {
    let pair = Int(a) << 8 | Int(b)
    seen[pair >> 6] |= 1 << UInt64(pair & 63)
  }
  return seen.reduce(0) { $0 + $1.nonzeroBitCount }
}
