import BadgeKit
import CairoBackend
import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// Two hundred rendered icons, each changed in four ways; the seed is fixed.
@Suite struct MutationTests {
  private struct Icon {
    var pixmap: Pixmap
    /// The same with another currency's symbol.
    var otherGlyph: Pixmap
    var withoutBadge: Pixmap
  }

  /// Icons of a few locales in many sizes and colours.
  private static func icons() throws -> [Icon] {
    let locales = ["en_US", "fr_CH", "en_GB", "ja_JP", "ro_RO", "hi_IN", "ar_AE"]
    let tints = [SystemColor.blue, .green, .red, .orange, .purple]
    var random = SeededGenerator(seed: 200)
    let typesetter = try Typesetter()
    return try (0..<200).map { index in
      var style = CurrencyButtonStyle()
      style.size = Double(Int.random(in: 24...50, using: &random))
      style.tint = tints[index % tints.count].color
      func pixmap(_ locale: String) throws -> Pixmap {
        try CurrencyButton(locale: locale, style: style).templateScene(typesetter).pixmap(
          palette: style.palette())
      }
      let locale = locales[index % locales.count]
      let picture = try pixmap(locale)
      let otherGlyph = try pixmap(locales[(index + 1) % locales.count])
      style.mark = nil
      return Icon(pixmap: picture, otherGlyph: otherGlyph, withoutBadge: try pixmap(locale))
    }
  }

  @Test func `exact comparison finds every one, and none where nothing changed`() throws {
    var random = SeededGenerator(seed: 4)
    for (index, icon) in try Self.icons().enumerated() {
      let picture = TestPicture(icon.pixmap)
      // One step in one channel of one pixel that is seen.
      var step = picture
      let seen = picture.colors.indices.filter { picture.colors[$0].alpha > 0 }
      let place = try #require(seen.randomElement(using: &random))
      let channels = [\RGBAColor.red, \RGBAColor.green, \RGBAColor.blue, \RGBAColor.alpha]
      let channel = try #require(channels.randomElement(using: &random))
      step.colors[place][keyPath: channel] ^= 1
      // One pixel to the right.
      var shifted = TestPicture(picture.width, picture.height, .clear)
      for y in 0..<picture.height {
        for x in 1..<picture.width { shifted[x, y] = picture[x - 1, y] }
      }
      for changed in [try step.pixmap, try shifted.pixmap, icon.otherGlyph, icon.withoutBadge] {
        #expect(
          ComparisonRule.exact.compare(icon.pixmap, with: changed).verdict == .changed, "\(index)")
      }
      #expect(
        try ComparisonRule.exact.compare(icon.pixmap, with: picture.pixmap).verdict == .same)
    }
  }

  @Test func `perceptual comparison finds every other glyph and missing badge, and no lone step`()
    throws
  {
    for (index, icon) in try Self.icons().enumerated() {
      for changed in [icon.otherGlyph, icon.withoutBadge] {
        #expect(
          ComparisonRule.perceptual.compare(icon.pixmap, with: changed).verdict == .changed,
          "\(index)")
      }
      var step = TestPicture(icon.pixmap)
      for place in step.colors.indices { step.colors[place].blue ^= 1 }
      #expect(
        try ComparisonRule.perceptual.compare(icon.pixmap, with: step.pixmap).verdict == .same)
    }
  }
}
