import ArgumentParser
import Messages

/// Options that are text on the command line and a value of another type behind it.
///
/// They are declared as `String?`: the parser asks the Swift runtime about every type an option
/// has, which took half the time of a `render`.
enum OptionText {
  /// The value of an option's text; nil if the option is not given.
  ///
  /// - Throws: `CommandError` that names the option, with the status of the parser's error.
  static func value<Value>(
    _ text: String?, _ option: String, _ parse: (String) throws -> Value
  ) throws -> Value? {
    guard let text else { return nil }
    do {
      return try parse(text)
    } catch {
      let (message, status) = Diagnostics.diagnosis(of: error)
      throw CommandError(status: status, description: "\(option): \(message)")
    }
  }

  /// The value that an option names; nil if the option is not given.
  static func value<Value: CaseIterable & RawRepresentable>(
    named text: String?, _ option: String
  ) throws -> Value? where Value.RawValue == String {
    try value(text, option) { try Value(name: $0) }
  }

  /// Runs the checks of a `validate()`, and throws errors of the command line in the parser's form.
  ///
  /// Errors of the data, which have other exit codes, are left for `run()` to throw.
  static func validate(_ checks: () throws -> Void) throws {
    do {
      try checks()
    } catch let error as CommandError {
      if error.status == .usage { throw ValidationError(error.description) }
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

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The help text of an option that names one of the values.
  static func help(_ documentation: String, default defaultValue: Self? = nil) -> ArgumentHelp {
    OptionHelp.text(documentation, names, default: defaultValue?.rawValue)
  }

  /// The names that a shell completes.
  static var completion: CompletionKind { .list(names) }
}
