extension UInt8 {
  /// Whether the byte is an ASCII digit.
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is an ASCII capital letter.
  package var isASCIIUppercase: Bool { (0x41...0x5A).contains(self) }

  /// Whether the byte is an ASCII small letter.
  package var isASCIILowercase: Bool { (0x61...0x7A).contains(self) }

  /// Whether the byte is an ASCII letter.
  package var isASCIILetter: Bool { isASCIIUppercase || isASCIILowercase }
}
