internal import Messages
internal import VectorGraphics

extension ColorError {
  /// The error in one sentence. It suggests the colour name with the nearest
  /// spelling, or else the valid forms.
  var sentence: String {
    let names = SystemColor.allCases.map(\.name) + RGBAColor.cssNames
    guard !text.hasPrefix("#"), let nearest = NearestName.of(text, among: names) else {
      return description
    }
    return "unknown colour '\(text)': did you mean '\(nearest)'?"
  }
}
