internal import CHarfBuzz
import VectorGraphics

/// Turns glyphs into paths with HarfBuzz's draw functions.
///
/// It converts outlines from font units with y up to ems with y down.
struct OutlinePen: ~Copyable {
  private let functions: OpaquePointer

  init() throws(TextError) {
    guard let functions = hb_draw_funcs_create() else {
      throw .libraryFailed("hb_draw_funcs_create")
    }
    hb_draw_funcs_set_move_to_func(
      functions, { _, sink, _, x, y, _ in Sink.at(sink) { $0.path.move(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, sink, _, x, y, _ in Sink.at(sink) { $0.path.line(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, sink, _, cx, cy, x, y, _ in
        Sink.at(sink) { $0.path.quad($0.point(cx, cy), to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, sink, _, ax, ay, bx, by, x, y, _ in
        Sink.at(sink) { $0.path.cubic($0.point(ax, ay), $0.point(bx, by), to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, sink, _, _ in Sink.at(sink) { $0.path.close() } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    self.functions = functions
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// The outline of a glyph, its origin at (0, 0).
  borrowing func outline(of glyph: UInt32, in face: Face) -> VectorPath {
    var sink = Sink(scale: 1 / face.unitsPerEm)
    withUnsafeMutablePointer(to: &sink) { pointer in
      mintmark_hb_draw_glyph(face.font, glyph, functions, pointer)
    }
    return sink.path
  }
}

/// The path that the draw functions append to.
private struct Sink {
  let scale: Double
  var path = VectorPath()

  init(scale: Double) { self.scale = scale }

  func point(_ x: Float, _ y: Float) -> Point {
    // Subtracts from 0 instead of negating, so that y = 0 does not become −0.
    Point(x: Double(x) * scale, y: 0 - Double(y) * scale)
  }

  static func at(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Sink) -> Void) {
    guard let pointer else { return }
    body(&pointer.assumingMemoryBound(to: Sink.self).pointee)
  }
}
