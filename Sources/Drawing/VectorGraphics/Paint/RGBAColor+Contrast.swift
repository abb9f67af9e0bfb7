internal import MathSupport

extension RGBAColor {
  /// The relative luminance as defined in WCAG 2.2, from 0 (black) to 1 (white); alpha is ignored.
  public var relativeLuminance: Double {
    func linear(_ channel: UInt8) -> Double { SRGB.linear(Double(channel) / 255) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio as defined in WCAG 2.2, from 1 to 21; alpha is ignored.
  public func contrastRatio(with other: RGBAColor) -> Double {
    let a = relativeLuminance
    let b = other.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The shade nearest to this colour that passes a test; nil if none passes. A shade is the colour mixed with
  /// black or with white.
  ///
  /// - Parameter passes: the test. If a shade passes it, all shades from there to black, or from there to
  ///   white, have to pass it too.
  package func nearestShade(where passes: (RGBAColor) -> Bool) -> RGBAColor? {
    let shades = [RGBAColor.black, .white].compactMap { end in
      (0...255).lazy.map { mixed(with: end, by: Double($0) / 255) }.first(where: passes)
    }
    return shades.min { distance(to: $0) < distance(to: $1) }
  }

  /// The sum of the squared differences of the channels.
  private func distance(to other: RGBAColor) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue]).reduce(0) {
      let difference = Int($1.0) - Int($1.1)
      return $0 + difference * difference
    }
  }
}
