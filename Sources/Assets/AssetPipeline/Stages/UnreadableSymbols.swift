import Messages

/// The locales whose symbol can't be read in pictures, by the height of the pictures in pixels.
struct UnreadableSymbols {
  private var locales: [Int: Set<LocaleIndex>] = [:]

  /// Adds the locales of a drawing.
  mutating func add(_ drawing: Drawing, at heights: Set<Int>) {
    for height in heights { locales[height, default: []].formUnion(drawing.locales) }
  }

  /// A warning for each height.
  func warnings(_ plan: Plan) -> [String] {
    locales.sorted { $0.key < $1.key }.compactMap { height, locales in
      guard !locales.isEmpty else { return nil }
      let names = locales.sorted().map { plan[$0].identifier }
      return
        "at \(height) pixels, the symbols of \(CountText.of(names.count, "locale")) can't be read "
        + "(\(DrawingFailure.excerpt(of: names))): draw larger pictures, or choose other symbols under "
        + "'symbols'"
    }
  }
}
