import Messages

/// The heights of a drawing's pictures, in pixels, in which its symbol or the mark of its badge can't be read.
struct UnreadableHeights {
  var symbols: Set<Int> = []
  var marks: Set<Int> = []
}

/// What can't be read in pictures, by the height of the pictures in pixels: the symbols of locales, and marks.
struct UnreadableSymbols {
  private var locales: [Int: Set<LocaleIndex>] = [:]
  private var marks: Set<Int> = []

  /// Adds the locales of a drawing.
  mutating func add(_ drawing: Drawing, at heights: UnreadableHeights) {
    for height in heights.symbols { locales[height, default: []].formUnion(drawing.locales) }
    marks.formUnion(heights.marks)
  }

  /// A warning for each height.
  func warnings(_ plan: Plan) -> [String] {
    let marks = marks.sorted().map { height in
      "at \(height) pixels, the mark of the badge can't be read: draw larger pictures, or use "
        + "'badge: plus'"
    }
    return marks
      + locales.sorted { $0.key < $1.key }.compactMap { height, locales in
        guard !locales.isEmpty else { return nil }
        let names = locales.sorted().map { plan[$0].identifier }
        return
          "at \(height) pixels, the symbols of \(CountText.of(names.count, "locale")) can't be read "
          + "(\(DrawingFailure.excerpt(of: names))): draw larger pictures, or choose other symbols under "
          + "'symbols'"
      }
  }
}
