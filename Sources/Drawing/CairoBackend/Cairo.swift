internal import CCairo

/// The Cairo library in use.
package enum Cairo {
  /// The version, such as `1.16.0`.
  package static var version: String { String(cString: cairo_version_string()) }
}
