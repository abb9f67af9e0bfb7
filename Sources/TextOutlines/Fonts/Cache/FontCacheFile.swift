import SystemSupport

/// The file in the user's cache folder that stores a font cache between runs.
///
/// The file only saves time. A damaged or outdated file is ignored and replaced, and a failure to write
/// it is not reported.
struct FontCacheFile {
  let folder: FilePath
  private static let name: FilePath.Component = "fonts"

  /// The tool's folder in the user's cache folder; nil if there is no home folder.
  static var userFolder: FilePath? { Environment.cacheFolder?.appending("mintmark") }

  /// The saved cache; nil if there is none, it is damaged or outdated, or another user owns it or could
  /// have written it.
  func load() -> FontCache? {
    let path = folder.appending(Self.name)
    guard let status = try? Stat(path), status.type == .regular, status.isOwnedByUser,
      !status.permissions.contains(.otherWrite),
      let bytes = try? FileReader.bytes(of: path, limit: 1 << 22),
      let cache = FontCache(serialized: bytes, environment: Self.fingerprint), cache.isCurrent
    else { return nil }
    return cache
  }

  func save(_ cache: FontCache) {
    guard !cache.dependencies.isEmpty,
      let bytes = cache.serialized(environment: Self.fingerprint)
    else { return }
    do {
      // If the cache folder is shared, other users can write to it. So neither the tool's folder in it nor
      // the file may be a symbolic link.
      guard let directory = try Directory.makePrivate(folder) else { return }
      var walker = DirectoryWalker(directory)
      let name = FilePath(Self.name)
      // Anything that is not a file belongs to another program.
      if let type = try walker.type(of: name), type != .regular { return }
      try directory.removeAbandonedFiles()
      try walker.write(bytes, to: name)
    } catch { return }
  }

  /// The values of the environment variables that change which fonts fontconfig finds.
  private static var fingerprint: String {
    [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "HOME", "XDG_DATA_HOME",
      "XDG_CONFIG_HOME",
    ].map { Environment.value($0) ?? "" }.joined(separator: "\u{1F}")
  }
}
