import Messages

/// The rules for the names of outputs, the same on every system, so that a plan that works on one
/// works on all.
enum OutputPath {
  /// Refuses a path that is absolute, leaves the output, or can't exist on some system.
  static func check(_ path: String) throws(PipelineError) {
    if path.isEmpty { throw .unsafePath(path, problem: "the name is empty") }
    if path.utf8.first == UInt8(ascii: "/") {
      throw .unsafePath(path, problem: "it is absolute: name it relative to the output")
    }
    // By bytes: a slash with a combining mark after it is another Character, but a slash still.
    var start = path.utf8.startIndex
    while true {
      let end = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
      if let problem = problem(name: String(path[start..<end])) {
        throw .unsafePath(path, problem: problem)
      }
      if end == path.utf8.endIndex { return }
      start = path.utf8.index(after: end)
    }
  }

  /// Whether ``check(_:)`` allows a path, where that shows at a glance; a path of which it says no may be
  /// allowed too.
  ///
  /// Plain paths have names of ASCII letters, digits, hyphens, underscores, `@`, `+`, and dots inside. No
  /// name is plain that has three or four characters before its first dot and begins with a device's
  /// first letter, such as `con.txt` or `chf.svg`.
  static func isPlain(_ path: ArraySlice<UInt8>) -> Bool {
    path.withUnsafeBytes { path in
      let dot = UInt8(ascii: ".")
      var start = 0
      var stem: Int?
      for end in 0...path.count {
        if end < path.count, path[end] != UInt8(ascii: "/") {
          guard isPlain(path[end]) else { return false }
          if path[end] == dot { stem = stem ?? end - start }
          continue
        }
        guard 1...255 ~= end - start, path[start] != dot, path[end - 1] != dot,
          !(3...4 ~= stem ?? end - start && isFirstOfDevice(path[start]))
        else { return false }
        (start, stem) = (end + 1, nil)
      }
      return true
    }
  }

  /// Of CON, PRN, AUX, NUL, COM1 and LPT1, or the same in lower case.
  private static func isFirstOfDevice(_ byte: UInt8) -> Bool {
    "cpanl".utf8.contains(byte | 0x20)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"): true
    default: false
    }
  }

  /// Whether no file name may hold this byte; the slash, which parts names, included.
  static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F: true
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"): true
    case UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "|"): true
    default: false
    }
  }

  /// The form in which paths are compared where neither letter case nor the Unicode form counts.
  ///
  /// Strings compare by canonical equivalence already; upper case first makes `ß` and `SS` one.
  static func folded(_ path: String) -> String { path.uppercased().lowercased() }

  /// Every folder a path needs, the outermost first.
  static func folders(of path: String) -> [Substring] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { path[..<$0] }
  }

  private static func problem(name: String) -> String? {
    if name.isEmpty { return "a folder's name is empty: remove the doubled or last slash" }
    if name == "." || name == ".." { return "'\(name)' is not a name: keep it inside the output" }
    if name.utf8.count > 255 { return "a name is longer than 255 bytes: shorten it" }
    // Whatever the case of its letters, which some file systems ignore.
    if name.utf8.first == UInt8(ascii: "."), name.lowercased().hasPrefix(".mintmark-") {
      return "names that begin with .mintmark- are the tool's own: choose another name"
    }
    if let byte = name.utf8.first(where: isReserved) {
      let shown = byte < 0x20 || byte == 0x7F ? "a control character" : "'\(Unicode.Scalar(byte))'"
      return "a name contains \(shown), which Windows reserves: leave it out"
    }
    if let last = name.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
      return "a name ends in a dot or a space, which Windows drops: end it otherwise"
    }
    if let device = WindowsDeviceName.device(of: name) {
      return "'\(device)' is reserved on Windows: choose another name"
    }
    return nil
  }
}
