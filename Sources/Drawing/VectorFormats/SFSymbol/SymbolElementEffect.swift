/// A property that hides or changes an element and its children in an editor, but that symbols don't
/// support.
///
/// Apple's tools add every path of a variant to the symbol's outline, even one that is hidden in an
/// editor. So a layer that is switched off in the editor has to be removed.
struct SymbolElementEffect {
  let rule: SymbolRule
  /// The property as findings name it, such as `opacity="0.5"` or `a mask`.
  let text: String

  init(_ rule: SymbolRule, _ text: String) {
    self.rule = rule
    self.text = text
  }

  /// The effects among an element's properties.
  static func all(in values: [String: String]) -> [SymbolElementEffect] {
    var effects: [SymbolElementEffect] = []
    if values["display"]?.lowercased() == "none" {
      effects.append(SymbolElementEffect(.hidden, "display=\"none\""))
    }
    if let text = values["opacity"], let opacity = SVGNumbers.fraction(text), opacity < 1 {
      effects.append(
        SymbolElementEffect(opacity > 0 ? .opacity : .hidden, "opacity=\"\(text.prefix(20))\""))
    }
    for name in ["clip-path", "mask", "filter"] {
      if let value = values[name], value.lowercased() != "none" {
        effects.append(SymbolElementEffect(.clip, "a \(name)"))
      }
    }
    return effects
  }

  /// Whether the property makes the element invisible.
  var hides: Bool { rule == .hidden }

  var isOpacity: Bool { text.hasPrefix("opacity") }

  /// The consequence, as the last part of a finding's sentence.
  var consequence: String {
    switch rule {
    case .hidden: "and what is hidden still counts as part of the symbol"
    case .clip: "which is ignored"
    default: "which is not drawn"
    }
  }

  var fix: String {
    switch rule {
    case .hidden: "remove it, or show it"
    case .clip: "apply it to the outlines in the drawing program"
    default: "remove it, and give the paths a hierarchical layer, or their class an opacity"
    }
  }
}

extension SymbolLayerStyle {
  /// The style that the declarations of a CSS rule set.
  init(_ declarations: [String: String]) {
    self.init(
      clearsBehind: declarations["-sfsymbols-clear-behind"] == "true",
      opacity: declarations["opacity"].flatMap { SVGNumbers.fraction($0) } ?? 1,
      fill: declarations["fill"].flatMap { text in
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") } ? text : nil
      },
      motionGroup: declarations["-sfsymbols-motion-group"].flatMap { Int($0) })
  }
}
