import ArgumentParser
import BadgeGeometry
import TextOutlines

/// Reads the texts of options that have a few possible values.
enum Choice<Value: CaseIterable & RawRepresentable> where Value.RawValue == String {
  /// What a shell offers to complete.
  static var completion: CompletionKind { .list(Value.allCases.map { $0.rawValue }) }

  /// The value of a name; nil where none is given.
  static func value(_ name: String?, _ option: String) throws -> Value? {
    guard let name else { return nil }
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map { $0.rawValue }
      throw CommandError.usage(
        "unknown '\(name)' for \(option): say \(names.dropLast().joined(separator: ", ")) or "
          + (names.last ?? ""))
    }
    return value
  }
}

extension FontWeight {
  /// The weight `--weight` names; nil where it is not given.
  static func option(_ text: String?) throws -> FontWeight? {
    guard let text else { return nil }
    guard let weight = FontWeight(text) else {
      throw CommandError.usage(
        "unknown '\(text)' for --weight: say a name such as semibold, or a number from 1 to 1000")
    }
    return weight
  }
}

extension RingGap {
  /// The gap that `--gap` says as `120...160`; nil where it is not given.
  static func option(_ text: String?) throws -> RingGap? {
    guard let text else { return nil }
    guard let dots = text.firstRange(of: "..."), let start = Double(text[..<dots.lowerBound]),
      let end = Double(text[dots.upperBound...])
    else {
      throw CommandError.usage(
        "unknown '\(text)' for --gap: write two angles in degrees, such as 120...160")
    }
    return try RingGap(start: start, end: end)
  }
}
