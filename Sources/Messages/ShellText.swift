/// Arguments of a shell's command line.
package enum ShellText {
  /// An argument quoted for a POSIX shell.
  ///
  /// One with bytes that are not printed has the form `$'\033'` of POSIX 2024, bash and zsh.
  package static func quoted(_ argument: String) -> String {
    if !argument.isEmpty, argument.utf8.allSatisfy(plain.contains) { return argument }
    if DisplayText.escaped(argument) == argument {
      return "'" + argument.replacing("'", with: #"'\''"#) + "'"
    }
    return "$'" + argument.utf8.map(quotedByte).joined() + "'"
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,+".utf8)

  /// A plain byte, a space, or three octal digits, so that a following digit is not part of the number.
  private static func quotedByte(_ byte: UInt8) -> String {
    if plain.contains(byte) || byte == UInt8(ascii: " ") { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 8)
    return #"\"# + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
