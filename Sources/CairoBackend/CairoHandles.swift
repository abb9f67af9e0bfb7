internal import CCairo
internal import VectorGraphics

/// Owns a drawing surface and frees it.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// Takes ownership of a new surface; `cairo_status_t` is checked here.
  init(_ pointer: OpaquePointer?) throws(RenderError) {
    // Cairo never returns null but a surface in an error state, which needs no freeing.
    guard let pointer else { throw .cairo("out of memory") }
    try check(cairo_surface_status(pointer))
    self.pointer = pointer
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Draws with a context of its own and checks its status.
  func draw(_ body: (borrowing CairoContext) throws(RenderError) -> Void) throws(RenderError) {
    let context = try CairoContext(self)
    try body(context)
    try check(cairo_status(context.pointer))
  }

  /// Writes pending output and ends all drawing.
  func finish() throws(RenderError) {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer))
  }
}

/// Owns a drawing context and frees it.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer
  /// Whether it fills pixels, and does not write outlines.
  let drawsPixels: Bool

  init(_ surface: borrowing CairoSurface) throws(RenderError) {
    guard let pointer = cairo_create(surface.pointer) else { throw .cairo("out of memory") }
    try check(cairo_status(pointer))
    self.pointer = pointer
    drawsPixels = cairo_surface_get_type(surface.pointer) == CAIRO_SURFACE_TYPE_IMAGE
  }

  deinit { cairo_destroy(pointer) }
}

/// Throws Cairo's description of a status that is not success.
func check(_ status: cairo_status_t) throws(RenderError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .cairo(String(cString: cairo_status_to_string(status)))
}
