import BadgeKit
import ConfigurationReader
import Messages

/// Transforms that read the values of options.
enum OptionValue {
  /// Makes a transform that reads a value, and throws a ``ValueError`` for a wrong one.
  static func reader<Value, Failure: FixableError>(
    _ read: @escaping @Sendable (String) throws(Failure) -> Value
  ) -> @Sendable (String) throws -> Value {
    { text in
      do throws(Failure) { return try read(text) } catch { throw ValueError(error.fix) }
    }
  }

  /// Makes a transform that reads a number in a range, with or without its unit.
  static func number(_ range: NumberRange = .any()) -> @Sendable (String) throws -> Double {
    reader { text throws(ValueError) in
      let plain = range.unit?.plain(text) ?? text
      let number: Double
      do throws(DecimalNumber.Mistake) { number = try DecimalNumber.value(of: plain) } catch {
        throw ValueError(error == .notation ? "give \(range.text)" : error.fix)
      }
      guard range.contains(number) else { throw ValueError("give \(range.text)") }
      return number
    }
  }

  /// Makes a transform that reads a whole number in a range, with or without its unit.
  static func integer(
    _ range: ClosedRange<Int> = Int.min...Int.max, _ unit: NumberUnit? = nil
  ) -> @Sendable (String) throws -> Int {
    reader { text throws(ValueError) in
      let plain = unit?.plain(text) ?? text
      guard let number = DecimalNumber.integer(of: plain), range.contains(number) else {
        throw ValueError("give \(range.text)")
      }
      return number
    }
  }
}

/// A value of an option that is also a key in files, in the spelling of the key's schema.
struct FieldText: Sendable {
  /// The name of the key.
  let name: String
  let text: String

  /// Reads a value as the schema of the key does.
  init(_ text: String, _ schema: ValueSchema, of name: String) throws(ValueError) {
    self.name = name
    do {
      switch schema {
      case .choice(let names):
        guard let name = KnownName.of(text, among: names) else {
          throw UnknownNameError(text, names: names)
        }
        self.text = name
      case .number(let range): self.text = "\(try OptionValue.number(range)(text))"
      case .integer(let range, let unit):
        self.text = "\(try OptionValue.integer(range, unit)(text))"
      case .either(let schemas):
        guard let value = schemas.lazy.compactMap({ try? FieldText(text, $0, of: name) }).first
        else {
          let ways = schemas.map { schema in
            if case .choice(let names) = schema {
              return NearestName.suggestion(for: text, among: names)
            }
            if case .number(let range) = schema { return "give \(range.text)" }
            return ""
          }
          throw ValueError(ways.first { $0.hasSuffix("?") } ?? ways.joined(separator: ", or "))
        }
        self.text = value.text
      default: self.text = text
      }
    } catch {
      throw ValueError((error as? any FixableError)?.fix ?? "\(error)")
    }
  }
}

/// An error that has a separate text for how to fix it.
protocol FixableError: Error {
  var fix: String { get }
}

/// The error for a wrong value of an option. It only says how to fix the value, because the parser's message
/// names the value and the option before that.
struct ValueError: FixableError, CustomStringConvertible {
  let fix: String

  init(_ fix: String) { self.fix = fix }

  var description: String { fix }
}

extension UnknownNameError: FixableError {}

extension StyleOptionError: FixableError {}
