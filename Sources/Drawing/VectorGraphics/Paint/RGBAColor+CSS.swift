internal import MathSupport

extension RGBAColor {
  /// Reads a colour as CSS Color Module Level 4 writes it: `#007aff`, a name, `rgb(0 122 255 / 50%)`,
  /// `hsl(211deg, 100%, 50%)`, `hwb(211 0% 0%)`, `lab(53 8 -73)`, `lch(53 73 277)`, `oklab(0.6 -0.04 -0.2)`,
  /// `oklch(0.6 0.2 257)` or `color(srgb 0 0.5 1)`, in any letter case; nil for any other text.
  ///
  /// Commas and spaces separate numbers alike, and `rgba` and `hsla` are other names of the same functions. A number
  /// outside of its range is clamped to it.
  package init?(css text: some StringProtocol) {
    let text = text.lowercased()
    if let color = RGBAColor(hexString: text) ?? RGBAColor(cssName: text) {
      self = color
      return
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    var parts = inner.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    let isSRGB = text[..<open] == "color" && parts.first == "srgb"
    if isSRGB { parts.removeFirst() }
    guard parts.count == 3 || parts.count == 4,
      inner.filter({ $0 == "," || $0 == "/" }).count < parts.count,
      let alpha = parts.count == 4 ? Self.number(parts[3], whole: 1) : 1
    else { return nil }
    switch text[..<open] {
    case "rgb", "rgba":
      let channels = parts.prefix(3).compactMap { Self.number($0, whole: 255) }
      guard channels.count == 3 else { return nil }
      self.init(channels.map { $0 / 255 }, alpha: alpha)
    case "hsl", "hsla":
      guard let hue = Self.hue(parts[0]), let saturation = Self.number(parts[1], whole: 100),
        let lightness = Self.number(parts[2], whole: 100)
      else { return nil }
      self.init(
        Self.channels(
          hue: hue, saturation: min(max(saturation / 100, 0), 1),
          lightness: min(max(lightness / 100, 0), 1)),
        alpha: alpha)
    case "hwb":
      guard let hue = Self.hue(parts[0]), let white = Self.number(parts[1], whole: 100),
        let black = Self.number(parts[2], whole: 100)
      else { return nil }
      let sum = max((white + black) / 100, 1)
      let (low, high) = (white / 100 / sum, 1 - black / 100 / sum)
      self.init(
        Self.channels(hue: hue, saturation: 1, lightness: 0.5).map { low + $0 * (high - low) },
        alpha: alpha)
    case "lab", "lch", "oklab", "oklch":
      let isOK = text.hasPrefix("ok")
      let isPolar = text[..<open].hasSuffix("lch")
      guard !inner.contains(","), let lightness = Self.number(parts[0], whole: isOK ? 1 : 100),
        let first = Self.number(parts[1], whole: isOK ? 0.4 : isPolar ? 150 : 125),
        let second = isPolar
          ? Self.hue(parts[2]) : Self.number(parts[2], whole: isOK ? 0.4 : 125)
      else { return nil }
      let axis = Degrees.unitVector(isPolar ? second : 0)
      let (a, b) = isPolar ? (axis.dx * first, axis.dy * first) : (first, second)
      let light = isOK ? Self.light(okLab: lightness, a, b) : Self.light(lab: lightness, a, b)
      self.init(light.map { SRGB.encoded(min(max($0, 0), 1)) }, alpha: alpha)
    case "color" where isSRGB:
      let channels = parts.prefix(3).compactMap { Self.number($0, whole: 1) }
      guard channels.count == 3 else { return nil }
      self.init(channels, alpha: alpha)
    default: return nil
    }
  }

  /// - Parameters:
  ///   - channels: red, green and blue, from 0 to 1.
  ///   - alpha: the opacity, from 0 to 1.
  private init(_ channels: [Double], alpha: Double) {
    let bytes = (channels + [alpha]).map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// The linear light of a colour in OKLab (CSS Color 4, section 9).
  private static func light(okLab l: Double, _ a: Double, _ b: Double) -> [Double] {
    let roots = product(
      [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.2914855480],
      ], [l, a, b])
    return product(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ], roots.map { $0 * $0 * $0 })
  }

  /// The linear light of a colour in CIE Lab with the white of D50 (CSS Color 4, section 9).
  private static func light(lab l: Double, _ a: Double, _ b: Double) -> [Double] {
    let y = (l + 16) / 116
    func tristimulus(_ root: Double, _ white: Double) -> Double {
      let cube = root * root * root
      return white * (cube > 216.0 / 24389 ? cube : (116 * root - 16) * 27 / 24389)
    }
    return product(
      [
        [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
        [0.0719453, -0.2289914, 1.4052427],
      ],
      [tristimulus(y + a / 500, 0.96422), tristimulus(y, 1), tristimulus(y - b / 200, 0.82521)])
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
  }

  /// The formula of CSS Color 4, section 7.1, for a hue in degrees and two fractions.
  private static func channels(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    [0.0, 8, 4].map { offset in
      let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = turn < 0 ? turn + 12 : turn
      return lightness
        - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// A number, a percentage of `whole`, or `none`, which is 0; nil for any other text.
  private static func number(_ text: Substring, whole: Double) -> Double? {
    if text == "none" { return 0 }
    guard text.last == "%" else { return decimal(text) }
    return decimal(text.dropLast()).map { $0 / 100 * whole }
  }

  /// An angle in degrees; nil for any other text.
  private static func hue(_ text: Substring) -> Double? {
    let units = [("deg", 1.0), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360.0)]
    for (unit, degrees) in units where text.hasSuffix(unit) {
      return decimal(text.dropLast(unit.count)).map { $0 * degrees }
    }
    return text == "none" ? 0 : decimal(text)
  }

  private static func decimal(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-e".utf8.contains($0) }) else { return nil }
    return Double(text.hasPrefix(".") ? "0" + text : text).flatMap { abs($0) < 1e9 ? $0 : nil }
  }
}
