import BadgeKit
import CairoBackend
import RasterImage
import VectorFormats
import VectorGraphics

/// A picture on the page of a preview.
struct PreviewPicture: Encodable, Sendable {
  /// The scale of a PNG, such as `2x`, or the format of another file.
  let label: String
  /// The path of the file. Of files that differ in their titles alone, it is the first one.
  let path: String
  /// The number of other files with this picture.
  var others = 0
  /// In pixels for a PNG, in points for another file.
  let width: Double
  let height: Double
  /// Whether the picture is a PNG.
  let hasPixels: Bool
  /// The bytes as a `data:` URL: those of the file, or of an SVG of it if a browser can't show its format.
  let source: String
  /// The panel that shows the picture. It is the heading of the panel.
  let appearance: String

  /// The panel of pictures in black, whose colours the platform replaces.
  static let template = "template"

  /// All panels, in their order.
  static let appearances = Appearance.all.map(\.name) + [template]

  private enum CodingKeys: CodingKey {
    case label, path, others, width, height, hasPixels, source
  }
}

extension PictureMaker {
  /// The pictures of a drawing for each target of the plan; none for a target that does not draw its button.
  func previewPictures(of drawing: Drawing) -> Result<[[PreviewPicture]], any Error> {
    Result {
      try plan.targets.map { planned in
        guard planned.buttons.contains(drawing.buttonIndex) else { return [] }
        var files: [(path: String, rendition: DrawingRendition)] = []
        planned.target.files(of: drawing, in: plan) { files.append(($0, $1)) }
        var pictures: [PreviewPicture] = []
        for (path, rendition) in files {
          guard let (label, appearance) = rendition.previewLabel else { continue }
          if let known = pictures.firstIndex(where: {
            ($0.label, $0.appearance) == (label, appearance)
          }) {
            pictures[known].others += 1
          } else {
            pictures.append(try picture(rendition, of: drawing, path, label, appearance))
          }
        }
        return pictures
      }
    }
  }

  private func picture(
    _ rendition: DrawingRendition, of drawing: Drawing, _ path: String, _ label: String,
    _ appearance: String
  ) throws -> PreviewPicture {
    func picture(
      _ type: String, _ bytes: [UInt8], _ width: Double, _ height: Double
    ) -> PreviewPicture {
      PreviewPicture(
        label: label, path: path, width: width, height: height, hasPixels: type == "image/png",
        source: PreviewPage.dataURL(type, bytes), appearance: appearance)
    }
    switch rendition {
    case .png:
      let bytes = try bytes(of: rendition, drawing)
      let (width, height) = try PNG.size(of: bytes)
      return picture("image/png", bytes, Double(width), Double(height))
    case .svg:
      let size = try scene(of: drawing).size
      return picture(
        "image/svg+xml", try bytes(of: rendition, drawing), size.width, size.height)
    case .symbolTemplate:
      // A tenth of the canvas of Apple's templates.
      return picture("image/svg+xml", try bytes(of: rendition, drawing), 330, 220)
    case .vectorDrawable(let colors, let tint):
      let (bytes, size) = try svg(of: drawing, for: Rendition.vectorDrawable(tint).medium, colors)
      return picture("image/svg+xml", bytes, size.width, size.height)
    case .pdf(let colors, _):
      let (bytes, size) = try svg(of: drawing, for: .document, colors)
      return picture("image/svg+xml", bytes, size.width, size.height)
    case .webModule, .text:
      let (bytes, size) = try svg(of: drawing, for: .document, .appearance(.light))
      return picture("image/svg+xml", bytes, size.width, size.height)
    }
  }
}

extension DrawingRendition {
  /// The label of the rendition in a preview, and the panel that shows it; nil for text.
  fileprivate var previewLabel: (label: String, appearance: String)? {
    switch self {
    case .png(let scale, let colors): ("\(FixedPoint3.text(scale))x", colors.panel)
    case .svg(let colors, _, _): ("SVG", colors.panel)
    case .pdf(let colors, _): ("PDF", colors.panel)
    case .vectorDrawable(let colors, _): ("VectorDrawable", colors.panel)
    case .symbolTemplate: ("SF Symbol", PreviewPicture.template)
    case .webModule: ("module", Appearance.light.name)
    case .text: nil
    }
  }
}

extension ColorVariant {
  fileprivate var panel: String {
    switch self {
    case .appearance(let appearance): appearance.name
    case .template: PreviewPicture.template
    }
  }
}
