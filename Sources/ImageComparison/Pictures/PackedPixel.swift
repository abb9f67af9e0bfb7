import VectorGraphics

/// Red, green, blue and straight alpha, red in the lowest byte.
struct PackedPixel: Hashable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ color: RGBAColor) {
    rawValue =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      | UInt32(color.alpha) << 24
  }

  var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
  var isOpaque: Bool { alpha == 255 }

  /// Red, green and blue, 0 to 255.
  typealias Channels = (red: Double, green: Double, blue: Double)

  /// The channels over a backdrop of one grey, 0 to 255 and not rounded.
  func composite(over backdrop: Double) -> Channels {
    if isOpaque { return (Double(red), Double(green), Double(blue)) }
    let opacity = opacities[Int(alpha)]
    func blend(_ channel: UInt8) -> Double { backdrop + (Double(channel) - backdrop) * opacity }
    return (blend(red), blend(green), blend(blue))
  }

  /// A channel over a backdrop of one grey: 0 is red, 1 green, 2 blue.
  func channel(_ channel: Int, over backdrop: Double) -> Double {
    let value = Double(UInt8(truncatingIfNeeded: rawValue >> UInt32(8 * channel)))
    if isOpaque { return value }
    return backdrop + (value - backdrop) * (Double(alpha) / 255)
  }
}

/// The 256 alphas from 0 to 1, as a division takes longer than all else.
private let opacities = (0...255).map { Double($0) / 255 }

/// The grey behind a translucent picture: 0 is black, 255 is white.
enum Backdrop {
  static let black = 0.0
  static let white = 255.0

  /// The backdrops over which two pixels may look different.
  static func all(isOpaque: Bool) -> [Double] { isOpaque ? [white] : [white, black] }
}
