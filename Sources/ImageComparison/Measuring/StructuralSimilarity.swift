import RasterImage
import VectorGraphics

/// The structural similarity index of Wang, Bovik, Sheikh & Simoncelli (2004), pixel by pixel.
///
/// Neighbourhoods are weighted by a Gaussian of standard deviation 1.5 pixels, 11 pixels wide, and
/// mirrored at the picture's edges; K1 = 0.01, K2 = 0.03 and a range of 255.
///
/// Bands of rows are measured one by one, in memory that grows with the width of the picture. Means,
/// variances and the covariance of two channels *x* and *y* follow from four blurred values: *x* + *y*,
/// *x* − *y* and the squares of both.
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

  /// The most rows of a band.
  static let band = 64

  /// The lowest index of each pixel in a band of rows, in any channel over any backdrop; nil where
  /// the rows and those they depend on are equal in both pictures, so that every index is 1.
  func lowest(_ rows: Range<Int>) -> [Double]? {
    var lowest: [Double]?
    PixelView.with(a, b) { lowest = self.lowest(rows, $0, $1) }
    return lowest
  }

  private func lowest(_ rows: Range<Int>, _ a: PixelView, _ b: PixelView) -> [Double]? {
    let width = a.width
    let needed = (rows.lowerBound - radius)..<(rows.upperBound + radius)
    guard needed.contains(where: { !a.hasRow(mirrored($0, a.height), of: b) }) else { return nil }
    var lowest = [Double](repeating: 1, count: rows.count * width)
    var line = [Double](repeating: 0, count: Quantity.count * (width + 2 * radius))
    var ring = [Double](repeating: 0, count: taps * Quantity.count * width)
    for backdrop in backdrops {
      for channel in 0..<3 {
        for (step, y) in needed.enumerated() {
          fill(&line, a, b, row: mirrored(y, a.height), channel, backdrop)
          blurAcross(line, into: &ring, slot: step % taps)
          guard step >= 2 * radius else { continue }
          // The slot after the newest has the oldest row.
          lower(&lowest, row: step - 2 * radius, ring, oldest: (step + 1) % taps)
        }
      }
    }
    return lowest
  }

  /// The values of each pixel that are blurred.
  private enum Quantity {
    static let sum = 0
    static let difference = 1
    static let squaredSum = 2
    static let squaredDifference = 3
    static let count = 4
  }

  /// Writes the quantities of a row, each followed by the next and mirrored at both ends.
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

  /// Blurs the quantities of a row along it, into a slot of the ring.
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

  /// Blurs the rows of the ring across each other, and lowers the indices of a row of the band.
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

  /// The index inside the picture of a position at any distance outside: the picture is mirrored
  /// with its edge pixel doubled.
  private func mirrored(_ position: Int, _ count: Int) -> Int {
    let period = 2 * count
    let rest = ((position % period) + period) % period
    return rest < count ? rest : period - 1 - rest
  }
}

private let radius = 5
private let taps = 2 * radius + 1

/// The first six weights of a Gaussian of standard deviation 1.5 at −5 … 5, normalised to a sum
/// of 1; the others are the same from the last to the first.
private let halfOfWeights: (Double, Double, Double, Double, Double, Double) = {
  let bells = (0...radius).map { exponential(-Double(($0 - radius) * ($0 - radius)) / 4.5) }
  let sum = 2 * bells.reduce(0, +) - bells[radius]
  let w = bells.map { $0 / sum }
  return (w[0], w[1], w[2], w[3], w[4], w[5])
}()
