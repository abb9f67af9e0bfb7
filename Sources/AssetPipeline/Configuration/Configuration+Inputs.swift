import ConfigurationReader
import SystemSupport
import TextOutlines

extension Configuration {
  /// The files that a configuration is made from: its own, drawings and fonts.
  ///
  /// Files are found in a configuration with errors too, because an error may be in one of them. A file that is
  /// not valid YAML has no other input than itself.
  package static func inputs(of file: FilePath) -> [FilePath] {
    guard let bytes = try? FileReader.bytes(of: file),
      let node = try? ConfigurationNode(yaml: bytes, file: file.string)
    else { return [file] }
    let folder = file.removingLastComponent()
    let drawings = (node["symbols"]?.entries ?? []).compactMap { entry in
      entry.value["path"].map { artworkFile($0, folder: folder) }
    }
    let fonts = node["button"].map(fonts) ?? []
    return [file] + drawings
      + fonts.filter(FontStack.isFile).map { folder.pushing(FilePath($0)) }
  }
}
