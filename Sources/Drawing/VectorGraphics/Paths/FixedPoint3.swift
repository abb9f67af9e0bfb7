/// Numbers as text with at most three decimals, the same in every locale.
package enum FixedPoint3 {
  /// A number in thousandths, rounded, with ties away from zero. The number is limited to ±10¹², and a
  /// number that is not finite counts as 0.
  package static func thousandths(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -1e12), 1e12) * 1000).rounded())
  }

  /// The shortest text of a number that is given in thousandths: `.5`, `-.25`, `3`, `12.125`.
  ///
  /// - Parameter leadingZero: whether to write a zero before the point, as in `0.5`.
  package static func text(thousandths value: Int, leadingZero: Bool = false) -> String {
    var bytes: [UInt8] = []
    Digits(thousandths: value).append(to: &bytes, leadingZero: leadingZero)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with at most three decimals, and with a digit before the point for formats that refuse
  /// `.5`.
  package static func text(_ value: Double) -> String {
    text(thousandths: thousandths(value), leadingZero: true)
  }

  /// The digits of a number that is given in thousandths, without trailing zeros.
  struct Digits {
    let isNegative: Bool
    private let whole: UInt
    /// The digits after the point as a number; `decimals` is their count, from 0 to 3.
    private let fraction: UInt
    private let decimals: Int

    init(thousandths value: Int) {
      isNegative = value < 0
      whole = value.magnitude / 1000
      let fraction = value.magnitude % 1000
      if fraction % 10 != 0 {
        self.fraction = fraction
        decimals = 3
      } else if fraction % 100 != 0 {
        self.fraction = fraction / 10
        decimals = 2
      } else {
        self.fraction = fraction / 100
        decimals = fraction == 0 ? 0 : 1
      }
    }

    var hasPoint: Bool { decimals > 0 }
    /// Whether the text without a leading zero begins with the point.
    var beginsWithPoint: Bool { hasPoint && whole == 0 && !isNegative }

    func append(to bytes: inout [UInt8], leadingZero: Bool) {
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      if whole > 0 || !hasPoint || leadingZero { Self.append(whole, to: &bytes) }
      guard hasPoint else { return }
      bytes.append(UInt8(ascii: "."))
      if decimals > 2 { bytes.append(Self.digit(fraction / 100)) }
      if decimals > 1 { bytes.append(Self.digit(fraction / 10 % 10)) }
      bytes.append(Self.digit(fraction % 10))
    }

    private static func append(_ number: UInt, to bytes: inout [UInt8]) {
      if number >= 10 { append(number / 10, to: &bytes) }
      bytes.append(digit(number % 10))
    }

    private static func digit(_ value: UInt) -> UInt8 {
      UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
    }
  }
}
