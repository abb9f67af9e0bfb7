import Messages
import SystemSupport

/// The rules for the paths of output files. They are the same on every system, so a plan that is valid on one
/// is valid on all.
package enum OutputPath {
  /// Checks a path, relative to the output folder.
  ///
  /// - Throws: ``PipelineError/unsafePath(_:problem:)`` for a path that is absolute, leaves the output folder,
  ///   begins a name with the reserved prefix, or can't exist on some system.
  package static func check(_ path: String) throws(PipelineError) {
    if path.isEmpty { throw .unsafePath(path, problem: "the name is empty") }
    if path.utf8.first == UInt8(ascii: "/") {
      throw .unsafePath(path, problem: "it is absolute: name it relative to the output")
    }
    // Split by bytes: with a combining mark, a slash is a different Character, but it still separates folders.
    for name in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if let problem = problem(name: String(Substring(name))) {
        throw .unsafePath(path, problem: problem)
      }
    }
  }

  /// Whether a recorded path leads to a file below the output folder that no part of the path hides, as manifests,
  /// journals, locks and `.git` are.
  package static func isBelowOutput(_ path: String) -> Bool {
    var rest = path.utf8[...]
    while true {
      let name = rest.prefix { $0 != UInt8(ascii: "/") }
      guard !name.isEmpty, name.first != UInt8(ascii: "."),
        !name.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") })
      else { return false }
      guard name.endIndex < rest.endIndex else { return true }
      rest = rest[name.endIndex...].dropFirst()
    }
  }

  /// Whether a byte is not allowed in file names on some system. `/` is one of these bytes.
  package static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F: true
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"): true
    case UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "|"): true
    default: false
    }
  }

  /// The paths of all folders that a path is in, the outermost first.
  static func folders(of path: String) -> [Substring] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { path[..<$0] }
  }

  private static func problem(name: String) -> String? {
    if name.isEmpty { return "a folder's name is empty: remove the doubled or last slash" }
    if name == "." || name == ".." { return "'\(name)' is not a name: keep it inside the output" }
    if name.utf8.count > 255 { return "a name is longer than 255 bytes: shorten it" }
    // Among them are the tool's own names, and `.git`.
    if name.utf8.first == UInt8(ascii: ".") {
      return "'\(name)' begins with a dot, as hidden files do: choose another name"
    }
    if let byte = name.utf8.first(where: isReserved) {
      let shown = byte < 0x20 || byte == 0x7F ? "a control character" : "'\(Unicode.Scalar(byte))'"
      return "a name contains \(shown), which Windows reserves: leave it out"
    }
    if let scalar = name.unicodeScalars.first(where: DisplayText.isControl) {
      return
        "a name contains \(scalar.codePoint), which changes how text around it is shown: leave it out"
    }
    if let last = name.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
      return "a name ends in a dot or a space, which Windows drops: end it otherwise"
    }
    if let device = WindowsDeviceName.device(of: name) {
      return "'\(device)' is reserved on Windows: choose another name"
    }
    return nil
  }
}

extension OutputPath {
  /// Checks each path of a plan, and that no two of them conflict.
  ///
  /// - Throws: ``PipelineError`` for the first conflict: a path that is not allowed, two paths of files or of folders
  ///   that some file system takes for the same, or a file whose path another file needs as a folder.
  package static func check(_ paths: some Sequence<String>) throws(PipelineError) {
    var files: [String: String] = [:]
    var folders: [Substring: String] = [:]
    for path in paths {
      try check(path)
      if let other = files.updateValue(path, forKey: FilePath.folded(path)) {
        throw .collision(other, path)
      }
      // Skip folders that are known: most files of a plan share one with the file before.
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), folders[path[..<slash]] == nil
      else { continue }
      for folder in Self.folders(of: path) { folders[folder] = folders[folder] ?? path }
    }
    var spellings: [String: Substring] = [:]
    for (folder, path) in folders.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let name = FilePath.folded(String(folder))
      if let file = files[name] { throw .fileIsFolder(file, needed: path) }
      if let other = spellings.updateValue(folder, forKey: name) {
        throw .collision(String(other), String(folder))
      }
    }
  }
}
