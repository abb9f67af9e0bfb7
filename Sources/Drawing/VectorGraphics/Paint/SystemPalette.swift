/// The releases of iOS whose system colours a name such as `systemBlue` stands for.
public enum SystemPalette: String, CaseIterable, Hashable, Codable, Sendable {
  /// The colours since iOS 26.
  case ios26
  /// The colours of iOS 13 to 18.
  case ios18

  /// The default palette: ``ios26``.
  public static let standard = SystemPalette.ios26

  /// The documentation of the option `--palette` and the key `palette`.
  package static let documentation =
    "The values of Apple's system colours: those since iOS 26, or of iOS 13 to 18."
}
