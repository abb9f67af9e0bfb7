extension DifferenceMap {
  /// Marks the pixels whose largest channel difference, over black or over white, exceeds a number
  /// of steps.
  mutating func markExact(_ a: PixelView, _ b: PixelView, tolerance: UInt8) {
    // Differences are in 255ths of a step, so that those of translucent pixels are whole numbers
    // too.
    let allowed = Int(tolerance) * 255
    // In an area of one change all pairs are the same.
    var last = (PackedPixel(rawValue: 0), PackedPixel(rawValue: 0))
    var difference = 0
    a.forEachDifference(from: b) { x, y, p, q in
      let index = y &* size.width &+ x
      guard marks[index] != .ignored else { return }
      if (p, q) != last {
        last = (p, q)
        difference = channelDifference(p, q)
      }
      guard difference > 0 else { return }
      note(index, Double(difference) / 65025, difference > allowed ? .differing : .tolerated)
    }
  }
}

/// The largest channel difference over black and over white, in 255ths of a step.
func channelDifference(_ p: PackedPixel, _ q: PackedPixel) -> Int {
  let (pa, qa) = (Int(p.alpha), Int(q.alpha))
  // Over white each channel gains 255 × (255 − alpha).
  let white = 255 * (qa - pa)
  func channel(_ c: UInt8, _ d: UInt8) -> Int {
    let black = Int(c) * pa - Int(d) * qa
    return max(abs(black), abs(black + white))
  }
  return max(channel(p.red, q.red), channel(p.green, q.green), channel(p.blue, q.blue))
}
