import ConfigurationReader
import CurrencyLocale
import VectorGraphics

extension ConfigurationNode {
  /// The one key of `names` that the mapping has, and its value.
  ///
  /// - Throws: ``ConfigurationError`` if the mapping has none or several of them.
  func only(
    of names: [String]
  ) throws(ConfigurationError) -> (name: String, value: ConfigurationNode) {
    let found = (entries ?? []).filter { names.contains($0.name) }
    guard let first = found.first else {
      throw error(
        "there is nothing to show", fix: "add one of \(names.joined(separator: ", "))")
    }
    if found.count > 1 {
      throw found[1].key.error(
        "'\(found[1].name)' and '\(first.name)' exclude each other", fix: "leave one of them out")
    }
    return (first.name, first.value)
  }

  /// The text. Throws if nothing in it is visible.
  func visibleText() throws(ConfigurationError) -> String {
    let text = string ?? ""
    do {
      try VisibleText.validate(text)
    } catch {
      throw self.error(reason: error)
    }
    return text
  }

  /// The outline of the SVG path data in the text. Throws if the width or height of its bounds is 0.
  func path() throws(ConfigurationError) -> VectorPath {
    let path: VectorPath
    do {
      path = try VectorPath(svgData: string ?? "")
    } catch {
      throw self.error(String(describing: error), fix: "correct the path data")
    }
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else {
      throw error("the drawing has no area", fix: "give path data of a shape")
    }
    return path
  }
}
