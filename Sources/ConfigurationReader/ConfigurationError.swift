/// A mistake in a configuration file: where it stands, what it is and how to fix it.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int
  /// The keys that lead to the value, such as `targets[2].scales[0]`; empty for the whole file.
  public var keyPath: String
  public var what: String
  public var fix: String

  public init(
    file: String, line: Int, column: Int, keyPath: String = "", what: String, fix: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.keyPath = keyPath
    self.what = what
    self.fix = fix
  }

  /// One line, whatever the file's keys and texts hold.
  public var description: String {
    let place = "\(file):\(line):\(column): "
    let text = place + (keyPath.isEmpty ? "" : keyPath + ": ") + what + ": " + fix
    return String(text.map { $0.isNewline || $0.unicodeScalars.contains("\0") ? " " : $0 })
  }
}
