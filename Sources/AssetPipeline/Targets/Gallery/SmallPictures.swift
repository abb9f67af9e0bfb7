import Messages
import SystemSupport

/// The pictures of a gallery's drawings that are fitted to few pixels, as PNG files in black.
struct SmallPictures {
  /// The heights of the pictures in pixels.
  static let heights = [20, 24, 32]

  /// The files of each drawing, one for each height. A drawing with a background has none, as the page could
  /// not tint them.
  private let files: [(drawing: Drawing, pictures: [[UInt8]])]

  init(_ rendered: RenderedTarget) {
    let plan = rendered.plan
    let drawings = rendered.drawings.filter { $0.button.style.background == nil }
    let made = Parallel.map(
      drawings, jobs: plan.settings.jobs, worker: { PictureMaker(plan) }
    ) { drawing, maker in
      // A drawing whose picture can't be made at one of the heights is shown as a vector at each.
      let size = drawing.button.style.size
      return try? Self.heights.map {
        defer { rendered.requests.add(maker.requests) }
        return try maker.bytes(of: .png(scale: Double($0) / size, .template), drawing)
      }
    }
    files = zip(drawings, made).compactMap { drawing, pictures in
      pictures.flatMap { $0 }.map { (drawing, $0) }
    }
  }

  var isEmpty: Bool { files.isEmpty }

  /// A JSON object with a list of `data:` URLs for each drawing, in the order of ``heights``.
  ///
  /// - Parameter id: the key of a drawing.
  func json(_ id: (Drawing) -> String) -> String {
    let lists = files.map { drawing, pictures in
      let urls = pictures.map { "\"\(PreviewPage.dataURL("image/png", $0))\"" }
      return "\(JSONText.quoted(id(drawing))):[\(urls.joined(separator: ","))]"
    }
    return "{\(lists.joined(separator: ",\n"))}"
  }
}
