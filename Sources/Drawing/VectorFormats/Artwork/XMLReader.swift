internal import CExpat

/// The name of an element or attribute.
struct XMLName {
  /// The namespace's URI; nil for an element without a namespace and for an attribute without a prefix.
  var namespace: String?
  /// The name without a prefix.
  var local: String

  /// Parses a name as expat reports it: the namespace, if there is one, a separator and the local name.
  fileprivate init(_ text: UnsafePointer<XML_Char>) {
    let parts = String(cString: text).split(separator: "\u{0C}", maxSplits: 1).map(String.init)
    namespace = parts.count > 1 ? parts[0] : nil
    local = parts.last ?? ""
  }
}

/// Reads an XML document with expat, and reports its elements and text in order to an
/// ``SVGDocument/Builder``.
///
/// Names are reported with their namespaces. Character references and XML's five predefined entities
/// are replaced by their characters. A document type can refer to an external definition, as
/// Illustrator's does; that definition is not read. A document type with declarations is an error, and
/// so is any other entity, so the text can't grow by entities. The reader opens no files.
enum XMLReader {
  /// The greatest depth to which elements can be nested.
  static let depthLimit = 64

  /// Reads a document.
  ///
  /// - Throws: ``ArtworkError``: the builder's error, or an error for a document that is too large, is not
  ///   well-formed, has a document type with declarations, uses an unknown entity or is nested too deep.
  static func read(_ bytes: [UInt8], into builder: SVGDocument.Builder) throws(ArtworkError) {
    guard let size = Int32(exactly: bytes.count) else { throw .tooLarge }
    let parser = try Parser()
    let session = Session(builder, parser.pointer, bytes)
    let status = withExtendedLifetime(session) {
      XML_SetUserData(parser.pointer, Unmanaged.passUnretained(session).toOpaque())
      XML_SetElementHandler(parser.pointer, startElement, endElement)
      XML_SetCharacterDataHandler(parser.pointer, characters)
      XML_SetStartDoctypeDeclHandler(parser.pointer, startDocumentType)
      XML_SetSkippedEntityHandler(parser.pointer, skippedEntity)
      return bytes.withUnsafeBytes {
        XML_Parse(parser.pointer, $0.baseAddress?.assumingMemoryBound(to: CChar.self), size, 1)
      }
    }
    if let error = session.error { throw error }
    guard status == XML_STATUS_OK else { throw session.wellFormednessError }
  }
}

/// The owner of an expat parser.
private struct Parser: ~Copyable {
  let pointer: OpaquePointer

  init() throws(ArtworkError) {
    // A form feed is not valid in XML, so no name and no namespace contains it.
    guard let pointer = XML_ParserCreateNS(nil, namespaceSeparator) else { throw .outOfMemory }
    self.pointer = pointer
  }

  deinit { XML_ParserFree(pointer) }
}

private let namespaceSeparator: CChar = 0x0C

/// The state that expat's callbacks share. The caller keeps it alive until expat returns.
private final class Session {
  private let builder: SVGDocument.Builder
  private let parser: OpaquePointer
  private let bytes: [UInt8]
  private var hasDocumentType = false
  /// The first error of a callback. The error stops expat, and is thrown after expat has returned.
  private(set) var error: ArtworkError?

  init(_ builder: SVGDocument.Builder, _ parser: OpaquePointer, _ bytes: [UInt8]) {
    self.builder = builder
    self.parser = parser
    self.bytes = bytes
  }

  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  var wellFormednessError: ArtworkError {
    let code = XML_GetErrorCode(parser)
    // The file is not XML at all: for example, it is a picture.
    let hasRoot = !builder.document.elements.isEmpty
    if !hasRoot, code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_INVALID_TOKEN { return .notSVG }
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    return .malformed("the XML is not well-formed: \(reason)", line: line)
  }

  func stop(_ error: ArtworkError) {
    self.error = self.error ?? error
    XML_StopParser(parser, 0)
  }

  func start(_ name: XMLName, _ attributes: [(name: XMLName, value: String)]) {
    guard error == nil else { return }
    guard builder.depth < XMLReader.depthLimit else {
      return stop(
        .malformed("elements are nested more than \(XMLReader.depthLimit) deep", line: line))
    }
    // If a document type has an external definition, expat reads an unknown entity in an attribute as an
    // empty text.
    if hasDocumentType, let entity = unknownEntity { return stop(Self.undefined(entity, line)) }
    do throws(ArtworkError) {
      try builder.start(name, attributes, line: line)
    } catch { stop(error) }
  }

  func end() {
    // Expat can still report the end of an empty element after it was stopped.
    if error == nil { builder.end() }
  }

  func text(_ text: String) {
    if error == nil { builder.text(text, line: line) }
  }

  func documentType(declares: Bool) {
    hasDocumentType = true
    if declares {
      stop(
        .refused(
          "a document type with declarations", line: line,
          .documentType))
    }
  }

  func skip(entity: String) { stop(Self.undefined(entity, line)) }

  private static func undefined(_ entity: String, _ line: Int) -> ArtworkError {
    .malformed("the entity '\(entity.prefix(40))' is not defined", line: line)
  }

  /// The name of the first entity in the current tag that XML does not predefine; nil if there is none.
  private var unknownEntity: String? {
    let begin = Int(XML_GetCurrentByteIndex(parser))
    let end = begin + Int(XML_GetCurrentByteCount(parser))
    guard begin >= 0, begin <= end, end <= bytes.count else { return nil }
    // ASCII characters have a zero byte in UTF-16. Without it, both encodings read the same.
    let tag = bytes[begin..<end].filter { $0 != 0 }
    for part in tag.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .dropFirst()
    where part.first != UInt8(ascii: "#") {
      let name = String(decoding: part.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      if !["amp", "lt", "gt", "quot", "apos"].contains(name) { return name }
    }
    return nil
  }
}

private func session(_ context: UnsafeMutableRawPointer?) -> Session? {
  context.map { Unmanaged<Session>.fromOpaque($0).takeUnretainedValue() }
}

private func startElement(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let name else { return }
  var pairs: [(name: XMLName, value: String)] = []
  // The list alternates names and values, and ends with a null pointer.
  if var next = attributes {
    while let name = next[0], let value = next[1] {
      pairs.append((XMLName(name), String(cString: value)))
      next += 2
    }
  }
  session(context)?.start(XMLName(name), pairs)
}

private func endElement(_ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
  session(context)?.end()
}

private func characters(
  _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<XML_Char>?, _ count: Int32
) {
  guard let text, count > 0 else { return }
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
  session(context)?.text(String(decoding: bytes, as: UTF8.self))
}

private func skippedEntity(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ isParameter: Int32
) {
  guard isParameter == 0, let name else { return }
  session(context)?.skip(entity: String(cString: name))
}

private func startDocumentType(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ systemID: UnsafePointer<XML_Char>?, _ publicID: UnsafePointer<XML_Char>?,
  _ hasInternalSubset: Int32
) {
  session(context)?.documentType(declares: hasInternalSubset != 0)
}
