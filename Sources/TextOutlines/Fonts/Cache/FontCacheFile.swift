import SystemSupport

/// The file in the user's cache folder that keeps a font cache between runs.
///
/// It only saves time: a damaged or outdated file is ignored and replaced, and a failure to write
/// it is not reported.
struct FontCacheFile {
  let folder: FilePath
  private static let name: FilePath.Component = "fonts"

  /// The tool's folder in the user's cache folder; nil if there is no home folder.
  static var userFolder: FilePath? { Environment.cacheFolder?.appending("mintmark") }

  /// The cache that was saved; nil if there is none, it is outdated, or others could have written
  /// it.
  func load() -> FontCache? {
    let path = folder.appending(Self.name)
    guard let status = try? FileStatus(of: path), status.kind == .file, status.isOwnedByUser,
      !status.isWritableByOthers,
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
      // Others may write to a shared cache folder. So neither the tool's folder in it nor the file may
      // be a link.
      guard let directory = try Directory.makePrivate(folder) else { return }
      var walker = DirectoryWalker(directory)
      let name = FilePath(Self.name)
      // Anything else of that name belongs to another program.
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
