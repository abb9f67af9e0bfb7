public import RasterImage
import VectorGraphics

extension Comparison {
  /// The expected picture faded, with differing pixels in red, those that differ in their
  /// anti-aliasing only in yellow, ignored ones hatched, and a frame around each changed area.
  ///
  /// Where the sizes differ it is as large as both, and the pixels of only one picture are red.
  ///
  /// - Parameters:
  ///   - expected: the first picture that was compared.
  ///   - actual: the second one.
  public func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var canvas = Canvas(width: width, height: height, background: .white)
    for y in 0..<height {
      for x in 0..<width { canvas[x, y] = differenceColor(x, y, expected, actual) }
    }
    for area in measurement?.areas ?? [] { canvas.frame(area.bounds, Self.frameColor) }
    return canvas.pixmap ?? expected
  }

  /// The expected picture, the difference and the actual picture side by side over a checkerboard,
  /// 8 pixels apart.
  public func sideBySidePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let difference = differencePicture(expected: expected, actual: actual)
    let gap = 8
    let panels = [expected, difference, actual]
    let width = panels.reduce(gap) { $0 + $1.width + gap }
    let height = difference.height + 2 * gap
    var canvas = Canvas(width: width, height: height, background: RGBAColor(hex: 0x8E8E93))
    var x = gap
    for panel in panels {
      canvas.draw(panel, x: x, y: gap)
      x += panel.width + gap
    }
    return canvas.pixmap ?? difference
  }

  private static let differingColor = RGBAColor(hex: 0xE5002B)
  private static let antialiasedColor = RGBAColor(hex: 0xFFC800)
  private static let frameColor = RGBAColor(hex: 0x0040DD)

  private func differenceColor(_ x: Int, _ y: Int, _ expected: Pixmap, _ actual: Pixmap)
    -> RGBAColor
  {
    guard measurement != nil else {
      // Pixels that only one of the pictures has differ.
      guard x < min(expected.width, actual.width), y < min(expected.height, actual.height) else {
        return Self.differingColor
      }
      return faded(expected.color(x, y))
    }
    let index = y * expected.width + x
    let mark = marks.indices.contains(index) ? marks[index] : .same
    switch mark {
    case .differing: return Self.differingColor
    case .antialiased: return Self.antialiasedColor
    case .ignored where (x + y) % 4 == 0: return RGBAColor(hex: 0xC7C7CC)
    case .same, .tolerated, .ignored: return faded(expected.color(x, y))
    }
  }

  /// The pixel's grey at 15 % over white.
  private func faded(_ color: RGBAColor) -> RGBAColor {
    let grey = YIQ.luma((Double(color.red), Double(color.green), Double(color.blue)))
    let value = 255 + (grey - 255) * 0.15 * Double(color.alpha) / 255
    let channel = UInt8(min(max(value.rounded(), 0), 255))
    return RGBAColor(red: channel, green: channel, blue: channel)
  }
}

/// An opaque bitmap to draw on.
private struct Canvas {
  let width: Int
  let height: Int
  private var pixels: [RGBAColor]

  init(width: Int, height: Int, background: RGBAColor) {
    self.width = width
    self.height = height
    pixels = [RGBAColor](repeating: background, count: width * height)
  }

  subscript(x: Int, y: Int) -> RGBAColor {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Draws a picture over a checkerboard of light greys.
  mutating func draw(_ picture: Pixmap, x left: Int, y top: Int) {
    for y in 0..<picture.height where top + y < height {
      for x in 0..<picture.width where left + x < width {
        let isLight = (x / 8 + y / 8).isMultiple(of: 2)
        self[left + x, top + y] = picture.color(x, y).over(grey: isLight ? 255 : 230)
      }
    }
  }

  /// Draws a line of one pixel around a rectangle, outside of it.
  mutating func frame(_ inner: PixelRect, _ color: RGBAColor) {
    let (left, right) = (inner.x - 1, inner.x + inner.width)
    let (top, bottom) = (inner.y - 1, inner.y + inner.height)
    for x in max(left, 0)...min(right, width - 1) {
      if top >= 0 { self[x, top] = color }
      if bottom < height { self[x, bottom] = color }
    }
    for y in max(top, 0)...min(bottom, height - 1) {
      if left >= 0 { self[left, y] = color }
      if right < width { self[right, y] = color }
    }
  }

  var pixmap: Pixmap? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for color in pixels {
      bytes.append(color.red)
      bytes.append(color.green)
      bytes.append(color.blue)
      bytes.append(color.alpha)
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}

extension Pixmap {
  fileprivate func color(_ x: Int, _ y: Int) -> RGBAColor {
    let index = 4 * (y * width + x)
    return RGBAColor(
      red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2], alpha: bytes[index + 3])
  }
}

extension RGBAColor {
  fileprivate func over(grey: Double) -> RGBAColor {
    let opacity = Double(alpha) / 255
    func blend(_ channel: UInt8) -> UInt8 {
      UInt8((grey + (Double(channel) - grey) * opacity).rounded())
    }
    return RGBAColor(red: blend(red), green: blend(green), blue: blend(blue))
  }
}
