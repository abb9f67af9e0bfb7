import ArgumentParser
import SystemSupport

/// Checks that a command doesn't overwrite a file that it reads.
enum OverwriteCheck {
  /// Refuses an output that is the same file as an input, even if the paths differ.
  ///
  /// - Parameters:
  ///   - output: the path of the output. Nil and `-`, which is standard output, always pass.
  ///   - inputs: the paths of the inputs.
  /// - Throws: `ValidationError` that names both files, and `FileError` if the status of a file can't be read.
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
