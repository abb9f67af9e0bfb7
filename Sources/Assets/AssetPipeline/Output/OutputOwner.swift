import Messages
import SystemSupport

/// Identifies a configuration in an output folder by the path of its file, relative to the folder.
///
/// Several configurations can share an output folder. Each has its own manifest and journal there, and does not
/// replace or remove the files of another, unless a run takes them over (``Batch/Options/takesOver``).
package struct OutputOwner: Hashable, Encodable, Sendable {
  /// The path, such as `../../mintmark.yml`.
  package let path: String

  package init(path: String) { self.path = path }

  /// Creates the owner for a configuration file.
  ///
  /// The path is the same on every machine, because it is relative to the output folder. If `output` is
  /// absolute, or the configuration's folder does not exist, the file's name is used instead.
  ///
  /// - Parameter output: the output folder, as the configuration names it.
  /// - Throws: `FileError` if the absolute path of the configuration's folder can't be read. With another path,
  ///   the run would not find the manifest of earlier runs.
  package init(configuration file: FilePath, output: FilePath) throws(FileError) {
    let name = FilePath(file.lastComponent ?? "mintmark.yml")
    guard output.isRelative else {
      self.init(path: name.string)
      return
    }
    let parent = file.removingLastComponent()
    let here = parent.isEmpty ? "." : parent
    let folder: FilePath
    do { folder = try here.realPath() } catch  where error.isAbsence {
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
    self.init(path: path.pushing(try Self.listed(name, in: here)).string)
  }

  /// The name of a file as its folder lists it: on a disk that ignores letter case, a user can type another spelling.
  private static func listed(_ name: FilePath, in folder: FilePath) throws(FileError) -> FilePath {
    let folded = FilePath.folded(name.string)
    let capitals = folder.pushing(FilePath(name.string.uppercased()))
    guard try capitals.isSameFile(as: folder.pushing(name)) else { return name }
    let names = try Directory.entries(of: folder, followsLink: true).map { FilePath($0.name) }
    guard !names.contains(name) else { return name }
    return names.first { FilePath.folded($0.string) == folded } ?? name
  }

  /// The owner for a configuration file with the standard name in the output folder. Its manifest and journal
  /// have names without a suffix, like those of such a file in a folder above.
  package static let standard = OutputOwner(path: Configuration.standardFile.string)

  /// The manifest's name in the output.
  package var manifestName: String { Self.manifestPrefix + suffix + ".json" }

  /// The journal's name in the output.
  package var journalName: FilePath.Component {
    FilePath.Component(".mintmark-journal" + suffix) ?? ".mintmark-journal"
  }

  private static let manifestPrefix = ".mintmark-manifest"

  /// Whether a file name is that of a manifest of any configuration.
  static func isManifestName(_ name: String) -> Bool {
    name.hasPrefix(manifestPrefix) && name.hasSuffix(".json")
  }

  /// The part of the manifest's and the journal's name that differs between configurations.
  ///
  /// It is empty for the file of ``standard`` and for one of that name in a folder above.
  private var suffix: String {
    let parts = path.split(separator: "/")
    if parts.last == Self.standard.path[...], parts.dropLast().allSatisfy({ $0 == ".." }) {
      return ""
    }
    let stem = PlainName.of(FilePathText.stem(of: path)).prefix(40)
    return "-\(stem)-\(SHA256.hex(Array(path.utf8)).prefix(6))"
  }
}
