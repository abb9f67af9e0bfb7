/// The Debian packages with fonts for characters.
enum FontPackage {
  /// The name of a package; nil where none is known to have an outline for it.
  static func name(for scalar: Unicode.Scalar, script: String) -> String? {
    if scalar.properties.isEmojiPresentation { return nil }
    switch script {
    case "Hani", "Bopo", "Hira", "Kana", "Hang": return "fonts-noto-cjk"
    case "Latn", "Cyrl", "Grek": return "fonts-noto-core"
    default:
      if NotoFamilies.scripts[script] != nil { return "fonts-noto-core" }
    }
    // GNU Unifont 15 draws every character of the first plane up to its Unicode version.
    guard scalar.value <= 0xFFFF, let age = scalar.properties.age, age.major <= 15 else {
      return nil
    }
    return "fonts-unifont"
  }
}
