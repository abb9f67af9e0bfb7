import RasterImage
import SystemSupport
import VectorGraphics

/// The structural similarity index of Wang, Bovik, Sheikh & Simoncelli (2004), pixel by pixel.
///
/// The weights of a neighbourhood are a Gaussian, 11 pixels wide, with a standard deviation of 1.5 pixels.
/// The picture is mirrored at its edges. The constants are K1 = 0.01, K2 = 0.03 and a range of 255.
///
/// The means, the variances and the covariance of two channels *x* and *y* follow from four blurred values:
/// *x* + *y*, *x* − *y* and the squares of both.
struct StructuralSimilarity: Sendable {
  private let a: Pixmap
  private let b: Pixmap
  private let backdrops: [Double]

  init(_ a: Pixmap, _ b: Pixmap) {
    self.a = a
    self.b = b
    var isOpaque = false
    PixelView.with(a, b) { isOpaque = $0.isOpaque && $1.isOpaque }
    backdrops = Backdrop.all(isOpaque: isOpaque)
  }

  /// Calls a function for each pixel with an index below 1, in order: with the pixel's index in the picture, and
  /// with its lowest similarity index in any channel over any backdrop.
  func forEachChange(_ visit: (_ index: Int, _ similarity: Double) -> Void) {
    // The number of rows that a thread measures at a time.
    let step = 64
    let starts = Array(stride(from: 0, to: a.height, by: step))
    let results = Parallel.map(starts.count) {
      lowest(starts[$0]..<min(starts[$0] + step, a.height))
    }
    for case (let start, let lowest?) in zip(starts, results) {
      for (offset, similarity) in lowest.enumerated() where similarity < 1 {
        visit(start * a.width + offset, similarity)
      }
    }
  }

  /// The lowest similarity index of each pixel in a range of rows, in any channel over any backdrop.
  ///
  /// The result is nil if all rows that the indices depend on are equal in both pictures: each index is 1.
  private func lowest(_ rows: Range<Int>) -> [Double]? {
    var lowest: [Double]?
    PixelView.with(a, b) { lowest = self.lowest(rows, $0, $1) }
    return lowest
  }

  private func lowest(_ rows: Range<Int>, _ a: PixelView, _ b: PixelView) -> [Double]? {
    let width = a.width
    let needed = (rows.lowerBound - radius)..<(rows.upperBound + radius)
    guard needed.contains(where: { !a.hasEqualRow(mirrored($0, a.height), of: b) }) else {
      return nil
    }
    var lowest = [Double](repeating: 1, count: rows.count * width)
    var line = [Double](repeating: 0, count: Quantity.count * (width + 2 * radius))
    var ring = [Double](repeating: 0, count: taps * Quantity.count * width)
    for backdrop in backdrops {
      for channel in 0..<3 {
        for (step, y) in needed.enumerated() {
          fill(&line, a, b, row: mirrored(y, a.height), channel, backdrop)
          blurAcross(line, into: &ring, slot: step % taps)
          guard step >= 2 * radius else { continue }
          // The slot after the newest one holds the oldest row.
          lower(&lowest, row: step - 2 * radius, ring, oldest: (step + 1) % taps)
        }
      }
    }
    return lowest
  }

  /// The numbers of the values that are computed for each pixel and then blurred.
  private enum Quantity {
    static let sum = 0
    static let difference = 1
    static let squaredSum = 2
    static let squaredDifference = 3
    static let count = 4
  }

  /// Writes the quantities of a row, one after the other. Each is mirrored at both ends of the row.
  private func fill(
    _ line: inout [Double], _ a: PixelView, _ b: PixelView, row: Int, _ channel: Int,
    _ backdrop: Double
  ) {
    let width = a.width
    let length = width + 2 * radius
    line.withUnsafeMutableBufferPointer { line in
      for x in 0..<width {
        let p = a[row * width + x].channel(channel, over: backdrop)
        let q = b[row * width + x].channel(channel, over: backdrop)
        line[radius + x] = p + q
        line[length + radius + x] = p - q
      }
      for x in Array(-radius..<0) + Array(width..<(width + radius)) {
        let source = radius + mirrored(x, width)
        line[radius + x] = line[source]
        line[length + radius + x] = line[length + source]
      }
      for x in 0..<(2 * length) { line[2 * length + x] = line[x] * line[x] }
    }
  }

