import ArgumentParser
import BadgeKit
import ConfigurationReader
import Messages
import RasterImage
import SystemSupport
import TextOutlines

/// An error that only says how to fix a wrong value. The parser's message names the value and its option
/// before that.
struct ValueFix: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Makes a transform for the parser. The transform reads a value, and turns an error into its fix.
  static func only<Value, Failure: FixableError>(
    _ read: @escaping @Sendable (String) throws(Failure) -> Value
  ) -> @Sendable (String) throws -> Value {
    { text in
      do throws(Failure) { return try read(text) } catch { throw ValueFix(error.fix) }
    }
  }
}

extension ValueFix {
  /// Makes a transform that reads a number in a range.
  static func number(_ range: NumberRange = .any) -> @Sendable (String) throws -> Double {
    { text in
      let number: Double
      do throws(DecimalNumber.Mistake) { number = try DecimalNumber.value(of: text) } catch {
        throw ValueFix(error == .notation ? "give \(range.text)" : error.fix)
      }
      guard range.contains(number) else { throw ValueFix("give \(range.text)") }
      return number
    }
  }

  /// Makes a transform that reads a whole number in a range.
  static func integer(
    _ range: ClosedRange<Int> = Int.min...Int.max
  ) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = DecimalNumber.integer(of: text), range.contains(number) else {
        throw ValueFix("give \(range.text)")
      }
      return number
    }
  }
}

/// An error that has a separate text for how to fix it.
protocol FixableError: Error {
  var fix: String { get }
}

extension UnknownNameError: FixableError {}
extension StyleOptionError: FixableError {}

extension Option where Value == StyleSetting? {
  /// Creates an option for a button's style, with the name, values and documentation of a `StyleOption`.
  init(_ option: StyleOption, valueName: String? = nil) {
    self.init(
      name: .customLong(option.name), parsing: .unconditional,
      help: option.help(valueName: valueName ?? option.valueName), completion: option.completion,
      transform: ValueFix.only(option.setting))
  }
}

extension Option where Value: NamedChoice {
  /// Creates an option that takes the name of a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default.
  ///   - documentation: the help text, without values and default.
  init(wrappedValue: Value, choice documentation: String) {
    self.init(
      wrappedValue: wrappedValue,
      help: OptionHelp.text(documentation, Value.names, default: wrappedValue.rawValue),
      completion: .list(Value.names), transform: ValueFix.only(Value.init(name:)))
  }
}

extension Option {
  /// Creates an option that takes the name of a value; nil if it is not given.
  ///
  /// - Parameters:
  ///   - documentation: the help text, without values and default.
  ///   - defaultText: the default, as the help text shows it.
  init<Choice: NamedChoice>(choice documentation: String, default defaultText: String? = nil)
  where Value == Choice? {
    self.init(
      help: OptionHelp.text(documentation, Choice.names, default: defaultText),
      completion: .list(Choice.names), transform: ValueFix.only(Choice.init(name:)))
  }
}

extension Option where Value == FontWeight? {
  /// Creates an option for the weight of a text: a name or a number.
  init(weight documentation: String, default defaultText: String) {
    self.init(
      help: OptionHelp.text(documentation, default: defaultText),
      completion: .list(FontWeight.names.map(\.name)),
      transform: ValueFix.only(StyleOption.fontWeight))
  }
}

extension Option where Value == PNG.Optimization? {
  /// Creates an option for the compression level of a PNG file: a number.
  init(effort documentation: String) {
    self.init(
      help: OptionHelp.text(documentation, default: "\(PNG.Optimization.standard.rawValue)"),
      transform: ValueFix.only(PNG.Optimization.init(_:)))
  }
}

extension Argument where Value: NamedChoice {
  /// Creates an argument that takes the name of a value.
  init(choice documentation: String) {
    self.init(
      help: OptionHelp.text(documentation, Value.names), completion: .list(Value.names),
      transform: ValueFix.only(Value.init(name:)))
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
      completion: .list(Choice.names), transform: ValueFix.only(Choice.init(name:)))
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
    valueName: String? = nil
  ) -> ArgumentHelp {
    var notes: [String] = []
    if !values.isEmpty { notes.append("values: " + values.joined(separator: ", ")) }
    if let defaultText { notes.append("default: " + defaultText) }
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return ArgumentHelp("\(documentation)\(suffix)", valueName: valueName)
  }
}

extension StyleOption {
  /// The help text, with the values and the default.
  ///
  /// - Parameters:
  ///   - more: a sentence to add to the documentation.
  ///   - valueName: the name of the value in the help text; nil for the parser's default.
  func help(more: String? = nil, valueName: String? = nil) -> ArgumentHelp {
    var names: [String] = []
    if case .names(let known) = values { names = known }
    return OptionHelp.text(
      documentation + (more.map { " " + $0 } ?? ""), names, default: defaultText,
      valueName: valueName)
  }

  /// The name of the value in help texts; nil for the parser's default, the name of the option.
  fileprivate var valueName: String? {
    switch values {
    case .fraction: "fraction"
    case .fractionOr(let name, _): "fraction|" + name
    case .fractions: "fraction,..."
    case .pixels: "pixels"
    case .names, .length, .weight, .plainWeight, .flag, .text: nil
    }
  }

  /// How a shell completes the value.
  fileprivate var completion: CompletionKind {
    switch values {
    case .names(let names): .list(names)
    case .weight: .list(FontWeight.names.map(\.name) + [Self.balanced])
    case .plainWeight: .list(FontWeight.names.map(\.name))
    default: .default
    }
  }
}
