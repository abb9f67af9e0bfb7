import ConfigurationReader

/// The description of a folder of an asset catalog, its `Contents.json`, which an app can have already for assets
/// of its own.
///
/// If the app's says the same as the planned one, it stays the app's: a run neither writes nor records it, so that
/// no later run removes it.
struct CatalogFolder: Equatable {
  /// Whether the folder's name is a part of the names of its assets. Nothing else in the file matters to them:
  /// author and version are the editor's.
  private let providesNamespace: Bool

  /// Whether the path is that of such a file, and not that of the description of a set.
  static func isDescribed(by path: String) -> Bool {
    let names = path.split(separator: "/")
    guard names.last == "Contents.json", let folder = names.dropLast().last else { return false }
    return !folder.hasSuffix(".imageset") && !folder.hasSuffix(".symbolset")
  }

  /// Reads JSON as the YAML that it is too; nil if the bytes are not a valid description.
  init?(_ bytes: [UInt8]) {
    guard let contents = try? ConfigurationNode(yaml: bytes, file: "Contents.json"),
      contents.entries != nil
    else { return nil }
    providesNamespace = contents["properties"]?["provides-namespace"]?.boolean ?? false
  }
}
