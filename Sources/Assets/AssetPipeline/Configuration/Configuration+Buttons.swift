import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import CurrencyLocale
import Messages

extension Configuration {
  /// The keys of a button that are not part of its style.
  static let labelFields = [
    SchemaField("labels", .dictionary(.string), "A text beside the button, by language or locale."),
    SchemaField(
      "names", .dictionary(.string),
      "Accessible names that are not drawn, by language or locale; %@ is the currency's name."),
  ]

  /// A button, and the YAML mappings that its options come from, the outermost first.
  struct ReadButton {
    var variant: ButtonVariant
    var mappings: [ConfigurationNode]
    /// The settings that the mappings change.
    let base: ButtonSettings

    /// The button with the options of one more mapping. A mapping with `label` or `labels` replaces all labels.
    func changed(by node: ConfigurationNode) throws(ConfigurationError) -> ReadButton {
      var button = self
      button.mappings.append(node)
      let settings = try ButtonFields.settings(button.mappings, over: base)
      button.variant.style = settings.style
      button.variant.contentSize = settings.contentSize
      if node[StyleOption.label.name] != nil || node["labels"] != nil {
        button.variant.style.label = node[StyleOption.label.name]?.string
        button.variant.labels = try Configuration.texts(node["labels"])
      } else {
        button.variant.style.label = variant.style.label
      }
      if let names = node["names"] { button.variant.names = try Configuration.texts(names) }
      return button
    }
  }

  /// The buttons of a configuration. It must have passed the schema check.
  ///
  /// - Parameter common: the button that the entries of `buttons` start from; without them, it is the unnamed
  ///   button.
  /// - Throws: `ConfigurationError` for a name that can't be a part of file names and code, and for a wrong
  ///   value that passes the schema check.
  static func buttons(
    _ node: ConfigurationNode, over common: ReadButton
  ) throws(ConfigurationError) -> [ReadButton] {
    guard let named = node["buttons"] else { return [common] }
    var buttons: [ReadButton] = []
    for entry in named.entries ?? [] {
      guard let name = ButtonName(entry.name) else {
        throw entry.key.error(
          "'\(entry.name)' can't be a part of names in code",
          fix: "use small letters, digits and single underscores, a letter first")
      }
      var button = try common.changed(by: entry.value)
      button.variant.name = name
      buttons.append(button)
    }
    guard !buttons.isEmpty else { throw named.error("there are no buttons", fix: "add one") }
    return buttons
  }

  /// The buttons that an entry of `targets` selects, with the changes under its key `button`.
  static func buttons(
    ofTarget node: ConfigurationNode, among known: [ReadButton]
  ) throws(ConfigurationError) -> [ButtonVariant] {
    var buttons = known
    if let chosen = node["buttons"] {
      let names = known.compactMap { $0.variant.name?.text }
      buttons = []
      for element in chosen.elements ?? [] {
        guard let button = known.first(where: { $0.variant.name?.text == element.string }) else {
          throw element.error(
            "there is no button '\(element.string ?? "")'",
            fix: names.isEmpty
              ? "name the buttons under 'buttons' first"
              : NearestName.suggestion(for: element.string ?? "", among: names))
        }
        guard !buttons.contains(where: { $0.variant == button.variant }) else {
          throw element.error("'\(element.string ?? "")' is listed twice", fix: "list it once")
        }
        buttons.append(button)
      }
    }
    guard let changes = node["button"] else { return buttons.map(\.variant) }
    var changed: [ButtonVariant] = []
    for button in buttons { changed.append(try button.changed(by: changes).variant) }
    return changed
  }

  /// The entries of `labels` or `names`, by language or locale.
  static func texts(_ node: ConfigurationNode?) throws(ConfigurationError) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in node?.entries ?? [] {
      let key = try localeKey(entry.key, name: entry.name)
      texts[key] = entry.value.string
    }
    return texts
  }
}
