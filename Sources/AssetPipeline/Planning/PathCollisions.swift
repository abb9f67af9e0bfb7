/// Finds paths of a plan that would be one file on some file system.
///
/// Only a number is kept for each path, and of a large plan only those in a part of all numbers: the
/// paths are made again for the other parts, and for the few whose numbers agree.
struct PathCollisions: Sendable {
  /// How many numbers are kept at once, on all threads together.
  static let standardLimit = 1 << 18

  private let limit: Int
  /// The numbers that are kept.
  private var range: ClosedRange<UInt64>
  private var files: [UInt64] = []
  private var folders: Set<UInt64> = []
  private var lastFolder = ""

  /// - Parameter limit: how many numbers are kept at once.
  init(limit: Int = standardLimit) { self.init(limit: limit, range: 0...UInt64.max) }

  private init(limit: Int, range: ClosedRange<UInt64>) {
    self.limit = limit
    self.range = range
  }

  mutating func add(_ path: String) {
    let number = Self.number(path)
    if range.contains(number) { files.append(number) }
    narrow()
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    // Neighbours in a plan mostly share their folder.
    let folder = path[..<slash]
    guard folder != lastFolder else { return }
    lastFolder = String(folder)
    for folder in OutputPath.folders(of: path) {
      let number = Self.number(String(folder))
      if range.contains(number) { folders.insert(number) }
    }
    narrow()
  }

  /// Adds the numbers of another thread's paths.
  mutating func add(_ other: PathCollisions) {
    let upperBound = min(range.upperBound, other.range.upperBound)
    keep(upTo: upperBound)
    files += other.files.lazy.filter { $0 <= upperBound }
    folders.formUnion(other.folders.lazy.filter { $0 <= upperBound })
    narrow()
  }

  /// Keeps fewer numbers where they are too many.
  private mutating func narrow() {
    while files.count + folders.count > limit, range.lowerBound < range.upperBound {
      keep(upTo: range.lowerBound + (range.upperBound - range.lowerBound) / 2)
    }
  }

  private mutating func keep(upTo upperBound: UInt64) {
    guard upperBound < range.upperBound else { return }
    range = range.lowerBound...upperBound
    files.removeAll { $0 > upperBound }
    folders = folders.filter { $0 <= upperBound }
  }

  /// A number that paths have in common which are one on some file system.
  private static func number(_ path: String) -> UInt64 {
    UInt64(truncatingIfNeeded: OutputPath.folded(path).hashValue)
  }

  /// The numbers that two files have, or a file and a folder.
  private mutating func suspects() -> Set<UInt64> {
    var suspects: Set<UInt64> = []
    files.sort()
    for (index, file) in files.enumerated() {
      let isTwin = index > 0 && files[index - 1] == file
      if isTwin || folders.contains(file) { suspects.insert(file) }
    }
    return suspects
  }

  /// - Parameter paths: calls its argument with every path that was added.
  consuming func check(
    _ paths: ((String) -> Void) -> Void
  ) throws(PipelineError) {
    var suspects = self.suspects()
    while range.upperBound < .max {
      self = PathCollisions(limit: limit, range: (range.upperBound + 1)...UInt64.max)
      paths { add($0) }
      suspects.formUnion(self.suspects())
    }
    guard !suspects.isEmpty else { return }
    var byName: [String: String] = [:]
    var clash: PipelineError?
    paths { path in
      let name = OutputPath.folded(path)
      guard clash == nil, suspects.contains(UInt64(truncatingIfNeeded: name.hashValue)) else {
        return
      }
      if let other = byName.updateValue(path, forKey: name) { clash = .collision(other, path) }
    }
    if let clash { throw clash }
    paths { path in
      for folder in OutputPath.folders(of: path) {
        guard clash == nil, let file = byName[OutputPath.folded(String(folder))] else { continue }
        clash = .fileIsFolder(file, needed: path)
      }
    }
    if let clash { throw clash }
  }
}

extension Plan {
  /// Calls `body` with the path of every file.
  func paths(_ body: (String) -> Void) {
    for drawing in drawings { files(of: drawing) { path, _ in body(path()) } }
    for file in aggregateFiles { body(file.path) }
  }

  /// Checks every path by itself and against all others.
  ///
  /// - Throws: ``PipelineError`` for the first path that is not allowed, or two that collide.
  func checkPaths() throws(PipelineError) {
    var collisions = PathCollisions()
    var refused: PipelineError?
    paths { path in
      guard refused == nil else { return }
      do throws(PipelineError) { try OutputPath.check(path) } catch { refused = error }
      collisions.add(path)
    }
    if let refused { throw refused }
    try collisions.check(paths)
  }
}
