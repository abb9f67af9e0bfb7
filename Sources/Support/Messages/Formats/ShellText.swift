/// Arguments of a shell command.
package enum ShellText {
  /// The argument, quoted for a POSIX shell if necessary.
  ///
  /// An argument that can't be printed safely has the form `$'\033'` of POSIX.1-2024, bash and zsh.
  package static func quoted(_ argument: String) -> String {
    if !argument.isEmpty, argument.utf8.allSatisfy(plain.contains) { return argument }
    if DisplayText.escaped(argument) == argument {
      return "'" + argument.replacing("'", with: #"'\''"#) + "'"
    }
    return "$'" + argument.utf8.map(quotedByte).joined() + "'"
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,+".utf8)

  /// The byte itself if it is plain or a space; otherwise an escape of three octal digits, so that a digit after it
  /// does not become a part of the escape.
  private static func quotedByte(_ byte: UInt8) -> String {
    if plain.contains(byte) || byte == UInt8(ascii: " ") { return String(UnicodeScalar(byte)) }
    return #"\"# + NumberText.padded(byte, to: 3, radix: 8)
  }
}
