import FileSystem

extension Manifest {
  private static let head = #"{"version":1,"plan":""#
  private static let listBegin = #","files":["#
  private static let end = "]}"

  /// The manifest as JSON, one file a line; the same files give the same bytes.
  func json() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(256 + entries.count * 256)
    text += Array((Self.head + plan.hex + "\"").utf8)
    if shard != .whole { text += Array(#","shard":"\#(shard)""#.utf8) }
    text += Array((Self.listBegin + "\n").utf8)
    for (index, entry) in entries.enumerated() {
      entry.appendLine(to: &text, isLast: index == entries.count - 1)
    }
    text += Array((Self.end + "\n").utf8)
    return text
  }

  /// Reads what ``json()`` wrote; nil for anything else, which is a file someone has changed.
  init?(json: [UInt8]) {
    var lines = json.split(separator: UInt8(ascii: "\n")).makeIterator()
    guard let head = lines.next(), let (plan, shard) = Self.parseHead(head) else { return nil }
    var entries: [Entry] = []
    var isComplete = false
    while let line = lines.next() {
      if line.elementsEqual(Self.end.utf8) {
        isComplete = lines.next() == nil
        break
      }
      guard let entry = Entry(line: line) else { return nil }
      if let last = entries.last, !Self.precedes(last.path, entry.path) { return nil }
      entries.append(entry)
    }
    guard isComplete else { return nil }
    self.init(plan: plan, shard: shard, entries: entries)
  }

  private static func parseHead(_ line: ArraySlice<UInt8>) -> (Digest, Shard)? {
    guard line.starts(with: head.utf8) else { return nil }
    var rest = line.dropFirst(head.utf8.count)
    guard let plan = Digest(hex: rest.prefix(64)) else { return nil }
    rest = rest.dropFirst(64)
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    rest = rest.dropFirst()
    if rest.elementsEqual(listBegin.utf8) { return (plan, .whole) }
    let before = #","shard":""#
    let after = "\"" + listBegin
    guard rest.starts(with: before.utf8), rest.count > before.utf8.count + after.utf8.count,
      rest.suffix(after.utf8.count).elementsEqual(after.utf8),
      let shard = try? Shard(
        String(
          decoding: rest.dropFirst(before.utf8.count).dropLast(after.utf8.count), as: UTF8.self))
    else { return nil }
    return (plan, shard)
  }
}

extension Manifest.Entry {
  private static let pathBegin = Array(#"{"path":""#.utf8)
  private static let recipeBegin = Array(#"","recipe":""#.utf8)
  private static let contentBegin = Array(#"","sha256":""#.utf8)
  private static let sizeBegin = Array(#"","bytes":"#.utf8)

  /// Adds the file's line; a comma parts it from the next.
  func appendLine(to text: inout [UInt8], isLast: Bool) {
    text += Self.pathBegin
    // A path holds nothing that JSON escapes: quotes, backslashes and control characters are
    // refused in names.
    text += Array(path.utf8)
    text += Self.recipeBegin
    text += Array(recipe.hex.utf8)
    text += Self.contentBegin
    text += Array(content.hex.utf8)
    text += Self.sizeBegin
    text += Array(String(size).utf8)
    text += Array((isLast ? "}\n" : "},\n").utf8)
  }

  /// Reads a line without its newline; nil for one that is torn, or whose path no plan may have.
  init?(line: ArraySlice<UInt8>) {
    let digest = 64
    var rest = line
    if rest.last == UInt8(ascii: ",") { rest = rest.dropLast() }
    guard rest.last == UInt8(ascii: "}"), rest.starts(with: Self.pathBegin) else { return nil }
    rest = rest.dropLast().dropFirst(Self.pathBegin.count)
    guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")),
      let path = String(validating: rest[..<quote], as: UTF8.self),
      (try? OutputPath.check(path)) != nil
    else { return nil }
    func field(_ begin: [UInt8], _ count: Int) -> ArraySlice<UInt8>? {
      guard rest.starts(with: begin), rest.count >= begin.count + count else { return nil }
      rest = rest.dropFirst(begin.count)
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    rest = rest[quote...]
    guard let recipe = field(Self.recipeBegin, digest).flatMap(Digest.init(hex:)),
      let content = field(Self.contentBegin, digest).flatMap(Digest.init(hex:)),
      field(Self.sizeBegin, 0) != nil,
      rest.allSatisfy({ $0 >= 48 && $0 <= 57 }),
      let size = Int(String(decoding: rest, as: UTF8.self))
    else { return nil }
    self.init(path: path, recipe: recipe, content: content, size: size)
  }
}
