import RasterImage
import Testing

@Suite struct PixmapPremultipliedTests {
  @Test func `a pixel is divided by its alpha`() throws {
    let picture = try #require(
      Pixmap(
        width: 2, height: 2,
        premultiplied: [10, 20, 255, 255, 64, 0, 128, 128, 0, 0, 0, 0, 9, 9, 9, 0]))
    #expect(
      picture.bytes == [10, 20, 255, 255, 128, 0, 255, 128, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `every colour that premultiplied pixels can have is kept`() {
    for alpha in UInt32(1)...255 {
      for channel in 0...alpha {
        let straight = UInt32(straightChannel(channel, alpha: alpha))
        #expect((straight * alpha + 127) / 255 == channel)
      }
    }
  }

  @Test func `a channel above its alpha is white, not a trap`() {
    #expect(straightChannel(255, alpha: 1) == 255)
  }

  @Test func `another number of bytes is refused`() {
    #expect(Pixmap(width: 1, height: 1, premultiplied: [1, 2, 3]) == nil)
    #expect(Pixmap(width: 0, height: 1, premultiplied: []) == nil)
  }
}
