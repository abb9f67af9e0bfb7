internal import CPlatform
internal import SystemPackage

/// The name of an entry of an open folder, as system calls take it. It may also be a path below the folder.
///
/// The name of a file and those of the folders before it are found in a copy of the path's bytes. A `FilePath` for
/// each of them would be checked and copied for every file of a run.
package struct EntryName {
  /// A path that ends in a 0, or several names that each do.
  private let characters: [CInterop.PlatformChar]
  private let start: Int

  private static let slash = CInterop.PlatformChar(UInt8(ascii: "/"))

  private init(_ characters: [CInterop.PlatformChar], from start: Int) {
    self.characters = characters
    self.start = start
  }

  init(_ path: FilePath) {
    self.init(
      path.withPlatformString { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) },
      from: 0)
  }

  init(_ component: FilePath.Component) { self.init(FilePath(component)) }

  /// The name `.`, which is the folder itself.
  static let folderItself = EntryName(FilePath("."))

  /// The last component of a relative path, and nil for the empty path.
  package init?(lastOf path: FilePath) {
    guard !path.isEmpty else { return nil }
    let whole = EntryName(path).characters
    self.init(whole, from: whole.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)
  }

  /// Whether there are folders before the name.
  package var hasFolders: Bool { start > 0 }

  /// The folders before the name, from the outermost.
  package var folders: [EntryName] {
    var names = characters
    var starts: [Int] = []
    var next = 0
    for index in 0..<start where names[index] == Self.slash {
      names[index] = 0
      starts.append(next)
      next = index + 1
    }
    return starts.map { EntryName(names, from: $0) }
  }

  /// Whether both names are in the same folder.
  package func isBeside(_ other: EntryName) -> Bool {
    start == other.start && memcmp(characters, other.characters, start) == 0
  }

  /// The name as a path.
  package var path: FilePath { withPlatformString { FilePath(platformString: $0) } }

  func withPlatformString<Result, Failure: Error>(
    _ body: (UnsafePointer<CInterop.PlatformChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    func fromStart(
      _ pointer: UnsafePointer<CInterop.PlatformChar>
    ) throws(Failure) -> Result {
      try body(pointer + start)
    }
    return try fromStart(characters)
  }
}
