import VectorGraphics

extension AssetTarget {
  var tintedAppearances: [Appearance] { [.light, .dark] }
}

extension FilesTarget {
  var tintedAppearances: [Appearance] { appearances }
}

extension FlutterTarget {
  var tintedAppearances: [Appearance] { appearances }
}

extension ReactNativeTarget {
  var tintedAppearances: [Appearance] { appearances }
}

extension AssetCatalogTarget {
  var tintedAppearances: [Appearance] { intent == .template ? [] : appearances }
}

extension AndroidTarget {
  var tintedAppearances: [Appearance] { hasNight ? [.light, .dark] : [.light] }
}

extension IconifyTarget {
  var tintedAppearances: [Appearance] { [] }
}

extension Configuration {
  /// The appearances in which some target has the tint.
  package var tintedAppearances: [Appearance] {
    let tinted = Set(targets.flatMap(\.tintedAppearances))
    return Appearance.all.filter(tinted.contains)
  }
}
