internal import CHarfBuzz

/// The shaping library.
public enum HarfBuzz {
  /// The version that is linked (`hb_version_string`).
  public static var version: String { String(cString: hb_version_string()) }
}
