import MathSupport

/// A colour in Björn Ottosson's OKLab with his toe-corrected lightness.
///
/// The matrices are from "A perceptual color space for image processing" (2020). The toe function is from
/// "Okhsv and Okhsl" (2021). It makes lightness grow like that of CIELAB, from 0 (black) to 1 (white).
package struct OKLab: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  /// Converts sRGB channels from 0 to 255. They need not be whole numbers.
  package init(_ channels: (red: Double, green: Double, blue: Double)) {
    let red = linear(channels.red)
    let green = linear(channels.green)
    let blue = linear(channels.blue)
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The HyAB distance (Abasi, Tehran & Fairchild, 2020): the difference in lightness plus the distance in
  /// the plane of `a` and `b`. Black and white have the distance 1.
  ///
  /// For large differences, it fits perception better than the Euclidean distance.
  package func hyAB(_ other: OKLab) -> Double {
    let da = a - other.a
    let db = b - other.b
    return abs(lightness - other.lightness) + (da * da + db * db).squareRoot()
  }
}

private func toe(_ lightness: Double) -> Double {
  let k1 = 0.206
  let k2 = 0.03
  let k3 = (1 + k1) / (1 + k2)
  let x = k3 * lightness - k1
  return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
}

/// The linear light, 0 to 1, of an sRGB channel from 0 to 255.
private func linear(_ channel: Double) -> Double {
  let index = Int(channel)
  if Double(index) == channel, linearChannels.indices.contains(index) {
    return linearChannels[index]
  }
  return SRGB.linear(channel / 255)
}

private let linearChannels = (0...255).map { SRGB.linear(Double($0) / 255) }
