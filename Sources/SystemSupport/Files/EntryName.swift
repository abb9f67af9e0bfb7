internal import CPlatform
internal import SystemPackage

/// The name of an entry of an open folder, as system calls take it. It may also be a path below the folder.
///
/// The last component of a path is read where it stands in the path: a `FilePath` of its own would be copied
/// and checked for every file of a run.
struct EntryName {
  private let path: FilePath
  /// The bytes of the path before the name.
  private let offset: Int

  init(_ path: FilePath) {
    self.path = path
    offset = 0
  }

  /// The name that each folder has for itself.
  static let folderItself = EntryName(FilePath("."))

  init(_ component: FilePath.Component) { self.init(FilePath(component)) }

  /// The last component of a relative path, and nil for the empty path.
  init?(lastOf path: FilePath) {
    guard !path.isEmpty else { return nil }
    self.path = path
    offset = path.withPlatformString { start in
      guard let slash = strrchr(start, CInt(UInt8(ascii: "/"))) else { return 0 }
      return slash - UnsafeMutablePointer(mutating: start) + 1
    }
  }

  /// Whether there is a component before the name.
  var hasParent: Bool { offset > 0 }

  /// The path before the name.
  var parent: FilePath { path.removingLastComponent() }

  /// Whether the names are in the same folder.
  func isBeside(_ other: EntryName) -> Bool {
    offset == other.offset
      && path.withPlatformString { start in
        other.path.withPlatformString { memcmp(start, $0, offset) == 0 }
      }
  }

  func withPlatformString<Result>(_ body: (UnsafePointer<CInterop.PlatformChar>) -> Result)
    -> Result
  {
    path.withPlatformString { body($0 + offset) }
  }
}
