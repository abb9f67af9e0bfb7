/// A polynomial by its coefficients, the constant first.
struct Polynomial {
  var coefficients: [Double]

  init(_ coefficients: [Double]) { self.coefficients = coefficients }

  /// The value at `t`.
  func callAsFunction(_ t: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * t + $1 }
  }

  var derivative: Polynomial {
    Polynomial(coefficients.enumerated().dropFirst().map { Double($0) * $1 })
  }

  /// The parameters between 0 and 1 where the sign changes, in rising order.
  ///
  /// Between the sign changes of the derivative the polynomial is monotonic, so each interval has at most
  /// one, which bisection finds.
  ///
  /// - Complexity: O(n²) for the degree n.
  var signChanges: [Double] {
    guard coefficients.count > 1 else { return [] }
    let knots = [0] + derivative.signChanges + [1]
    return zip(knots, knots.dropFirst()).compactMap { signChange(in: $0, $1, callAsFunction) }
  }

  static func * (a: Polynomial, b: Polynomial) -> Polynomial {
    guard !a.coefficients.isEmpty, !b.coefficients.isEmpty else { return Polynomial([]) }
    var product = [Double](repeating: 0, count: a.coefficients.count + b.coefficients.count - 1)
    for (i, x) in a.coefficients.enumerated() {
      for (j, y) in b.coefficients.enumerated() { product[i + j] += x * y }
    }
    return Polynomial(product)
  }

  static func * (a: Polynomial, k: Double) -> Polynomial {
    Polynomial(a.coefficients.map { $0 * k })
  }

  static func + (a: Polynomial, b: Polynomial) -> Polynomial {
    let count = max(a.coefficients.count, b.coefficients.count)
    func at(_ p: Polynomial, _ i: Int) -> Double {
      i < p.coefficients.count ? p.coefficients[i] : 0
    }
    return Polynomial((0..<count).map { at(a, $0) + at(b, $0) })
  }
}

/// The parameter where a function changes its sign, by bisection; nil if its values at both ends have the
/// same sign or one of them is 0.
func signChange(in low: Double, _ high: Double, _ function: (Double) -> Double) -> Double? {
  var low = low
  var high = high
  let isRising = function(low) < 0
  guard isRising ? function(high) > 0 : function(low) > 0 && function(high) < 0 else { return nil }
  // 52 halvings are the precision of a number near 1.
  for _ in 0..<52 {
    let middle = (low + high) / 2
    if (function(middle) < 0) == isRising { low = middle } else { high = middle }
  }
  return (low + high) / 2
}
