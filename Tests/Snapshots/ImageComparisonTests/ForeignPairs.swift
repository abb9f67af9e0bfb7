import RasterImage
import TestPictures
import Testing

/// Pairs of pictures that other programs drew from SVG files that this package did not write: 27 icons in four
/// sizes from 24 to 96 pixels.
///
/// `Fixtures/make_rasterised.py` draws a row of panels for each icon and size.
enum ForeignPairs {
  /// The kind of a pair. Either two programs drew the same file, and the case describes the icon; or the files
  /// differ, and the case names the change.
  enum Kind: CaseIterable {
    /// Solid strokes that are at least 1.1 pixels wide.
    case strokes
    /// A dashed ring.
    case dashes
    /// Strokes that are 0.8 to 3.2 pixels wide.
    case thinStrokes
    /// Fills without a stroke.
    case fills
    /// The changes of the files with strokes, in the order of their panels.
    case thinner, moved, missing, recoloured

    static let harmless: [Kind] = [.strokes, .dashes, .thinStrokes, .fills]
    static let visible: [Kind] = [.thinner, .moved, .missing, .recoloured]

    /// The row of the table in the article on tolerances.
    var name: String {
      switch self {
      case .strokes: "strokes, drawn by another program"
      case .dashes: "dashes, drawn by another program"
      case .thinStrokes: "very thin strokes, drawn by another program"
      case .fills: "fills, drawn by another program"
      case .thinner: "all strokes 10 % thinner"
      case .moved: "one element moved by 0.5 px"
      case .missing: "one element missing"
      case .recoloured: "strokes recoloured by ΔE₀₀ 5"
      }
    }

    fileprivate var icons: [String] {
      switch self {
      case .strokes:
        [
          "arrows", "battery", "bell", "bolt", "cart", "chart", "clock", "cloud", "house", "key",
          "leaf", "lens", "mail", "moon", "pulse", "wave", "waves",
        ]
      case .dashes: ["target"]
      case .thinStrokes: ["hair"]
      case .fills: ["drop", "heart", "letters", "pie", "shield", "smile", "star", "tag"]
      case .thinner, .moved, .missing, .recoloured:
        Kind.strokes.icons + Kind.dashes.icons + Kind.thinStrokes.icons
      }
    }
  }

  /// The programs in the order of their panels.
  enum Program: Int, CaseIterable {
    case resvg, cairoSVG, skia
  }

  /// All pairs of a kind.
  ///
  /// - Parameter program: the program that drew the expected picture of a changed file. The actual picture is
  ///   always by resvg.
  static func pairs(_ kind: Kind, expectedBy program: Program = .resvg) throws
    -> [ControlledPairs.Pair]
  {
    let programs = Program.allCases.count
    var pairs: [ControlledPairs.Pair] = []
    for icon in kind.icons {
      for size in [24, 32, 48, 96] {
        let panels = try PNG.decode(Fixtures.bytes("foreign/\(icon)-\(size).png")).panels
        func add(_ first: Int, _ second: Int) {
          pairs.append(
            ControlledPairs.Pair(
              name: "\(icon) \(size) px, panels \(first) and \(second)", expected: panels[first],
              actual: panels[second]))
        }
        if let change = Kind.visible.firstIndex(of: kind) {
          try #require(panels.count == programs + Kind.visible.count)
          add(program.rawValue, programs + change)
        } else {
          try #require(panels.count >= programs)
          for second in 1..<programs {
            for first in 0..<second { add(first, second) }
          }
        }
      }
    }
    return pairs
  }
}

extension Pixmap {
  /// The squares of a row, as high as the picture.
  fileprivate var panels: [Pixmap] {
    (0..<width / height).compactMap { panel in
      let bytes = (0..<height).flatMap { row in
        let start = 4 * (row * width + panel * height)
        return self.bytes[start..<start + 4 * height]
      }
      return Pixmap(width: height, height: height, bytes: bytes)
    }
  }
}
