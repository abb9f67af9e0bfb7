import BadgeKit
import ConfigurationReader
import Messages

/// Transforms that read the values of options.
enum OptionValue {
  /// Makes a transform that reads a value, and throws a ``ValueError`` for a wrong one. A number can have the unit of
  /// the option, as in `20pt`, `2x`, `@3x` and `12%`.
  ///
  /// - Parameter isLength: whether the value is a length in points, which is never a percentage.
  static func reader<Value, Failure: FixableError>(
    isLength: Bool = false, _ read: @escaping @Sendable (String) throws(Failure) -> Value
  ) -> @Sendable (String) throws -> Value {
    { text in
      do throws(Failure) { return try read(text) } catch {
        if let number = numberWithUnit(text, isLength: isLength), let value = try? read(number) {
          return value
        }
        if let name = Vocabulary.value(text, among: error.names) {
          throw ValueError("did you mean '\(name)'?")
        }
        guard let number = number(in: text, isLength: isLength) else { throw ValueError(error.fix) }
        do throws(Failure) { _ = try read(number) } catch { throw ValueError(error.fix) }
        throw ValueError("write \(number)" + (isLength ? ", in points" : ""))
      }
    }
  }

  /// The number of a text with the unit of the option: points for a length, otherwise a factor or a percentage below
  /// 100; nil for any other text.
  private static func numberWithUnit(_ text: String, isLength: Bool) -> String? {
    let text = text.lowercased()
    if isLength { return text.hasSuffix("pt") ? String(text.dropLast(2)) : nil }
    if text.hasSuffix("x") {
      return String((text.hasPrefix("@") ? text.dropFirst() : text[...]).dropLast())
    }
    guard text.hasSuffix("%"), let percentage = try? DecimalNumber.value(of: text.dropLast()),
      percentage < 100
    else { return nil }
    return NumberText.of(percentage / 100)
  }

  /// Makes a transform that reads a number in a range.
  static func number(
    _ range: NumberRange = .any, isLength: Bool = false
  ) -> @Sendable (String) throws -> Double {
    reader(isLength: isLength) { text throws(ValueError) in
      let number: Double
      do throws(DecimalNumber.Mistake) { number = try DecimalNumber.value(of: text) } catch {
        throw ValueError(error == .notation ? "give \(range.text)" : error.fix)
      }
      guard range.contains(number) else { throw ValueError("give \(range.text)") }
      return number
    }
  }

  /// Makes a transform that reads a whole number in a range.
  static func integer(
    _ range: ClosedRange<Int> = Int.min...Int.max
  ) -> @Sendable (String) throws -> Int {
    reader { text throws(ValueError) in
      guard let number = DecimalNumber.integer(of: text), range.contains(number) else {
        throw ValueError("give \(range.text)")
      }
      return number
    }
  }

  /// The number in a text such as `24px`, `2x`, `24x24`, `5%` or `24,5`; nil if there is none.
  private static func number(in text: String, isLength: Bool) -> String? {
    let pattern = /[@x+]?(0[.,]\d{1,9}|[1-9]\d{0,8}([.,]\d{1,9})?) ?([a-zA-Z%+]*)(x\d+)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let number = String(match.1).replacing(",", with: ".")
    guard match.3 == "%" else { return number == text ? nil : number }
    // 100 % is left to the range of the option: most fractions are below 1.
    guard !isLength, let percentage = Double(number), percentage < 100 else { return nil }
    return NumberText.of(percentage / 100)
  }
}

/// An error that has a separate text for how to fix it.
protocol FixableError: Error {
  var fix: String { get }
  /// The valid names, if the value is a name.
  var names: [String] { get }
}

/// The error for a wrong value of an option. It only says how to fix the value, because the parser's message
/// names the value and the option before that.
struct ValueError: FixableError, CustomStringConvertible {
  let fix: String

  init(_ fix: String) { self.fix = fix }

  var description: String { fix }
  var names: [String] { [] }
}

extension UnknownNameError: FixableError {}

extension StyleOptionError: FixableError {
  var names: [String] {
    guard case .unknownName(let error) = self else { return [] }
    return error.names
  }
}
