import ConfigurationReader

/// The resources of the native projects of a React Native app: the first catalog and the first Android resources
/// of the configuration.
struct NativeResources {
  private let catalog: AssetCatalogTarget
  private let android: AndroidTarget

  /// The constants of the lookup in JavaScript: the beginnings of a drawing's names.
  var names: String {
    """
    const catalog = \(SourceLiteral.quoted("\(catalog.namespace)/"));
    const resources = \(SourceLiteral.quoted("\(android.prefix)_"));
    """
  }

  /// The constants of the plugin in JavaScript.
  ///
  /// - Parameter folder: the folder of the plugin, relative to the output as the targets' paths are.
  func sources(for folder: String) -> String {
    let up = String(repeating: "../", count: folder.split(separator: "/").count)
    let constants = [
      ("catalog", up + catalog.path), ("namespace", catalog.namespace),
      ("resources", up + android.path.appendingPathComponent("res")), ("prefix", android.prefix),
    ]
    return SourceText.lines(constants) { "const \($0) = \(SourceLiteral.quoted($1));" }
  }

  /// Nil without a catalog, or without Android resources.
  init?(_ configuration: Configuration) {
    guard let indices = configuration.nativeTargets,
      let catalog = configuration.targets[indices.catalog].target as? AssetCatalogTarget,
      let android = configuration.targets[indices.android].target as? AndroidTarget
    else { return nil }
    self.catalog = catalog
    self.android = android
  }
}

extension Configuration {
  /// The indices of the first catalog and the first Android target; nil without both.
  var nativeTargets: (catalog: Int, android: Int)? {
    guard let catalog = targets.firstIndex(where: { $0.target is AssetCatalogTarget }),
      let android = targets.firstIndex(where: { $0.target is AndroidTarget })
    else { return nil }
    return (catalog, android)
  }

  /// Checks that there are the targets whose names a React Native target returns, and lets the app keep their
  /// drawables.
  mutating func connectNativeTargets(_ nodes: [ConfigurationNode]) throws(ConfigurationError) {
    let native = zip(targets, nodes).first { ($0.0.target as? ReactNativeTarget)?.isNative == true }
    guard let (_, node) = native else { return }
    guard let android = nativeTargets?.android,
      var target = targets[android].target as? AndroidTarget
    else {
      throw (node["native"] ?? node).error(
        "native names are those of an asset catalog and of Android resources",
        fix: "add targets of the kinds xcassets and android")
    }
    target.areFoundByName = true
    targets[android].target = target
  }
}
