internal import CHarfBuzz

/// The shaping library.
package enum HarfBuzz {
  /// The version that is linked (`hb_version_string`).
  package static var version: String { String(cString: hb_version_string()) }
}
