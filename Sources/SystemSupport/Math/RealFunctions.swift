#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Functions of real numbers that the C library has and Swift's standard library lacks.
package enum RealFunctions {
  /// The cube root, negative for negative numbers: `cbrt(3)`.
  package static func cubeRoot(_ x: Double) -> Double { cbrt(x) }

  /// *e* raised to a power: `exp(3)`.
  package static func exponential(_ x: Double) -> Double { exp(x) }
}
