import ArgumentParser
import BadgeKit
import ConfigurationReader
import Messages
import RasterImage
import SystemSupport
import TextOutlines

extension ArgumentVisibility {
  /// Shown by `--help-all`, in manual pages and in completions, but not by `--help`.
  static var rare: ArgumentVisibility { HelpText.showsCommonOptions ? .hidden : .default }
}

extension Option where Value == StyleSetting? {
  /// Creates an option for a button's style, with the name, values and documentation of a `StyleOption`.
  init(
    _ option: StyleOption, valueName: String? = nil, visibility: ArgumentVisibility = .default
  ) {
    self.init(
      name: .customLong(option.name), parsing: .unconditional,
      help: option.help(valueName: valueName ?? option.valueName, visibility: visibility),
      completion: option.completion,
      transform: OptionValue.reader(option.setting))
  }
}

extension Option where Value == FieldText? {
  /// Creates an option with the name, values, documentation and default of a key in files.
  init(
    _ field: SchemaField, valueName: String? = nil, visibility: ArgumentVisibility = .default,
    completion: CompletionKind = .default
  ) {
    var names: [String] = []
    if case .choice(let known) = field.schema { names = known }
    self.init(
      name: .customLong(field.name), parsing: .unconditional,
      help: OptionHelp.text(
        field.documentation, names, default: field.defaultText, valueName: valueName,
        visibility: visibility),
      completion: names.isEmpty ? completion : .list(names),
      transform: OptionValue.reader { text throws(ValueError) in
        try FieldText(text, field.schema, of: field.name)
      })
  }
}

extension Option where Value: NamedChoice {
  /// Creates an option that takes the name of a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default.
  ///   - documentation: the help text, without values and default.
  init(
    wrappedValue: Value, choice documentation: String, visibility: ArgumentVisibility = .default
  ) {
    self.init(
      wrappedValue: wrappedValue,
      help: OptionHelp.text(
        documentation, Value.names, default: wrappedValue.rawValue, visibility: visibility),
      completion: .list(Value.names), transform: OptionValue.reader(Value.init(name:)))
  }
}

extension Option {
  /// Creates an option that takes the name of a value; nil if it is not given.
  ///
  /// - Parameters:
  ///   - documentation: the help text, without values and default.
  ///   - defaultText: the default, as the help text shows it.
  init<Choice: NamedChoice>(
    choice documentation: String, default defaultText: String? = nil,
    visibility: ArgumentVisibility = .default
  ) where Value == Choice? {
    self.init(
      help: OptionHelp.text(
        documentation, Choice.names, default: defaultText, visibility: visibility),
      completion: .list(Choice.names), transform: OptionValue.reader(Choice.init(name:)))
  }
}

extension Option {
  /// Creates a repeatable option that takes the names of values.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default.
  ///   - documentation: the help text, without values.
  init<Choice: NamedChoice>(wrappedValue: [Choice], choices documentation: String)
  where Value == [Choice] {
    self.init(
      wrappedValue: wrappedValue, help: OptionHelp.text(documentation, Choice.names),
      completion: .list(Choice.names), transform: OptionValue.reader(Choice.init(name:)))
  }
}

extension Option where Value == FontWeight? {
  /// Creates an option for the weight of a text: a name or a number.
  init(
    weight documentation: String, default defaultText: String,
    visibility: ArgumentVisibility = .default
  ) {
    self.init(
      help: OptionHelp.text(documentation, default: defaultText, visibility: visibility),
      completion: .list(FontWeight.names.map(\.name)),
      transform: OptionValue.reader(StyleOption.fontWeight))
  }
}

extension Option where Value == PNG.Optimization? {
  /// Creates an option for the compression level of a PNG file: a number.
  init(effort documentation: String) {
    self.init(
      help: OptionHelp.text(
        documentation, default: "\(PNG.Optimization.standard.rawValue)", visibility: .rare),
      transform: OptionValue.reader(PNG.Optimization.init(_:)))
  }
}

extension Argument where Value: NamedChoice {
  /// Creates an argument that takes the name of a value.
  init(choice documentation: String) {
    self.init(
      help: OptionHelp.text(documentation, Value.names), completion: .list(Value.names),
      transform: OptionValue.reader(Value.init(name:)))
  }
}

extension Argument {
  /// Creates an argument that takes the name of a value; nil if it is not given.
  ///
  /// - Parameters:
  ///   - documentation: the help text, without values and default.
  ///   - defaultText: the default, as the help text shows it.
  init<Choice: NamedChoice>(choice documentation: String, default defaultText: String)
  where Value == Choice? {
    self.init(
      help: OptionHelp.text(documentation, Choice.names, default: defaultText),
      completion: .list(Choice.names), transform: OptionValue.reader(Choice.init(name:)))
  }
}

/// A type with a name for each of its values.
typealias NamedChoice = CaseIterable & RawRepresentable<String> & Sendable

/// Reads the values of options that count as input data, such as a colour, a day or a text in the picture.
///
/// `run()` reads these values, because wrong data has the exit code 65. An error that the parser finds has
/// the exit code 64.
enum DataOption {
  /// Reads the value of an option; nil if the option is not given.
  ///
  /// - Throws: `CommandError` that names the option.
  static func value<Value>(
    _ text: String?, _ option: String, _ read: (String) throws -> Value
  ) throws(CommandError) -> Value? {
    guard let text else { return nil }
    do {
      return try read(text)
    } catch {
      throw .data("\(option): \(Diagnostics.diagnosis(of: error).message)")
    }
  }
}

/// Help texts of options.
enum OptionHelp {
  /// The documentation, followed by the values and the default in the parser's format.
  static func text(
    _ documentation: String, _ values: [String] = [], default defaultText: String? = nil,
    valueName: String? = nil, visibility: ArgumentVisibility = .default
  ) -> ArgumentHelp {
    var notes: [String] = []
    if !values.isEmpty { notes.append("values: " + values.joined(separator: ", ")) }
    if let defaultText { notes.append("default: " + defaultText) }
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return ArgumentHelp(
      "\(documentation)\(suffix)", valueName: valueName, visibility: visibility)
  }
}

extension StyleOption {
  /// The help text, with the values and the default.
  ///
  /// - Parameters:
  ///   - more: a sentence to add to the documentation.
  ///   - valueName: the name of the value in the help text; nil for the parser's default.
  func help(
    more: String? = nil, valueName: String? = nil, visibility: ArgumentVisibility = .default
  ) -> ArgumentHelp {
    var names: [String] = []
    if case .names(let known) = values { names = known }
    return OptionHelp.text(
      documentation + (more.map { " " + $0 } ?? ""), names, default: defaultText,
      valueName: valueName, visibility: visibility)
  }

  /// The name of the value in help texts; nil for the parser's default, the name of the option.
  fileprivate var valueName: String? {
    switch values {
    case .fraction: "fraction"
    case .fractionOr(let name, _): "fraction|" + name
    case .fractions: "fraction,..."
    case .names, .length, .weight, .text: nil
    }
  }

  /// How a shell completes the value.
  fileprivate var completion: CompletionKind {
    switch values {
    case .names(let names): .list(names)
    case .weight: .list(FontWeight.names.map(\.name) + [Self.balanced])
    default: .default
    }
  }
}
