internal import CHarfBuzz
import VectorGraphics

/// A face opened at a weight: its metrics, the glyphs of characters, and the font that HarfBuzz shapes.
///
/// Lengths are in ems. The descent is positive below the baseline.
package final class Face {
  let description: FaceDescription
  /// The weight that is drawn: the nearest to the requested one that the face has.
  let weight: Double
  /// The HarfBuzz font, for the shaper.
  let font: OpaquePointer
  let unitsPerEm: Double
  let ascent: Double
  let descent: Double
  let capHeight: Double

  /// Opens the face that a description refers to.
  convenience init(_ description: FaceDescription, weight: FontWeight) throws(TextError) {
    let face = try FontFile(path: description.path).makeFace(index: description.index)
    defer { hb_face_destroy(face) }
    try self.init(face, description, weight: description.weight(nearest: weight))
  }

  /// Opens the first face of a file and reads its description.
  package convenience init(path: String, weight: FontWeight) throws(TextError) {
    let face = try FontFile(path: path).makeFace(index: 0)
    defer { hb_face_destroy(face) }
    let description = FaceDescription(reading: face, path: path)
    try self.init(face, description, weight: description.weight(nearest: weight))
  }

  private init(
    _ face: OpaquePointer, _ description: FaceDescription, weight: Double
  ) throws(TextError) {
    guard let font = hb_font_create(face) else { throw .libraryFailed("hb_font_create") }
    if description.isVariable {
      var setting = hb_variation_t(tag: Tag.weight, value: Float(weight))
      hb_font_set_variations(font, &setting, 1)
    }
    hb_font_make_immutable(font)
    self.font = font
    self.description = description
    self.weight = weight
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    var extents = hb_font_extents_t()
    let hasExtents = hb_font_get_h_extents(font, &extents) != 0
    ascent = hasExtents ? Double(extents.ascender) / unitsPerEm : 1
    descent = hasExtents ? -Double(extents.descender) / unitsPerEm : 0
    capHeight = Self.capHeight(font) / unitsPerEm
  }

  deinit { hb_font_destroy(font) }

  /// The version in the `name` table; empty if there is none.
  package var version: String { fontName(hb_font_get_face(font), 5) ?? "" }

  /// The glyph of a character before shaping; nil if the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// Whether every character that needs a glyph has one.
  func covers(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { scalar in
      if scalar.isInvisible || glyph(scalar) != nil { return true }
      // HarfBuzz draws other kinds of space with the glyph of U+0020 where the font lacks them.
      return scalar.properties.generalCategory == .spaceSeparator && glyph(" ") != nil
    }
  }

  /// The cap height in font units: that of the `OS/2` table, otherwise the height of the letter H,
  /// otherwise 0.7 em.
  private static func capHeight(_ font: OpaquePointer) -> Double {
    var value: Int32 = 0
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &value) != 0, value > 0 {
      return Double(value)
    }
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    if hb_font_get_nominal_glyph(font, 0x48, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    {
      return Double(extents.y_bearing)
    }
    return 0.7 * Double(hb_face_get_upem(hb_font_get_face(font)))
  }
}

/// OpenType tags: four characters, packed into a number, that identify a table, an axis or a script.
enum Tag {
  static let weight = tag("wght")

  static func tag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
