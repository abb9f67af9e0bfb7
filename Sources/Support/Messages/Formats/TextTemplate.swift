/// A text with placeholders of the form `{{name}}`, such as a page in a resource file.
package struct TextTemplate: Sendable {
  private let text: [UInt8]

  package init(_ text: [UInt8]) { self.text = text }

  /// Replaces each placeholder by its value, without escaping.
  ///
  /// A placeholder without a value is removed. A `{{` without a `}}` after it stays as it is.
  package func filled(_ values: [String: [UInt8]]) -> [UInt8] {
    let open = Array("{{".utf8)
    let close = Array("}}".utf8)
    var result: [UInt8] = []
    var rest = text[...]
    while let start = rest.firstRange(of: open),
      let end = rest[start.upperBound...].firstRange(of: close)
    {
      let name = String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)
      result += rest[..<start.lowerBound] + (values[name] ?? [])
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
