import SystemSupport

/// The check that a command doesn't replace a file that it reads.
enum OverwriteCheck {
  /// Refuses an output that is one of the inputs, also by a link or by another spelling.
  ///
  /// - Parameter output: nil and `-`, standard output, replace nothing.
  /// - Throws: `CommandError`, an error of the command line that names both, and `FileError` where it
  ///   can't be found out.
  static func run(output: String?, inputs: [String]) throws {
    guard let output, output != "-" else { return }
    let path = FilePath(argument: output)
    guard let input = try inputs.first(where: { try FilePath(argument: $0).isSameFile(as: path) })
    else {
      return
    }
    throw CommandError.usage(
      "-o '\(output)' would replace '\(input)', which is read: give it another file")
  }
}
