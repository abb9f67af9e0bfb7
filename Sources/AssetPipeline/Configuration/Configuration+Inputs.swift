import ConfigurationReader
import SystemSupport
import TextOutlines

extension Configuration {
  /// The files that a configuration is made from: its own, drawings and fonts.
  ///
  /// A configuration with errors names its files too, as an error may be in one of them. Of a file that is
  /// no YAML nothing but itself is known.
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
