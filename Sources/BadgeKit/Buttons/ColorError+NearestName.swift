internal import Messages
internal import VectorGraphics

extension ColorError {
  /// The fault with the nearest name of a colour, or with the forms that are valid.
  var sentence: String {
    let names = SystemColor.allCases.map(\.name) + RGBAColor.cssNames
    guard !text.hasPrefix("#"), let nearest = NearestName.of(text, among: names) else {
      return description
    }
    return "unknown colour '\(text)': did you mean '\(nearest)'?"
  }
}
