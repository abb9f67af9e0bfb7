/// A relative file path with fields, such as `{locale}/{appearance}@{scale}x.{format}`.
package struct NameTemplate: Hashable, Encodable, Sendable {
  /// A placeholder in braces, which each file replaces with its own value.
  package enum Field: String, CaseIterable, Hashable, Encodable, Sendable {
    case button, locale, language, script, region, currency, symbol, appearance, scale, size
    case format
  }

  package enum TemplatePiece: Hashable, Encodable, Sendable {
    case literal(String)
    case field(Field)
  }

  package let pieces: [TemplatePiece]
  package let text: String

  /// Parses a template.
  ///
  /// - Throws: ``PipelineError/nameTemplate(_:problem:)`` for an empty text, an unknown field, or an unmatched
  ///   brace.
  package init(_ text: String) throws(PipelineError) {
    var pieces: [TemplatePiece] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw .nameTemplate(
          text, problem: "a brace is not closed or not opened: write fields as {locale}")
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let field = Field(rawValue: name) else {
        let known = Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
        throw .nameTemplate(text, problem: "unknown field {\(name)}: use \(known)")
      }
      pieces.append(.field(field))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
    guard !pieces.isEmpty else { throw .nameTemplate(text, problem: "it is empty") }
    self.pieces = pieces
    self.text = text
  }

  /// The path with all fields replaced. Slashes in values become `_`, so only the template creates folders.
  package func name(_ value: (Field) -> String) -> String {
    var name = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): name += text
      case .field(let field): name += Self.harmless(value(field))
      }
    }
    return name
  }

  func contains(_ field: Field) -> Bool { pieces.contains(.field(field)) }

  /// A value in which `_` replaces every byte that is not allowed in file names: `B/.` becomes `B_.`.
  private static func harmless(_ value: String) -> String {
    guard value.utf8.contains(where: { OutputPath.isReserved($0) }) else { return value }
    return String(
      decoding: value.utf8.map { OutputPath.isReserved($0) || $0 == UInt8(ascii: "/") ? 95 : $0 },
      as: UTF8.self)
  }
}
