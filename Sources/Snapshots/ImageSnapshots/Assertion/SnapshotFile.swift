import SystemSupport

/// The paths of a snapshot's reference and of its failure files.
package struct SnapshotFile: Hashable, Sendable {
  /// The subfolder for the files of failures.
  static let failures: FilePath.Component = ".failures"

  /// The folder of all references.
  package let folder: String
  /// The path of the reference relative to ``folder``, without the extension.
  package private(set) var name: String
  /// The path of the reference in swift-snapshot-testing, without the last part of its name.
  private let pointFreeTest: FilePath
  /// The name of the snapshot, or its number in the test.
  private var identifier: String

  /// - Parameters:
  ///   - folder: the folder of all references, absolute or relative to the test file's folder; nil for
  ///     `__Snapshots__` beside the test file.
  ///   - topic: the folder of the reference in `folder`, with slashes between its components. By default, the
  ///     components are the test file's name, the suite if its name is another one, and the test if `name`
  ///     is given.
  ///   - name: the name of the snapshot; nil for the name of the test.
  ///   - testFile: the path of the test file.
  ///   - function: the test function, such as `name()`.
  ///   - suite: the suite of the test, which tells apart tests of the same name; nil if it is unknown.
  package init(
    folder: String?, topic: String?, name: String?, testFile: String, function: String,
    suite: String? = nil
  ) {
    let testFile = FilePath(testFile)
    identifier = name ?? "1"
    let stem = String((testFile.lastComponent?.string ?? "").prefix { $0 != "." })
    let test = String(function.prefix { $0 != "(" })
    let path = FilePath(folder ?? "__Snapshots__")
    let testFolder = testFile.removingLastComponent()
    self.folder =
      (path.isAbsolute ? path : testFolder.pushing(path).lexicallyNormalized()).string
    var parts = [stem]
    if let suite, suite != stem { parts.append(suite) }
    if name != nil { parts.append(test) }
    let topicPath = SnapshotName.path(ofTopic: topic ?? parts.joined(separator: "/"))
    pointFreeTest = FilePath(topic == nil ? testFile.stem ?? "" : topicPath)
      .appending(PointFreeName.component(function))
    let fileName = SnapshotName.fileName(name ?? test)
    self.name = topicPath.isEmpty ? fileName : topicPath + "/" + fileName
  }

  /// The file of the assertion with the given number, for an assertion without a name.
  ///
  /// - Parameter number: 1 for the first assertion of a test, which has no number in its file name.
  package func numbered(_ number: Int) -> SnapshotFile {
    var file = self
    if number > 1 { file.name += ".\(number)" }
    file.identifier = "\(number)"
    return file
  }

  /// The path of the reference without the extension.
  var path: String { "\(folder)/\(name)" }

  /// The paths of the reference relative to ``folder`` as swift-snapshot-testing names it, where data has no extension.
  func pointFreeNames(_ fileExtension: String) -> [FilePath] {
    let name = "\(pointFreeTest).\(PointFreeName.component(identifier))"
    return ([name + "." + fileExtension] + (fileExtension == "bin" ? [name] : [])).map {
      FilePath($0)
    }
  }

  func referencePath(_ fileExtension: String) -> String {
    "\(folder)/\(referenceName(fileExtension))"
  }

  /// The path of the reference relative to ``folder``.
  func referenceName(_ fileExtension: String) -> String { "\(name).\(fileExtension)" }

  func failurePath(_ part: ReportPart, _ fileExtension: String) -> String {
    "\(folder)/\(failureName(part, fileExtension))"
  }

  /// The path of a failure file relative to ``folder``. The file is in a subfolder that Git ignores.
  func failureName(_ part: ReportPart, _ fileExtension: String) -> String {
    "\(Self.failures.string)/\(part.folder.string)/\(name).\(fileExtension)"
  }
}
