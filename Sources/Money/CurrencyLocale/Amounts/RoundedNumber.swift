/// Division that rounds a tie to the even neighbour, as ICU does.
enum RoundedNumber {
  /// The nearest whole quotient; of two that are equally near, the even one.
  ///
  /// - Precondition: the divisor is above 0.
  static func quotient(of number: UInt64, by divisor: UInt64) -> UInt64 {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    let complement = divisor - remainder
    let isUp =
      remainder > complement || remainder == complement && !quotient.isMultiple(of: 2)
    return quotient + (isUp ? 1 : 0)
  }

  /// Ten to the power of the exponent: 1, 10, 100, …
  ///
  /// - Precondition: the exponent is 0 to 19, because 10^20 doesn't fit in 64 bits.
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
