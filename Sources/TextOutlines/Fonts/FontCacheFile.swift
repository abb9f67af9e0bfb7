import SystemSupport

/// The file in the user's cache folder that holds a font memory between runs.
///
/// It only saves time: whatever is wrong with it, it is left aside and written anew, and where it
/// can't be written, nothing is reported.
struct FontCacheFile {
  let folder: FilePath
  private static let name: FilePath.Component = "fonts"

  /// The tool's folder in the user's cache folder; nil if there is no home.
  static var userFolder: FilePath? { Environment.cacheFolder?.appending("mintmark") }

  /// The answers that were saved; nil if there are none, or none to be trusted.
  func load() -> FontCache? {
    let path = folder.appending(Self.name)
    guard let status = try? FileStatus(of: path), status.kind == .file, status.isOwnedByUser,
      !status.isWritableByOthers,
      let bytes = try? FileReader.bytes(of: path, limit: 1 << 22),
      let memory = FontCache(serialized: bytes, environment: Self.fingerprint), memory.isCurrent
    else { return nil }
    return memory
  }

  func save(_ memory: FontCache) {
    guard !memory.watches.isEmpty,
      let bytes = memory.serialized(environment: Self.fingerprint)
    else { return }
    do {
      // Others may write to a cache folder that is shared, so the tool's folder in it is not followed
      // where it is a link, and neither is the file.
      guard let directory = try Directory.makePrivate(folder) else { return }
      var walker = DirectoryWalker(directory)
      let name = FilePath(Self.name)
      // Whatever else stands under the name is someone else's.
      if let kind = try walker.kind(of: name), kind != .file { return }
      try directory.removeAbandonedFiles()
      try walker.write(bytes, to: name)
    } catch { return }
  }

  /// The variables that lead fontconfig to other fonts.
  private static var fingerprint: String {
    [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "HOME", "XDG_DATA_HOME",
      "XDG_CONFIG_HOME",
    ].map { Environment.value($0) ?? "" }.joined(separator: "\u{1F}")
  }
}
