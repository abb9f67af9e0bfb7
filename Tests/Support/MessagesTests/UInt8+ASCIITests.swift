import Messages
import Testing

@Suite struct UInt8ASCIITests {
  @Test func `each class of bytes has the characters of its class and no other byte`() {
    func characters(_ isIncluded: (UInt8) -> Bool) -> String {
      String(decoding: (0...255).filter(isIncluded), as: UTF8.self)
    }
    let (capitals, small) = ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")
    #expect(characters(\.isASCIIDigit) == "0123456789")
    #expect(characters(\.isASCIIUppercase) == capitals)
    #expect(characters(\.isASCIILowercase) == small)
    #expect(characters(\.isASCIILetter) == capitals + small)
  }
}
