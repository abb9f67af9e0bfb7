import Messages
import SystemSupport

/// The configuration whose files an output holds, by the path of its file relative to the output.
///
/// Several configurations may share an output. Each has a manifest and a journal of its own there, and
/// neither replaces nor removes files of another.
package struct OutputOwner: Hashable, Encodable, Sendable {
  /// The path, such as `../../mintmark.yml`.
  let path: String

  init(path: String) { self.path = path }

  /// The owner of an output that a configuration names.
  ///
  /// The path is the same on every machine as long as the output is named relative to the
  /// configuration; for any other output it is the file's name alone.
  ///
  /// - Throws: `FileError` where the absolute path of the configuration's folder can't be found out. Another
  ///   owner would not know the files of earlier runs.
  init(configuration file: FilePath, output: FilePath) throws(FileError) {
    let name = FilePath(file.lastComponent ?? "mintmark.yml")
    guard output.isRelative else {
      self.init(path: name.string)
      return
    }
    let parent = file.removingLastComponent()
    let here = parent.isEmpty ? "." : parent
    let folder: FilePath
    do { folder = try here.withoutLinks() } catch  where error.isAbsence {
      self.init(path: name.string)
      return
    } catch {
      throw FileError(.read, path: here, code: error)
    }
    let target = Array(folder.pushing(output).lexicallyNormalized().components)
    let source = Array(folder.components)
    let common = zip(target, source).prefix { $0 == $1 }.count
    var path = FilePath()
    for _ in target.dropFirst(common) { path.append("..") }
    for component in source.dropFirst(common) { path.append(component) }
    self.init(path: path.pushing(name).string)
  }

  /// The standard configuration file in a folder above the output. Its manifest and journal have names without
  /// a suffix.
  static let standard = OutputOwner(path: Configuration.standardFile.string)

  /// The manifest's name in the output.
  var manifestName: String { Self.manifestPrefix + suffix + ".json" }

  /// The journal's name in the output.
  var journalName: FilePath.Component {
    FilePath.Component(".mintmark-journal" + suffix) ?? ".mintmark-journal"
  }

  private static let manifestPrefix = ".mintmark-manifest"

  /// Whether a file's name is that of some configuration's manifest.
  static func isManifestName(_ name: String) -> Bool {
    name.hasPrefix(manifestPrefix) && name.hasSuffix(".json")
  }

  /// The part of the names that differs by configuration; empty for the standard one.
  private var suffix: String {
    let above = path.split(separator: "/").dropLast()
    if path.hasSuffix(Self.standard.path), above.allSatisfy({ $0 == ".." }) { return "" }
    let stem = PlainName.of(FilePathText.stem(of: path)).prefix(40)
    return "-\(stem)-\(SHA256.hex(Array(path.utf8)).prefix(6))"
  }
}
