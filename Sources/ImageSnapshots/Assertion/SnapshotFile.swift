/// The path of a snapshot's reference.
package struct SnapshotFile: Hashable, Sendable {
  /// The folder of all references.
  package let folder: String
  /// The reference's path below it, without extension.
  package private(set) var name: String

  /// - Parameters:
  ///   - folder: relative to the test file's own folder, or absolute; nil is `__Snapshots__` beside
  ///     the test file.
  ///   - topic: nil is the name of the test file. A suite of another name is a folder in it, and so is
  ///     the test where the case has a name.
  ///   - name: nil is the name of the test.
  ///   - suite: the suite of the test, for two with tests of one name; nil where it is unknown.
  package init(
    folder: String?, topic: String?, name: String?, testFile: String, function: String,
    suite: String? = nil
  ) {
    let slash = testFile.lastIndex(of: "/")
    let testFolder = slash.map { String(testFile[..<$0]) } ?? "."
    let fileName = slash.map { testFile[testFile.index(after: $0)...] } ?? testFile[...]
    let stem = String(fileName.prefix { $0 != "." })
    let test = String(function.prefix { $0 != "(" })
    let folder = folder ?? "__Snapshots__"
    self.folder = folder.hasPrefix("/") ? folder : Self.simplified(testFolder + "/" + folder)
    var parts = [stem]
    if let suite, suite != stem { parts.append(suite) }
    if name != nil { parts.append(test) }
    let topic = topic ?? parts.joined(separator: "/")
    let path = SnapshotName.path(ofTopic: topic)
    let file = SnapshotName.fileName(name ?? test)
    self.name = path.isEmpty ? file : path + "/" + file
  }

  /// The reference of one of several assertions without a name, counted from 1.
  func numbered(_ number: Int) -> SnapshotFile {
    var file = self
    if number > 1 { file.name += ".\(number)" }
    return file
  }

  func reference(_ fileExtension: String) -> String {
    "\(folder)/\(referenceName(fileExtension))"
  }

  /// The reference's path below the folder.
  func referenceName(_ fileExtension: String) -> String { "\(name).\(fileExtension)" }

  func failure(_ part: SnapshotPart, _ fileExtension: String) -> String {
    "\(folder)/\(failureName(part, fileExtension))"
  }

  /// The path below the folder of a part of a failure, in a folder that Git ignores.
  func failureName(_ part: SnapshotPart, _ fileExtension: String) -> String {
    "\(SnapshotFolder.failures)/\(name).\(part.rawValue).\(fileExtension)"
  }

  /// The path without `..`, where the component before it is known.
  private static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      if part == ".", path.hasPrefix("/") || !parts.isEmpty { continue }
      if part == "..", let last = parts.last, last != "..", last != "." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
