/// Describes a value and its children in a text that is the same in every run.
///
/// Swift's `dump` is not used, because it prints the elements of sets and dictionaries in an order that
/// differs in each process.
enum ValueDump {
  /// The description, with one line for each value.
  static func text(of value: Any) -> String {
    var visited: [ObjectIdentifier] = []
    return lines(of: value, label: nil, indent: "", visited: &visited).joined()
  }

  /// - Parameter visited: the objects that contain the value. They are not described again.
  private static func lines(
    of value: Any, label: String?, indent: String, visited: inout [ObjectIdentifier]
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let isLeaf = mirror.children.isEmpty
    let start = "\(indent)\(isLeaf ? "-" : "▿") \(label.map { "\($0): " } ?? "")"
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object {
      if visited.contains(object) { return ["\(start)\(mirror.subjectType) (above)\n"] }
      visited.append(object)
    }
    defer { if object != nil { visited.removeLast() } }
    var children: [String] = []
    var ancestor: Mirror? = mirror
    while let current = ancestor {
      for (index, child) in current.children.enumerated() {
        // Elements of unordered collections get no index, because they are sorted by their text.
        let label = isUnordered(mirror) ? nil : child.label ?? (isList(mirror) ? "[\(index)]" : nil)
        children.append(
          lines(of: child.value, label: label, indent: indent + "  ", visited: &visited).joined())
      }
      ancestor = mirror.displayStyle == .class ? current.superclassMirror : nil
    }
    if isUnordered(mirror) { children.sort() }
    return [start + summary(of: value, mirror) + "\n"] + children
  }

  private static func isUnordered(_ mirror: Mirror) -> Bool {
    mirror.displayStyle == .set || mirror.displayStyle == .dictionary
  }

  private static func isList(_ mirror: Mirror) -> Bool { mirror.displayStyle == .collection }

  private static func count(_ mirror: Mirror, _ noun: String) -> String {
    "\(mirror.children.count) \(noun)\(mirror.children.count == 1 ? "" : "s")"
  }

  /// The description of the value itself, without its children.
  private static func summary(of value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .collection, .set: count(mirror, "element")
    case .dictionary: count(mirror, "key/value pair")
    case .tuple: "(" + count(mirror, "element") + ")"
    case .optional:
      mirror.children.isEmpty ? "nil" : "Optional"
    case .enum where !mirror.children.isEmpty:
      "\(mirror.subjectType).\(mirror.children.first?.label ?? "")"
    case .enum: "\(mirror.subjectType).\(value)"
    case .class: "\(mirror.subjectType)"
    case .struct where !mirror.children.isEmpty: "\(mirror.subjectType)"
    default: value is String || value is Character ? String(reflecting: value) : "\(value)"
    }
  }
}
