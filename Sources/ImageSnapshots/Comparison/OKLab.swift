#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A colour in Björn Ottosson's OKLab with his toe-corrected lightness.
///
/// "A perceptual color space for image processing" (2020) gives the matrices, "Okhsv and Okhsl"
/// (2021) the toe, which makes lightness grow from 0 (black) to 1 (white) as CIELAB's does.
struct OKLab: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  /// The colour of sRGB channels from 0 to 255, whole or not.
  init(_ channels: (red: Double, green: Double, blue: Double)) {
    let red = linear(channels.red)
    let green = linear(channels.green)
    let blue = linear(channels.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The HyAB distance of Abasi, Tehran & Fairchild (2020): lightness and colour apart from each
  /// other, which suits large differences better than the Euclidean one. Black to white is 1.
  func hyAB(_ other: OKLab) -> Double {
    let (da, db) = (a - other.a, b - other.b)
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

private func linear(_ channel: Double) -> Double {
  let index = Int(channel)
  if Double(index) == channel, linearChannels.indices.contains(index) {
    return linearChannels[index]
  }
  return decode(channel)
}

private let linearChannels = (0...255).map { decode(Double($0)) }

/// The inverse of sRGB's transfer function (IEC 61966-2-1).
private func decode(_ channel: Double) -> Double {
  let v = channel / 255
  return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
}
