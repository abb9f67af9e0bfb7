/// Finds the Debian package to install for a character that no installed font has.
enum FontPackage {
  /// The name of a package with a font that has an outline for the scalar; nil if none is known.
  static func name(for scalar: Unicode.Scalar, script: String) -> String? {
    if scalar.properties.isEmojiPresentation { return nil }
    switch script {
    case "Hani", "Bopo", "Hira", "Kana", "Hang": return "fonts-noto-cjk"
    case "Latn", "Cyrl", "Grek": return "fonts-noto-core"
    default:
      if NotoFamilies.scripts[script] != nil { return "fonts-noto-core" }
    }
    // GNU Unifont 15 has glyphs for all characters of the Basic Multilingual Plane in Unicode 15.
    guard scalar.value <= 0xFFFF, let age = scalar.properties.age, age.major <= 15 else {
      return nil
    }
    return "fonts-unifont"
  }
}
