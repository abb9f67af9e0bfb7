import CCairo
import Foundation
import VectorGraphics

/// What Cairo does by itself, to be measured beside Mintmark.
enum Cairo {
  /// Draws a scene of solid fills with Cairo, and writes it with Cairo's own PNG writer.
  static func png(_ scene: VectorScene, side: Int) throws -> [UInt8] {
    let surface = surface(scene, side: side)
    defer { cairo_surface_destroy(surface) }
    return try png(surface)
  }

  /// A scene of solid fills drawn by Cairo; the caller destroys it.
  static func surface(_ scene: VectorScene, side: Int) -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(side) / scene.size.width, Double(side) / scene.size.height)
    let tint = Palette().color(.tint)
    cairo_set_source_rgba(
      context, Double(tint.red) / 255, Double(tint.green) / 255, Double(tint.blue) / 255, 1)
    for fill in scene.fills {
      for element in fill.path.elements {
        switch element {
        case .move(let p): cairo_move_to(context, p.x, p.y)
        case .line(let p): cairo_line_to(context, p.x, p.y)
        case .quad(let c, let p): cairo_curve_to(context, c.x, c.y, c.x, c.y, p.x, p.y)
        case .cubic(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
        case .close: cairo_close_path(context)
        }
      }
      cairo_fill(context)
    }
    return surface
  }

  private static func png(_ surface: OpaquePointer?) throws -> [UInt8] {
    let sink = Sink()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { context, data, count in
        guard let context else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { throw BenchError("Cairo could not write a PNG") }
    return sink.bytes
  }

  private final class Sink {
    var bytes: [UInt8] = []
  }

  static func drop(_ surface: OpaquePointer?) { cairo_surface_destroy(surface) }
}
