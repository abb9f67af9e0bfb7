/// The transfer function of sRGB.
package enum SRGB {
  /// Converts an sRGB-encoded channel to linear light, from 0 (none) to 1 (IEC 61966-2-1).
  ///
  /// - Parameter encoded: the channel as it is stored, from 0 to 1.
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : power((encoded + 0.055) / 1.055, 2.4)
  }

  /// Converts linear light to an sRGB-encoded channel: the inverse of ``linear(_:)``.
  package static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * power(linear, 1 / 2.4) - 0.055
  }
}
