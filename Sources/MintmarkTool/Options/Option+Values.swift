import ArgumentParser
import BadgeKit
import ConfigurationReader
import Messages
import RasterImage
import SystemSupport
import TextOutlines

/// The fix for a wrong value: the end of the parser's message, which names the value and its option.
struct ValueFix: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A transform for the parser: it reads a value, and throws only the fix of an error.
  static func only<Value, Failure: FixableError>(
    _ read: @escaping @Sendable (String) throws(Failure) -> Value
  ) -> @Sendable (String) throws -> Value {
    { text in
      do throws(Failure) { return try read(text) } catch { throw ValueFix(error.fix) }
    }
  }
}

extension ValueFix {
  /// A transform for a number of a range.
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

  /// A transform for a whole number of a range.
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

/// An error whose fix can be printed without what is wrong.
protocol FixableError: Error {
  var fix: String { get }
}

extension UnknownNameError: FixableError {}
extension StyleOptionError: FixableError {}

extension Option where Value == StyleSetting? {
  /// An option of a button's style, with the name, values and documentation of a `StyleOption`.
  init(_ option: StyleOption, valueName: String? = nil) {
    self.init(
      name: .customLong(option.name), parsing: .unconditional,
      help: option.help(valueName: valueName ?? option.valueName), completion: option.completion,
      transform: ValueFix.only(option.setting))
  }
}

extension Option where Value: NamedChoice {
  /// An option with a name for each value of a type.
  ///
  /// - Parameter wrappedValue: the default.
  init(wrappedValue: Value, choice documentation: String) {
    self.init(
      wrappedValue: wrappedValue,
      help: OptionHelp.text(documentation, Value.names, default: wrappedValue.rawValue),
      completion: .list(Value.names), transform: ValueFix.only(Value.init(name:)))
  }
}

extension Option {
  /// An option with a name for each value of a type; nil if it is not given.
  ///
  /// - Parameter defaultText: the value in force without the option.
  init<Choice: NamedChoice>(choice documentation: String, default defaultText: String? = nil)
  where Value == Choice? {
    self.init(
      help: OptionHelp.text(documentation, Choice.names, default: defaultText),
      completion: .list(Choice.names), transform: ValueFix.only(Choice.init(name:)))
  }
}

extension Option where Value == FontWeight? {
  /// The weight of a text: a name or a number.
  init(weight documentation: String, default defaultText: String) {
    self.init(
      help: OptionHelp.text(documentation, default: defaultText),
      completion: .list(FontWeight.names.map(\.name)),
      transform: ValueFix.only(StyleOption.fontWeight))
  }
}

extension Option where Value == PNG.Optimization? {
  /// A compression effort: the number of a level.
  init(effort documentation: String) {
    self.init(
      help: OptionHelp.text(documentation, default: "\(PNG.Optimization.standard.rawValue)"),
      transform: ValueFix.only(PNG.Optimization.init(_:)))
  }
}

extension Argument where Value: NamedChoice {
  /// An argument that is the name of a value of a type.
  init(choice documentation: String) {
    self.init(
      help: OptionHelp.text(documentation, Value.names), completion: .list(Value.names),
      transform: ValueFix.only(Value.init(name:)))
  }
}

extension Argument {
  /// An argument that is the name of a value of a type; nil if it is not given.
  ///
  /// - Parameter defaultText: the value in force without the argument.
  init<Choice: NamedChoice>(choice documentation: String, default defaultText: String)
  where Value == Choice? {
    self.init(
      help: OptionHelp.text(documentation, Choice.names, default: defaultText),
      completion: .list(Choice.names), transform: ValueFix.only(Choice.init(name:)))
  }
}

/// A type with a name for each of its values.
typealias NamedChoice = CaseIterable & RawRepresentable<String> & Sendable

/// Options whose values are data: a colour, a day, a text of the picture.
///
/// `run()` reads them, as an error of the data has the exit code 65. Errors that the parser finds have 64.
enum DataOption {
  /// The value of an option's text; nil if the option is not given.
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
  /// The documentation with the values and the default, in the parser's own form.
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
  /// - Parameter more: another sentence.
  func help(more: String? = nil, valueName: String? = nil) -> ArgumentHelp {
    var names: [String] = []
    if case .names(let known) = values { names = known }
    return OptionHelp.text(
      documentation + (more.map { " " + $0 } ?? ""), names, default: defaultText,
      valueName: valueName)
  }

  /// The name of the value in help texts; nil for the option's own.
  fileprivate var valueName: String? {
    switch values {
    case .fraction: "fraction"
    case .fractionOr(let name, _): "fraction|" + name
    case .fractions: "fraction,..."
    case .pixels: "pixels"
    case .names, .length, .weight, .plainWeight, .flag, .text: nil
    }
  }

  /// The names that a shell completes.
  fileprivate var completion: CompletionKind {
    switch values {
    case .names(let names): .list(names)
    case .weight: .list(FontWeight.names.map(\.name) + [Self.balanced])
    case .plainWeight: .list(FontWeight.names.map(\.name))
    default: .default
    }
  }
}
