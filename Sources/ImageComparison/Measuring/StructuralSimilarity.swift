import VectorGraphics

/// The structural similarity index of Wang, Bovik, Sheikh & Simoncelli (2004), pixel by pixel.
///
/// Neighbourhoods are weighted by a Gaussian of standard deviation 1.5 pixels, 11 pixels wide, and
/// mirrored at the picture's edges; K1 = 0.01, K2 = 0.03 and a range of 255.
struct StructuralSimilarity {
  let width: Int
  let height: Int

  /// The index of each pixel, 1 where the neighbourhoods are equal.
  func map(_ x: [Double], _ y: [Double]) -> [Double] {
    let c1 = 2.55 * 2.55
    let c2 = 7.65 * 7.65
    let meanX = blurred(x)
    let meanY = blurred(y)
    let squareX = blurred(x.map { $0 * $0 })
    let squareY = blurred(y.map { $0 * $0 })
    let product = blurred(zip(x, y).map { $0 * $1 })
    return x.indices.map { index in
      let (mx, my) = (meanX[index], meanY[index])
      let varianceX = squareX[index] - mx * mx
      let varianceY = squareY[index] - my * my
      let covariance = product[index] - mx * my
      return (2 * mx * my + c1) * (2 * covariance + c2)
        / ((mx * mx + my * my + c1) * (varianceX + varianceY + c2))
    }
  }

  private func blurred(_ values: [Double]) -> [Double] {
    let rows = convolved(values, count: width, lines: height, step: 1, lineStep: width)
    return convolved(rows, count: height, lines: width, step: width, lineStep: 1)
  }

  private func convolved(
    _ values: [Double], count: Int, lines: Int, step: Int, lineStep: Int
  ) -> [Double] {
    var result = values
    let sources = (-radius..<count + radius).map { mirrored($0, count) * step }
    for line in 0..<lines {
      let base = line * lineStep
      for position in 0..<count {
        var sum = 0.0
        for tap in weights.indices { sum += weights[tap] * values[base + sources[position + tap]] }
        result[base + position * step] = sum
      }
    }
    return result
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

/// A Gaussian of standard deviation 1.5 at −5 … 5, normalised to a sum of 1.
private let weights: [Double] = {
  let bells = (-radius...radius).map { exponential(-Double($0 * $0) / 4.5) }
  let sum = bells.reduce(0, +)
  return bells.map { $0 / sum }
}()
