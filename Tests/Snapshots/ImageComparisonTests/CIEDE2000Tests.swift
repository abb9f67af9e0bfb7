import Testing

import ImageComparison

@Suite struct CIEDE2000Tests {
  /// Sharma, Wu & Dalal, "The CIEDE2000 color-difference formula", 2005, table 1.
  private static let published: [(CIELab, CIELab, Double)] = [
    (lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425),
    (lab(50, 3.1571, -77.2803), lab(50, 0, -82.7485), 2.8615),
    (lab(50, 2.8361, -74.0200), lab(50, 0, -82.7485), 3.4412),
    (lab(50, -1.3802, -84.2814), lab(50, 0, -82.7485), 1.0000),
    (lab(50, -0.9009, -85.5211), lab(50, 0, -82.7485), 1.0000),
    (lab(50, 0, 0), lab(50, -1, 2), 2.3669),
    (lab(50, 2.49, -0.001), lab(50, -2.49, 0.0009), 7.1792),
    (lab(50, 2.49, -0.001), lab(50, -2.49, 0.0011), 7.2195),
    (lab(50, -0.001, 2.49), lab(50, 0.0009, -2.49), 4.8045),
    (lab(50, -0.001, 2.49), lab(50, 0.0011, -2.49), 4.7461),
    (lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065),
    (lab(50, 2.5, 0), lab(73, 25, -18), 27.1492),
    (lab(50, 2.5, 0), lab(61, -5, 29), 22.8977),
    (lab(50, 2.5, 0), lab(56, -27, -3), 31.9030),
    (lab(50, 2.5, 0), lab(58, 24, 15), 19.4535),
    (lab(60.2574, -34.0099, 36.2677), lab(60.4626, -34.1751, 39.4387), 1.2644),
    (lab(63.0109, -31.0961, -5.8663), lab(62.8187, -29.7946, -4.0864), 1.2630),
    (lab(35.0831, -44.1164, 3.7933), lab(35.0232, -40.0716, 1.5901), 1.8645),
    (lab(22.7233, 20.0904, -46.6940), lab(23.0331, 14.9730, -42.5619), 2.0373),
    (lab(36.4612, 47.8580, 18.3852), lab(36.2715, 50.5065, 21.2231), 1.4146),
    (lab(90.9257, -0.5406, -0.9208), lab(88.6381, -0.8985, -0.7239), 1.5381),
    (lab(2.0776, 0.0795, -1.1350), lab(0.9033, -0.0636, -0.5514), 0.9082),
  ]

  private static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> CIELab {
    CIELab(lightness: lightness, a: a, b: b)
  }

  @Test func `differences are those that Sharma, Wu & Dalal published, in both directions`() {
    for (first, second, difference) in Self.published {
      #expect(abs(first.ciede2000(second) - difference) < 5e-5, "\(first) \(second)")
      #expect(abs(second.ciede2000(first) - difference) < 5e-5, "\(second) \(first)")
    }
  }

  @Test func `white, black and the primaries of sRGB have their CIELAB coordinates`() {
    for (channels, expected) in [
      ((255.0, 255.0, 255.0), Self.lab(100, 0, 0)), ((0, 0, 0), Self.lab(0, 0, 0)),
      ((255, 0, 0), Self.lab(53.24, 80.09, 67.20)), ((0, 255, 0), Self.lab(87.73, -86.18, 83.18)),
      ((0, 0, 255), Self.lab(32.30, 79.19, -107.86)),
    ] {
      let found = CIELab(channels)
      #expect(abs(found.lightness - expected.lightness) < 0.01)
      #expect(abs(found.a - expected.a) < 0.01)
      #expect(abs(found.b - expected.b) < 0.01)
    }
  }
}
