internal import CHarfBuzz
import VectorGraphics

/// Shapes the runs of a line into glyphs with HarfBuzz. This is the fourth step of laying out the line.
struct Shaper: ~Copyable {
  private let buffer: OpaquePointer

  init() throws(TextError) {
    guard let buffer = hb_buffer_create() else { throw .libraryFailed("hb_buffer_create") }
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a range of a text. The text around the range is context for the shaping.
  ///
  /// - Parameters:
  ///   - range: the offsets of the scalars to shape.
  ///   - script: an ISO 15924 code.
  ///   - language: a BCP 47 tag; nil for none.
  /// - Returns: the glyphs from left to right, in ems.
  /// - Throws: ``TextError``, such as ``TextError/missingGlyph(character:scalar:package:)`` if the face lacks a
  ///   glyph.
  borrowing func glyphs(
    of range: Range<Int>, in text: [Unicode.Scalar], face: Face, script: String,
    direction: WritingDirection, language: String?
  ) throws(TextError) -> [Glyph] {
    hb_buffer_clear_contents(buffer)
    guard let length = Int32(exactly: text.count), let start = UInt32(exactly: range.lowerBound),
      let count = Int32(exactly: range.count)
    else { throw .textTooLong(limit: Int(Int32.max)) }
    hb_buffer_add_utf32(buffer, text.map(\.value), length, start, count)
    hb_buffer_set_direction(
      buffer, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, hb_script_from_string(script, -1))
    if let language { hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
    var flags = HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_shape(face.font, buffer, nil, 0)
    guard hb_buffer_allocation_successful(buffer) != 0 else {
      throw .badFont(
        path: face.description.path,
        problem: "makes more glyphs of a text than HarfBuzz holds")
    }
    return try read(text: text, face: face)
  }

  private borrowing func read(
    text: [Unicode.Scalar], face: Face
  ) throws(TextError) -> [Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let unit = 1 / face.unitsPerEm
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      let cluster = Int(info.cluster)
      guard info.codepoint != 0 else {
        let scalar = text.indices.contains(cluster) ? text[cluster] : "\u{FFFD}"
        throw .missingGlyph(
          character: String(Character(scalar)), scalar: scalar,
          package: FontPackage.name(for: scalar, script: Itemizer.script(of: scalar)))
      }
      glyphs.append(
        Glyph(
          id: info.codepoint, cluster: cluster,
          offset: Vector(
            dx: Double(position.x_offset) * unit, dy: 0 - Double(position.y_offset) * unit),
          advance: Double(position.x_advance) * unit))
    }
    return glyphs
  }
}
