internal import CCairo
public import VectorGraphics

extension VectorScene {
  /// The scene as a one-page PDF of the scene's size in points.
  ///
  /// - Parameters:
  ///   - palette: the colours of the roles.
  ///   - title: the title in the document's metadata.
  ///   - date: the creation date; nil writes none, so that the file is the same on every run.
  /// - Throws: ``RenderError`` if the size is beyond the limits, a side is shorter than 0.1 points, or Cairo
  ///   fails.
  public func pdf(
    palette: Palette = Palette(), title: String? = nil, date: SourceDate? = nil
  ) throws(RenderError) -> [UInt8] {
    try document(cairo_pdf_surface_create_for_stream) { surface in
      // With an empty text Cairo writes no date. Without this call it writes the current date.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, date?.iso8601 ?? "")
      if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    } draw: { context throws(RenderError) in
      try context.fill(self, palette: palette)
    }
  }

  private typealias MakeSurface = (
    cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double
  ) -> OpaquePointer?

  private func document(
    _ make: MakeSurface, prepare: (OpaquePointer) -> Void,
    draw: (borrowing CairoContext) throws(RenderError) -> Void
  ) throws(RenderError) -> [UInt8] {
    try checkVectorSize()
    let sink = ByteSink()
    let context = Unmanaged.passUnretained(sink).toOpaque()
    try withExtendedLifetime(sink) { () throws(RenderError) in
      let surface = try CairoSurface(make(appendToSink, context, size.width, size.height))
      prepare(surface.pointer)
      try surface.draw(draw)
      try surface.finish()
    }
    return sink.bytes
  }
}

/// Collects the bytes that a stream surface writes.
private final class ByteSink {
  var bytes: [UInt8] = []
}

private func appendToSink(
  _ context: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let context else { return CAIRO_STATUS_WRITE_ERROR }
  let sink = Unmanaged<ByteSink>.fromOpaque(context).takeUnretainedValue()
  sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}
