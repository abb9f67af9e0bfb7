import Testing

import RasterImage

/// RFC 1951, 3.2.5.
@Suite struct DeflateSymbolsTests {
  @Test
  func `a length's symbol has the extra bits that the length takes`() {
    for length in UInt32(3)...258 {
      let (symbol, extra) = DeflateSymbols.length(length)
      #expect(DeflateSymbols.extraBitsOfLiteral(Int(symbol)) == UInt8(extra))
    }
    #expect((0...256).allSatisfy { DeflateSymbols.extraBitsOfLiteral($0) == 0 })
  }

  @Test
  func `a distance's symbol has the extra bits that the distance takes`() {
    for distance in UInt32(1)...32_768 {
      let (symbol, extra) = DeflateSymbols.distance(distance)
      #expect(DeflateSymbols.extraBitsOfDistance(Int(symbol)) == UInt8(extra))
    }
    // The symbol of a literal's token is none of these.
    #expect(Int(TokenBuffer.noDistance) >= DeflateSymbols.distanceCount)
  }
}
