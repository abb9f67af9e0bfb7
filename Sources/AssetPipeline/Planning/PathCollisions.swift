/// Finds paths of a plan that would be one file on some file system.
///
/// Only a number is kept for each path, so that a plan of any size takes little memory; paths are
/// made again for the few whose numbers agree.
struct PathCollisions: Sendable {
  private var files: [Int] = []
  private var folders: Set<Int> = []
  private var lastFolder = ""

  mutating func add(_ path: String) {
    files.append(OutputPath.folded(path).hashValue)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    // Neighbours in a plan mostly share their folder.
    let folder = path[..<slash]
    guard folder != lastFolder else { return }
    lastFolder = String(folder)
    for folder in OutputPath.folders(of: path) {
      folders.insert(OutputPath.folded(String(folder)).hashValue)
    }
  }

  mutating func add(_ other: PathCollisions) {
    files += other.files
    folders.formUnion(other.folders)
  }

  /// - Parameter paths: calls its argument with every path that was added.
  func check(
    _ paths: ((String) -> Void) -> Void
  ) throws(PipelineError) {
    var suspects: Set<Int> = []
    let sorted = files.sorted()
    for (index, file) in sorted.enumerated() {
      let isTwin = index > 0 && sorted[index - 1] == file
      if isTwin || folders.contains(file) { suspects.insert(file) }
    }
    guard !suspects.isEmpty else { return }
    var byName: [String: String] = [:]
    var clash: PipelineError?
    paths { path in
      let name = OutputPath.folded(path)
      guard clash == nil, suspects.contains(name.hashValue) else { return }
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
    for drawing in drawings { files(of: drawing) { path, _ in body(path) } }
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
