/// A pixel of 8-bit red, green, blue and straight alpha in 32 bits. Red is in the lowest byte.
package struct PackedPixel: Hashable {
  var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Fully transparent black, which surrounds every picture.
  static let clear = PackedPixel(rawValue: 0)

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rawValue = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  package var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
  package var isOpaque: Bool { alpha == 255 }

  /// Red, green and blue, 0 to 255.
  package typealias Channels = (red: Double, green: Double, blue: Double)

  /// The channels over a grey backdrop, from 0 to 255 and not rounded.
  ///
  /// - Parameter backdrop: the grey, from 0 to 255.
  package func composite(over backdrop: Double) -> Channels {
    if isOpaque { return (Double(red), Double(green), Double(blue)) }
    let opacity = opacities[Int(alpha)]
    func blend(_ channel: UInt8) -> Double { backdrop + (Double(channel) - backdrop) * opacity }
    return (blend(red), blend(green), blend(blue))
  }
}

/// The opacity, 0 to 1, of each of the 256 alphas. A look-up is faster than a division.
private let opacities = (0...255).map { Double($0) / 255 }

/// The grey behind a translucent picture: 0 is black, 255 is white.
package enum Backdrop {
  package static let black = 0.0
  package static let white = 255.0
}
