/// A line of code that shows a drawing in an app, for people to copy from the gallery.
package struct CodeExample: Hashable, Encodable {
  /// The language or library, such as `SwiftUI`.
  let language: String
  /// The code with the fields `{locale}` for an identifier such as `fr_CH`, `{tag}` for a language tag such as
  /// `fr-CH`, and `{name}` for the drawing's name.
  let code: String

  init(_ language: String, _ code: String) {
    self.language = language
    self.code = code
  }
}

extension RenderedTarget {
  /// The code that shows drawings of a button, for each target whose first button it is.
  ///
  /// The code for any other button would have to name it.
  func codeExamples(for button: ButtonName?) -> [CodeExample] {
    var examples: [CodeExample] = []
    for planned in plan.targets {
      guard let first = planned.buttons.first, plan[first].variant.name == button else { continue }
      for example in planned.target.codeExamples where !examples.contains(example) {
        examples.append(example)
      }
    }
    return examples
  }
}
