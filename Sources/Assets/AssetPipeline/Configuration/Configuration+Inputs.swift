import ConfigurationReader
import SystemSupport
import TextOutlines

extension Configuration {
  /// The configuration file, and the drawings and fonts that it names.
  ///
  /// This also works for a configuration with errors, because the cause can be in a drawing or a font. If the
  /// file can't be read or is not valid YAML, only the file itself is returned.
  package static func inputs(of file: FilePath) -> [FilePath] {
    guard let bytes = try? FileReader.bytes(of: file),
      let written = try? ConfigurationNode(yaml: bytes, file: file.string)
    else { return [file] }
    let node = (try? Self.schema.read(written)) ?? written
    let folder = file.removingLastComponent()
    let drawings = (node["symbols"]?.entries ?? []).compactMap { entry in
      entry.value["path"].map { artworkFile($0, folder: folder) }
    }
    let fonts = node["button"].map(fonts) ?? []
    return [file] + drawings
      + fonts.filter(FontStack.isFile).map { folder.pushing(FilePath($0)) }
  }
}
