extension String {
  /// The elements of an SVG that draw something: without its title and its style.
  var svgShapes: [Substring] {
    split(separator: ">").filter { $0.contains(" d=") || $0.contains("<rect") }
  }
}