  /// Blurs the quantities of a row horizontally and writes them to a slot of the ring buffer.
  private func blurAcross(_ line: [Double], into ring: inout [Double], slot: Int) {
    let width = a.width
    let length = width + 2 * radius
    let (w0, w1, w2, w3, w4, w5) = halfOfWeights
    line.withUnsafeBufferPointer { line in
      ring.withUnsafeMutableBufferPointer { ring in
        for quantity in 0..<Quantity.count {
          let source = UnsafeBufferPointer(rebasing: line[(quantity * length)...].prefix(length))
          let start = (slot * Quantity.count + quantity) * width
          let target = UnsafeMutableBufferPointer(rebasing: ring[start..<(start + width)])
          for x in 0..<width {
            var sum = w5 * source[x + 5]
            sum += w4 * (source[x + 4] + source[x + 6])
            sum += w3 * (source[x + 3] + source[x + 7])
            sum += w2 * (source[x + 2] + source[x + 8])
            sum += w1 * (source[x + 1] + source[x + 9])
            sum += w0 * (source[x] + source[x + 10])
            target[x] = sum
          }
        }
      }
    }
  }

  /// Blurs the rows of the ring buffer vertically, and computes the similarity indices of a row. Replaces
  /// the values in `lowest` that are larger.
  private func lower(_ lowest: inout [Double], row: Int, _ ring: [Double], oldest: Int) {
    let width = a.width
    let (w0, w1, w2, w3, w4, w5) = halfOfWeights
    let c1 = 2.55 * 2.55
    let c2 = 7.65 * 7.65
    ring.withUnsafeBufferPointer { ring in
      func slot(_ age: Int) -> UnsafeBufferPointer<Double> {
        let start = (oldest + age) % taps * Quantity.count * width
        return UnsafeBufferPointer(rebasing: ring[start..<(start + Quantity.count * width)])
      }
      let (r0, r1, r2, r3, r4, r5) = (slot(0), slot(1), slot(2), slot(3), slot(4), slot(5))
      let (r6, r7, r8, r9, r10) = (slot(6), slot(7), slot(8), slot(9), slot(10))
      lowest.withUnsafeMutableBufferPointer { lowest in
        let target = UnsafeMutableBufferPointer(
          rebasing: lowest[(row * width)..<((row + 1) * width)])
        func blurred(_ i: Int) -> Double {
          var sum = w5 * r5[i]
          sum += w4 * (r4[i] + r6[i])
          sum += w3 * (r3[i] + r7[i])
          sum += w2 * (r2[i] + r8[i])
          sum += w1 * (r1[i] + r9[i])
          sum += w0 * (r0[i] + r10[i])
          return sum
        }
        for x in 0..<width {
          let sum = blurred(Quantity.sum * width + x)
          let difference = blurred(Quantity.difference * width + x)
          let (s, d) = (sum * sum, difference * difference)
          let varianceOfSum = blurred(Quantity.squaredSum * width + x) - s
          let varianceOfDifference = blurred(Quantity.squaredDifference * width + x) - d
          // With x and y for the channels: (x + y)² − (x − y)² = 4xy, (x + y)² + (x − y)² = 2x² + 2y².
          let product = ((s - d) / 2 + c1) * ((varianceOfSum - varianceOfDifference) / 2 + c2)
          let squares = ((s + d) / 2 + c1) * ((varianceOfSum + varianceOfDifference) / 2 + c2)
          target[x] = min(target[x], product / squares)
        }
      }
    }
  }

  /// The index in `0..<count` for a position that can be outside of that range. The picture is mirrored at
  /// its edges, and the edge pixel is repeated.
  private func mirrored(_ position: Int, _ count: Int) -> Int {
    let period = 2 * count
    let rest = ((position % period) + period) % period
    return rest < count ? rest : period - 1 - rest
  }
}

private let radius = 5
private let taps = 2 * radius + 1

/// The weights of a Gaussian with a standard deviation of 1.5 at the distances −5 to 0.
///
/// The weights at 1 to 5 are the same as at −1 to −5. The sum of all eleven is 1.
private let halfOfWeights: (Double, Double, Double, Double, Double, Double) = {
  let bells = (0...radius).map { exponential(-Double(($0 - radius) * ($0 - radius)) / 4.5) }
  let sum = 2 * bells.reduce(0, +) - bells[radius]
  let w = bells.map { $0 / sum }
  return (w[0], w[1], w[2], w[3], w[4], w[5])
}()
