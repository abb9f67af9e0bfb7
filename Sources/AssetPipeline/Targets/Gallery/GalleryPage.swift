/// The gallery's page with marks such as `⟦cards⟧` for the parts that depend on the plan.
///
/// Page, style sheet and script are files of their own, embedded into the program.
enum GalleryPage {
  enum Piece {
    case text(String)
    case mark(String)
  }

  /// The page, taken apart at its marks.
  static var pieces: [Piece] {
    pieces(of: PackageResources.gallery_html).flatMap { piece in
      switch piece {
      case .mark("style"): pieces(of: PackageResources.gallery_css)
      case .mark("script"): pieces(of: PackageResources.gallery_js)
      default: [piece]
      }
    }
  }

  private static func pieces(of file: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    let text = String(decoding: file, as: UTF8.self)
    for part in text.split(separator: "⟦", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "⟧") else {
        pieces.append(.text(String(part)))
        continue
      }
      pieces.append(.mark(String(part[..<end])))
      pieces.append(.text(String(part[part.index(after: end)...])))
    }
    return pieces
  }
}
