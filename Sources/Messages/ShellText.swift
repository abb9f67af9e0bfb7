/// Arguments of a shell's command line.
package enum ShellText {
  /// An argument quoted for a POSIX shell.
  package static func quoted(_ argument: String) -> String {
    let bytes = Array(argument.utf8)
    let isPlain = bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    guard !isPlain || argument.isEmpty else { return argument }
    if DisplayText.escaped(argument) != argument { return quotedControls(bytes) }
    return "'" + argument.replacing("'", with: #"'\''"#) + "'"
  }

  /// An argument with bytes that are not printed, in the form `$'\033'` of POSIX 2024, bash and
  /// zsh.
  private static func quotedControls(_ bytes: [UInt8]) -> String {
    let quoted = bytes.map { byte -> String in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: " "), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","):
        String(UnicodeScalar(byte))
      default: #"\"# + octal(byte)
      }
    }
    return "$'" + quoted.joined() + "'"
  }

  /// Three octal digits, so that a following digit is not part of the number.
  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
