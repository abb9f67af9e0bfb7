internal import CPlatform
package import SystemPackage

/// The process's environment variables: `getenv(3)`.
package enum Environment {
  /// The value of a variable; nil if it is not set.
  package static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable; nil if it is not set or empty.
  package static func nonEmptyValue(_ name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The user's cache folder: `XDG_CACHE_HOME` if it is an absolute path, otherwise `~/Library/Caches` on
  /// Apple's systems and `~/.cache` on others; nil if there is no home folder either.
  package static var cacheFolder: FilePath? {
    if let cache = absolutePath("XDG_CACHE_HOME") { return cache }
    #if canImport(Darwin)
      return absolutePath("HOME")?.appending("Library").appending("Caches")
    #else
      return absolutePath("HOME")?.appending(".cache")
    #endif
  }

  private static func absolutePath(_ name: String) -> FilePath? {
    guard let value = getenv(name) else { return nil }
    let path = FilePath(platformString: value)
    return path.isAbsolute ? path : nil
  }
}
