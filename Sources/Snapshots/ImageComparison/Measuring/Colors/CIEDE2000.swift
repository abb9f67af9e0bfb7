import MathSupport

/// A colour in CIELAB under illuminant D65, for CIEDE2000.
package struct CIELab: Hashable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  /// Converts sRGB channels from 0 to 255 (IEC 61966-2-1, CIE 15:2004).
  package init(_ channels: (red: Double, green: Double, blue: Double)) {
    let red = SRGB.linear(channels.red / 255)
    let green = SRGB.linear(channels.green / 255)
    let blue = SRGB.linear(channels.blue / 255)
    let x = Self.response((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.response((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  private static func response(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cubeRoot(t) : (24389.0 / 27 * t + 16) / 116
  }

  /// The CIEDE2000 colour difference with all weights 1. A difference of about 1 is just noticeable side by side.
  ///
  /// From G. Sharma, W. Wu & E. N. Dalal, "The CIEDE2000 color-difference formula: implementation
  /// notes, supplementary test data, and mathematical observations", 2005.
  package func ciede2000(_ other: CIELab) -> Double {
    let meanC = (hypotenuse(a, b) + hypotenuse(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * saturation(meanC)
    let a1 = a * stretch
    let a2 = other.a * stretch
    let c1 = hypotenuse(a1, b)
    let c2 = hypotenuse(a2, other.b)
    let isGrey = c1 * c2 == 0
    let h1 = hue(a1, b)
    let h2 = hue(a2, other.b)
    var deltaHue = isGrey ? 0 : h2 - h1
    if deltaHue > 180 { deltaHue -= 360 }
    if deltaHue < -180 { deltaHue += 360 }
    var meanHue = (h1 + h2) / 2
    if isGrey {
      meanHue = h1 + h2
    } else if abs(h1 - h2) > 180 {
      meanHue += h1 + h2 < 360 ? 180 : -180
    }
    let deltaH = 2 * (c1 * c2).squareRoot() * sine(deltaHue / 2)
    let meanL = (lightness + other.lightness) / 2
    let meanC2 = (c1 + c2) / 2
    let t =
      1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue)
      + 0.32 * cosine(3 * meanHue + 6) - 0.20 * cosine(4 * meanHue - 63)
    let offset = (meanL - 50) * (meanL - 50)
    let l = (other.lightness - lightness) / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * meanC2)
    let h = deltaH / (1 + 0.015 * meanC2 * t)
    let bell = (meanHue - 275) / 25
    let rotation = -2 * saturation(meanC2) * sine(60 * exponential(-bell * bell))
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }
}

/// The square root of C⁷ / (C⁷ + 25⁷).
private func saturation(_ chroma: Double) -> Double {
  let seventh = power(chroma, 7)
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

/// The angle of a hue, 0 to 360 degrees; 0 for grey.
private func hue(_ a: Double, _ b: Double) -> Double {
  guard a != 0 || b != 0 else { return 0 }
  let degrees = Degrees.arcTangent(y: b, x: a)
  return degrees < 0 ? degrees + 360 : degrees
}

private func sine(_ degrees: Double) -> Double { Degrees.sin(degrees) }

private func cosine(_ degrees: Double) -> Double { Degrees.cos(degrees) }
