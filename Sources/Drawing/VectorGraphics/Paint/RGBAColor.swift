/// An sRGB colour with straight (not premultiplied) alpha and 8 bits per channel.
public struct RGBAColor: Hashable, Sendable {
  /// The red channel, sRGB-encoded, from 0 to 255.
  public var red: UInt8
  /// The green channel, sRGB-encoded, from 0 to 255.
  public var green: UInt8
  /// The blue channel, sRGB-encoded, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque); the other channels are not multiplied by
  /// it.
  public var alpha: UInt8

  /// A colour with the given channels, opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a number such as `0xRRGGBB`; bits above the lowest 24 are ignored.
  public init(hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// Opaque black.
  public static let black = RGBAColor(hex: 0x000000)
  /// Opaque white.
  public static let white = RGBAColor(hex: 0xFFFFFF)
  /// Transparent black.
  public static let clear = RGBAColor(hex: 0x000000, alpha: 0)

  /// The colour with an alpha of 255.
  public var opaque: RGBAColor { RGBAColor(red: red, green: green, blue: blue) }

  /// The colour mixed with white. The sRGB-encoded channels are mixed, and alpha stays the same.
  ///
  /// - Parameter amount: the fraction of white, from 0 to 1.
  public func lightened(by amount: Double) -> RGBAColor { mixed(with: .white, by: amount) }

  /// The colour mixed with another, as ``lightened(by:)`` does with white.
  func mixed(with other: RGBAColor, by amount: Double) -> RGBAColor {
    let k = amount > 0 ? min(amount, 1) : 0
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (a, b) = (Double(a), Double(b))
      return UInt8((a + (b - a) * k).rounded())
    }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }

  /// The colour as text: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  public var hexString: String {
    let digits = Array("0123456789abcdef".utf8)
    var text = "#"
    for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text.unicodeScalars.append(Unicode.Scalar(digits[Int(channel >> 4)]))
      text.unicodeScalars.append(Unicode.Scalar(digits[Int(channel & 15)]))
    }
    return text
  }

  /// Reads a colour that is written as `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(hexString text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var nibbles: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      guard let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      nibbles.append(UInt8(value))
    }
    switch nibbles.count {
    case 3, 4:
      self.init(
        red: nibbles[0] * 17, green: nibbles[1] * 17, blue: nibbles[2] * 17,
        alpha: nibbles.count == 4 ? nibbles[3] * 17 : 255)
    case 6, 8:
      func channel(_ index: Int) -> UInt8 { nibbles[2 * index] << 4 | nibbles[2 * index + 1] }
      self.init(
        red: channel(0), green: channel(1), blue: channel(2),
        alpha: nibbles.count == 8 ? channel(3) : 255)
    default: return nil
    }
  }
}
