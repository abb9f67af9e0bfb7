import Testing

@testable import RasterImage

/// RFC 1951, 3.2.5.
@Suite("Symbols of deflate")
struct DeflateSymbolsTests {
  @Test("A length's symbol has the extra bits that the length takes")
  func lengths() {
    for length in UInt32(3)...258 {
      let (symbol, extra) = DeflateSymbols.length(length)
      #expect(DeflateSymbols.extraBitsOfLiteral(Int(symbol)) == UInt8(extra))
    }
    #expect((0...256).allSatisfy { DeflateSymbols.extraBitsOfLiteral($0) == 0 })
  }

  @Test("A distance's symbol has the extra bits that the distance takes")
  func distances() {
    for distance in UInt32(1)...32_768 {
      let (symbol, extra) = DeflateSymbols.distance(distance)
      #expect(DeflateSymbols.extraBitsOfDistance(Int(symbol)) == UInt8(extra))
    }
    // The symbol of a literal's token is none of these.
    #expect(Int(TokenBuffer.noDistance) >= DeflateSymbols.distanceCount)
  }
}
