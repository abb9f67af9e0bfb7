internal import CCairo
internal import VectorGraphics

/// The owner of a Cairo surface, which it frees at the end.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// Takes ownership of a new surface after checking its status.
  init(_ pointer: OpaquePointer?) throws(RenderError) {
    // On failure, Cairo returns a static surface in an error state instead of null. It needs no freeing.
    guard let pointer else { throw .cairo("out of memory") }
    try check(cairo_surface_status(pointer))
    self.pointer = pointer
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Draws on the surface through a new context, then checks the context's status.
  func draw(_ body: (borrowing CairoContext) throws(RenderError) -> Void) throws(RenderError) {
    let context = try CairoContext(self)
    try body(context)
    try check(cairo_status(context.pointer))
  }

  /// Writes pending output. Nothing can be drawn on the surface afterwards.
  func finish() throws(RenderError) {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer))
  }
}

/// The owner of a Cairo context, which it frees at the end.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer
  /// Whether the context draws on an image surface, not into a PDF or SVG document.
  let drawsPixels: Bool

  init(_ surface: borrowing CairoSurface) throws(RenderError) {
    guard let pointer = cairo_create(surface.pointer) else { throw .cairo("out of memory") }
    try check(cairo_status(pointer))
    self.pointer = pointer
    drawsPixels = cairo_surface_get_type(surface.pointer) == CAIRO_SURFACE_TYPE_IMAGE
  }

  deinit { cairo_destroy(pointer) }
}

/// Throws Cairo's description of the status unless it is success.
func check(_ status: cairo_status_t) throws(RenderError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .cairo(String(cString: cairo_status_to_string(status)))
}
