internal import CHarfBuzz

/// The shaping library.
public enum HarfBuzz {
  /// The version linked, as `hb_version_string` says it.
  public static var version: String { String(cString: hb_version_string()) }
}
