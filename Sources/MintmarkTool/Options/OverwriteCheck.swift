import ArgumentParser
import SystemSupport

/// The check that a command doesn't replace a file that it reads.
enum OverwriteCheck {
  /// Refuses an output that is one of the inputs, also under another name of the same file.
  ///
  /// - Parameter output: the path; nil and `-`, standard output, replace nothing.
  /// - Throws: `ValidationError` that names both, and `FileError` for a file that can't be looked at.
  static func run(output: String?, inputs: [String]) throws {
    guard let output, output != "-" else { return }
    let path = FilePath(output)
    do {
      guard let input = try inputs.first(where: { try FilePath($0).isSameFile(as: path) }) else {
        return
      }
      throw ValidationError(
        "-o '\(output)' would replace '\(input)', which is read: give it another file")
    } catch let error as FileError where error.path == path {
      throw FileError(.write, path: path, code: error.code)
    }
  }
}
