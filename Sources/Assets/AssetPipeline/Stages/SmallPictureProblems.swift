import Messages

/// What is wrong with pictures of a height.
struct SmallPictureProblem: Hashable {
  enum Kind: Int {
    /// The mark of the badge can't be read.
    case unreadableMark
    /// The symbol can't be read.
    case unreadableSymbol
    /// The symbol has too many pieces to be fitted to pixels.
    case complexSymbol
  }

  /// The height of the pictures in pixels.
  var height: Int
  var kind: Kind
}

/// The locales whose symbol or mark can't be read in pictures, or whose symbol can't be fitted to their pixels.
struct SmallPictureProblems {
  private var locales: [SmallPictureProblem: Set<LocaleIndex>] = [:]

  /// Adds the locales of a drawing.
  mutating func add(_ drawing: Drawing, _ problems: Set<SmallPictureProblem>) {
    for problem in problems { locales[problem, default: []].formUnion(drawing.locales) }
  }

  /// A warning for each height.
  func warnings(_ plan: Plan) -> [String] {
    let sorted = locales.sorted {
      ($0.key.height, $0.key.kind.rawValue) < ($1.key.height, $1.key.kind.rawValue)
    }
    return sorted.compactMap { problem, locales in
      guard !locales.isEmpty else { return nil }
      let names = locales.sorted().map { plan[$0].identifier }
      let symbols =
        "at \(problem.height) pixels, the symbols of \(CountText.of(names.count, "locale"))"
      let excerpt = DrawingFailure.excerpt(of: names)
      return switch problem.kind {
      case .unreadableMark:
        "at \(problem.height) pixels, the mark of the badge can't be read: draw larger pictures, or use "
          + "'badge: plus'"
      case .unreadableSymbol:
        "\(symbols) can't be read (\(excerpt)): draw larger pictures, or choose other symbols under "
          + "'symbols'"
      case .complexSymbol:
        "\(symbols) are not fitted to pixels, as they have too many pieces (\(excerpt)): simplify "
          + "them, or choose a simpler font"
      }
    }
  }
}
