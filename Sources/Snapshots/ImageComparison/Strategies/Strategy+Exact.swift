extension ComparisonRule.Strategy {
  /// The largest difference of a channel, over black and over white. A pixel differs if it is more than
  /// `tolerance` steps, where 255 steps are the full range of a channel.
  public static func exact(tolerance: UInt8 = 0) -> Self {
    Self(
      name: "exact", documentation: "every pixel counts", parameters: [.tolerance],
      values: StrategyValues(tolerance: tolerance), fullRange: 255
    ) { $0.markExact($1, $2, tolerance: $3.tolerance) }
  }
}

extension DifferenceMap {
  /// Marks the pixels that have a different channel over black or over white. They are tolerated if the
  /// largest difference of a channel is at most `tolerance` steps.
  fileprivate mutating func markExact(_ a: PixelView, _ b: PixelView, tolerance: UInt8) {
    // Differences are in 255ths of a step, so that those of translucent pixels are whole numbers too.
    let allowed = Int(tolerance) * 255
    // Neighbouring pixels often have the same pair of colours, so the last result is kept.
    var last = (PackedPixel(rawValue: 0), PackedPixel(rawValue: 0))
    var difference = 0
    a.forEachDifference(from: b) { x, y, p, q in
      let index = y &* size.width &+ x
      guard marks[index] != .ignored else { return x &+ 1 }
      if (p, q) != last {
        last = (p, q)
        difference = channelDifference(p, q)
      }
      if difference > 0 {
        note(index, Double(difference) / 65025, difference > allowed ? .differing : .tolerated)
      }
      return x &+ 1
    }
  }

  /// Marks the pixels whose channels are equal in their upper bytes only. Pixels that are fully transparent
  /// in both pictures are equal.
  ///
  /// - Parameters: the channels with 16 bits each, as RGBA, row by row.
  mutating func markSamples(_ a: [UInt16], _ b: [UInt16]) {
    for index in marks.indices where marks[index] == .same {
      let pixel = 4 * index..<4 * index + 4
      guard a[pixel] != b[pixel], a[4 * index + 3] > 0 || b[4 * index + 3] > 0 else { continue }
      let largest = pixel.reduce(0) { max($0, abs(Int(a[$1]) - Int(b[$1]))) }
      note(index, Double(largest) / 65535, .differing)
    }
  }
}

/// The largest channel difference over black and over white, in 255ths of a step.
@inline(__always)
package func channelDifference(_ p: PackedPixel, _ q: PackedPixel) -> Int {
  let pa = Int(p.alpha)
  let qa = Int(q.alpha)
  let red = Int(q.red) &* qa &- Int(p.red) &* pa
  let green = Int(q.green) &* qa &- Int(p.green) &* pa
  let blue = Int(q.blue) &* qa &- Int(p.blue) &* pa
  // Over white, every channel of a pixel gains 255 × (255 − alpha). So all three differences change by
  // the same number.
  let white = 255 &* (pa &- qa)
  let largest = max(max(red, green), blue) &+ max(white, 0)
  let smallest = min(min(red, green), blue) &+ min(white, 0)
  return max(largest, 0 &- smallest)
}
