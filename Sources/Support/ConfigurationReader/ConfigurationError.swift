/// An error in a configuration file, with its location and a fix.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int
  /// The keys that lead to the value, such as `targets[2].scales[0]`; empty for the whole file.
  package var keyPath = ""
  /// What is wrong and how to fix it, in one sentence.
  package var reason: String
  /// Further errors of the file, which were found together with this one. Its description leaves them out.
  package var others: [ConfigurationError] = []

  /// The error in one line, even if a key or a text of the file contains line breaks.
  package var description: String {
    let location = "\(file):\(line):\(column): "
    let text = location + (keyPath.isEmpty ? "" : keyPath + ": ") + reason
    return String(text.map { $0.isNewline || $0.unicodeScalars.contains("\0") ? " " : $0 })
  }
}
