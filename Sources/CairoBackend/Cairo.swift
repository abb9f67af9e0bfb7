internal import CCairo

/// The Cairo library in use.
public enum Cairo {
  /// The version, such as `1.16.0`.
  public static var version: String { String(cString: cairo_version_string()) }
}
