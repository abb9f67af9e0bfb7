import CairoBackend
import Messages
import SystemSupport
import VectorGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures of a gallery's drawings, as PNG files.
struct GalleryPictures {
  /// The scales of the PNGs that other targets make; 1 to 3 if they make none.
  let scales: [Double]
  /// Light, dark and those that the targets have.
  let appearances: [Appearance]
  /// The files of each drawing, for each scale and height. A drawing in its tint alone has one file, in black.
  /// A drawing with other colours has a file for each appearance.
  private let files: [(drawing: Drawing, pictures: [[[UInt8]]])]

  /// - Parameter heights: the heights of pictures in addition to the scales, in pixels.
  init(_ rendered: RenderedTarget, heights: [Int]) {
    let plan = rendered.plan
    let targets = plan.targets.map(\.target)
    let made = Set(targets.flatMap(\.pixelScales)).sorted()
    let scales = made.isEmpty ? [1, 2, 3] : made
    let tinted = Set(targets.flatMap(\.tintedAppearances)).union([.light, .dark])
    let appearances = Appearance.allCases.filter(tinted.contains)
    self.scales = scales
    self.appearances = appearances
    let drawings = rendered.drawings
    let pictures = Parallel.map(
      drawings, jobs: plan.settings.jobs, worker: { PictureMaker(plan) }
    ) { drawing, maker in
      let isTint = rendered.fills(of: drawing).allSatisfy { $0.paint == .tint }
      let colors = isTint ? [.template] : appearances.map(\.colors)
      let size = drawing.button.style.size
      func pictures(_ drawing: Drawing, scale: Double) throws -> [[UInt8]] {
        try colors.map { colors in
          defer { rendered.requests.add(maker.requests) }
          return try maker.bytes(of: .picture(.png(scale: scale), colors), drawing)
        }
      }
      // The smallest of a set of scales decides the symbol's form, but not in pictures of other heights.
      var scaled = drawing
      var alone = drawing
      scaled.smallestScale = drawing.smallestScale ?? scales.min()
      alone.smallestScale = nil
      // If one size of a drawing can't be made, the vector is shown in all sizes.
      return try? scales.map { scale in
        defer { rendered.requests.add(drawing, maker.problems) }
        return try pictures(scaled, scale: scale)
      } + heights.map { try pictures(alone, scale: Double($0) / size) }
    }
    files = zip(drawings, pictures).compactMap { drawing, pictures in
      pictures.flatMap { $0 }.map { (drawing, $0) }
    }
  }

  /// A JSON object with the pictures of each drawing, as a list for each scale and height of `data:` URLs (RFC 2397).
  ///
  /// - Parameter id: the key of a drawing.
  func json(_ id: (Drawing) -> String) -> String {
    func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }
    let lists = files.map { drawing, pictures in
      let urls = pictures.map { sizes in
        list(sizes.map { "\"data:image/png;base64,\(Data($0).base64EncodedString())\"" })
      }
      return "\(JSONText.quoted(id(drawing))):\(list(urls))"
    }
    return "{\(lists.joined(separator: ",\n"))}"
  }
}
