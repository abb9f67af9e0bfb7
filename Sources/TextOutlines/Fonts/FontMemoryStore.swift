import SystemSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file in the user's cache folder that holds a font memory between runs.
///
/// It only saves time: whatever is wrong with it, it is left aside and written anew, and where it
/// can't be written, nothing is reported.
struct FontMemoryStore {
  let folder: String
  private var path: String { folder + "/fonts" }

  /// The user's cache folder: `XDG_CACHE_HOME`, `~/Library/Caches` or `~/.cache`; nil if there is no
  /// home.
  static var userFolder: String? {
    if let cache = Environment.nonEmptyValue("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return cache + "/mintmark"
    }
    guard let home = Environment.nonEmptyValue("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/mintmark"
    #else
      return home + "/.cache/mintmark"
    #endif
  }

  /// What was remembered; nil if there is nothing, or nothing to be trusted.
  func load() -> FontMemory? {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
      info.st_mode & S_IWOTH == 0,
      let bytes = try? FileReader.bytes(of: path, limit: 1 << 22),
      let memory = FontMemory(serialized: bytes, environment: Self.fingerprint), memory.isCurrent
    else { return nil }
    return memory
  }

  func save(_ memory: FontMemory) {
    guard !memory.watches.isEmpty,
      let bytes = memory.serialized(environment: Self.fingerprint)
    else { return }
    guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return }
    let parent = String(folder[..<slash])
    if mkdir(folder, 0o700) != 0, errno == ENOENT {
      guard mkdir(parent, 0o700) == 0, mkdir(folder, 0o700) == 0 else { return }
    }
    // Others may write to a cache folder that is shared, so the tool's folder in it is not followed
    // where it is a link, and neither is the file.
    let name = String(folder[folder.index(after: slash)...])
    guard let above = try? Directory(existing: parent),
      let directory = try? Directory(existing: name, in: above)
    else { return }
    var walker = DirectoryWalker(directory)
    do {
      // Whatever else stands under the name is someone else's.
      if let kind = try walker.kind(of: "fonts"), kind != .file { return }
      try directory.removeAbandonedFiles()
      try walker.write(bytes, to: "fonts")
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
