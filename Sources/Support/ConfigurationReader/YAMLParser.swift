internal import CYAML

/// Reads a YAML file that is not JSON with libyaml, event by event. An alias is an event of its own, so nothing is expanded.
struct YAMLParser: ~Copyable {
  private let file: String
  /// libyaml keeps pointers to both, so neither may move.
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents, in UTF-8 without a byte order mark.
  ///   - file: the file's name, for messages.
  /// - Throws: ``ConfigurationError`` if libyaml gets no memory.
  init(_ bytes: some Collection<UInt8>, file: String) throws(ConfigurationError) {
    self.file = file
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(fromContentsOf: bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      throw ConfigurationError(file: file, line: 1, column: 1, reason: Self.outOfMemory)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// Reads the next event. There is none after ``YAMLEvent/Kind/fileEnd``.
  ///
  /// - Throws: ``ConfigurationError`` if the file is not valid YAML.
  func next() throws(ConfigurationError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { yaml_event_delete(&event) }
    let kind: YAMLEvent.Kind
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .fileStart
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      anchor = scalar.anchor
      var bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)[...]
      // A block text ends with a line break that nobody means.
      if [YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE].contains(scalar.style) {
        while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      }
      kind = .scalar(
        String(decoding: bytes, as: UTF8.self),
        isText: scalar.style != YAML_PLAIN_SCALAR_STYLE
          || scalar.tag.map { String(cString: $0) } == YAML_STR_TAG)
    case YAML_SEQUENCE_START_EVENT:
      anchor = event.data.sequence_start.anchor
      kind = .listStart
    case YAML_MAPPING_START_EVENT:
      anchor = event.data.mapping_start.anchor
      kind = .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
    default: kind = .fileEnd
    }
    return YAMLEvent(
      kind: kind, hasAnchor: anchor != nil, line: Int(event.start_mark.line) + 1,
      column: Int(event.start_mark.column) + 1)
  }

  private static let outOfMemory = "there is too little memory to read the file: free some"

  /// The error that made libyaml stop.
  private var error: ConfigurationError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "the file is not valid YAML"
    var error = ConfigurationError(
      file: file, line: Int(state.problem_mark.line) + 1,
      column: Int(state.problem_mark.column) + 1, reason: "\(problem): fix the YAML")
    switch state.context.map({ String(cString: $0) }) {
    case "while scanning an alias", "while scanning an anchor":
      error.reason = "\(problem): put a text that begins with & or * in quotes"
    default: break
    }
    if state.error == YAML_MEMORY_ERROR { error.reason = Self.outOfMemory }
    // An error of a character has no line, but the offset of the character in bytes.
    if state.error == YAML_READER_ERROR {
      let read = String(decoding: input.prefix(Int(state.problem_offset)), as: UTF8.self)
      let lines = read.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      error.line = lines.count
      error.column = (lines.last?.count ?? 0) + 1
    }
    return error
  }
}

/// A part of a YAML file, as libyaml reads it.
struct YAMLEvent {
  enum Kind {
    case fileStart
    case fileEnd
    case documentStart
    case documentEnd
    case alias
    /// A scalar. `isText` is whether it is in quotes, a block, or tagged as a text.
    case scalar(String, isText: Bool)
    case listStart
    case mappingStart
    /// The end of the innermost list or mapping.
    case end
  }

  var kind: Kind
  var hasAnchor: Bool
  /// Where the event begins: line and column from 1, the column in Unicode scalars.
  var line: Int
  var column: Int
}
