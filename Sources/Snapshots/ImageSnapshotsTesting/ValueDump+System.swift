#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueDump {
  /// The text of a value of the standard library or of Foundation; nil if it has none of its own.
  ///
  /// Their properties are left out where they have addresses, change with the version of the system, or depend on the day.
  static func systemSummary(of value: Any, _ mirror: Mirror) -> Summary? {
    switch value {
    case is String, is Substring, is Character, is Data, is URL:
      return Summary(String(reflecting: value))
    case let date as Date: return Summary(date.ISO8601Format())
    case is Calendar, is Locale, is TimeZone: return Summary("\(value)")
    case let text as AttributedString: return Summary(line(of: text))
    case let attributes as AttributeContainer: return Summary(line(of: attributes))
    case is any _Pointer, is OpaquePointer: return Summary(name(mirror))
    case is AnyKeyPath: return Summary(withoutAddresses("\(value)"))
    default: return foundationSummary(of: value, mirror)
    }
  }

  private static func foundationSummary(of value: Any, _ mirror: Mirror) -> Summary? {
    let isFoundation = isOfFoundation(mirror)
    // The descriptions of these have dictionaries, whose order differs in each process.
    if isFoundation, value is any Error || "\(mirror.subjectType)" == "Notification" {
      return Summary(name(mirror), .sorted)
    }
    if mirror.displayStyle == .class, isObject(mirror, value) {
      return Summary(withoutAddresses(String(reflecting: value)))
    }
    guard isFoundation, let described = value as? any CustomStringConvertible else { return nil }
    // Those that choose their children have no details of their implementation among them.
    return Summary(described.description, value is any CustomReflectable ? .inOrder : .none)
  }

  private static func isOfFoundation(_ mirror: Mirror) -> Bool {
    String(reflecting: mirror.subjectType).replacing(/^\(extension in \w+\):/, with: "")
      .hasPrefix("Foundation")
  }

  /// Whether a value is an instance of a class that is derived from `NSObject`.
  private static func isObject(_ mirror: Mirror, _ value: Any) -> Bool {
    #if canImport(ObjectiveC)
      value is NSObject
    #else
      sequence(first: mirror, next: \.superclassMirror)
        .contains { String(reflecting: $0.subjectType) == "Foundation.NSObject" }
    #endif
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+(\s*)/#) { $0.1 }
  }

  /// The runs of a text, each with its attributes.
  private static func line(of text: AttributedString) -> String {
    text.runs.map { run in
      let characters = String(text[run.range].characters)
      return "\(characters.debugDescription) \(line(of: run.attributes))"
    }
    .joined(separator: ", ")
  }

  /// The attributes in one line, sorted.
  private static func line(of attributes: AttributeContainer) -> String {
    let lines = "\(attributes)".split(separator: "\n").dropFirst().dropLast()
    return "{\(lines.map { $0.drop(while: \.isWhitespace) }.sorted().joined(separator: ", "))}"
  }
}
