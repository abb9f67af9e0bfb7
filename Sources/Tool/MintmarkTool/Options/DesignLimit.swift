import ConfigurationReader
import Messages

/// A limit of `audit --design`, such as `stem=0.6`.
struct DesignLimit: Sendable {
  /// What is limited.
  enum Measure: String, CaseIterable, Sendable {
    case stem
    case clearance
    case capHeight = "cap-height"
    case mass
    case legible
    case contrast
  }

  let measure: Measure
  let value: Double

  /// The limits that every locale keeps in the default style.
  static let defaults: [Measure: Double] = [
    .stem: 0.4, .clearance: 0.015, .capHeight: 0.1, .mass: 0.1, .legible: 32, .contrast: 3,
  ]

  /// The default limits, in the form in which they are given.
  static var defaultText: String {
    Measure.allCases.compactMap { measure in
      defaults[measure].map { "\(measure.rawValue)=\(NumberText.of($0))" }
    }.joined(separator: " ")
  }

  /// Reads a text such as `stem=0.6`.
  static func read(_ text: String) throws(ValueError) -> DesignLimit {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValueError("write it as in stem=0.6") }
    let measure: Measure
    do throws(UnknownNameError) { measure = try Measure(name: String(parts[0])) } catch {
      throw ValueError(error.fix)
    }
    guard let value = try? DecimalNumber.value(of: String(parts[1])), value >= 0 else {
      throw ValueError("give a number of at least 0, as in stem=0.6")
    }
    return DesignLimit(measure: measure, value: value)
  }
}
