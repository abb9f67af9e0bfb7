/// A type that chooses its text in a dump, instead of its name and its properties.
public protocol AnySnapshotStringConvertible {
  /// Whether the dump has the children of the value too. The default is `false`.
  static var renderChildren: Bool { get }
  /// The text of the value: one line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the dump has the text alone.
  public static var renderChildren: Bool { false }
}

/// Describes a value and its children in a text that is the same in every run, in the form of swift-snapshot-testing.
///
/// Swift's `dump` is not used: it prints addresses, and the elements of sets and dictionaries in an order that differs
/// in each process.
struct ValueDump {
  /// The text of a value without its children, and which of them follow.
  struct Summary {
    enum Children { case none, inOrder, sorted }

    var text: String
    var children: Children

    init(_ text: String, _ children: Children = .none) {
      self.text = text
      self.children = children
    }
  }

  private let label: String?
  private let summary: Summary
  private let hasChildren: Bool
  private var isCircular = false
  private var children: [ValueDump] = []

  /// The description, with one line for each value.
  static func text(of value: Any) -> String {
    ValueDump(value, label: nil, in: []).text(indent: "")
  }

  /// - Parameter ancestors: the objects that contain the value. They are not described again.
  private init(_ value: Any, label: String?, in ancestors: [ObjectIdentifier]) {
    let mirror = Mirror(reflecting: value)
    self.label = label
    summary = Self.summary(of: value, mirror)
    var levels: [Mirror] = []
    if summary.children != .none {
      levels = Array(
        sequence(first: mirror) { $0.displayStyle == .class ? $0.superclassMirror : nil })
    }
    hasChildren = levels.contains { !$0.children.isEmpty }
    var ancestors = ancestors
    if hasChildren, mirror.displayStyle == .class {
      let object = ObjectIdentifier(value as AnyObject)
      isCircular = ancestors.contains(object)
      if isCircular { return }
      ancestors.append(object)
    }
    children = levels.flatMap(\.children).map { child in
      ValueDump(child.value, label: child.label, in: ancestors)
    }
    if summary.children == .sorted {
      children = children.map { (key: $0.sortKey, child: $0) }.sorted { $0.key < $1.key }
        .map(\.child)
    }
  }

  private var sortKey: String {
    "\(label?.debugDescription ?? "")\n\(text(indent: "", isLabelled: false))"
  }

  private func text(indent: String, isLabelled: Bool = true) -> String {
    let label = isLabelled ? label : nil
    let start = "\(indent)\(hasChildren ? "▿" : "-") "
    if isCircular { return "\(start)\(label ?? "value") (circular reference detected)\n" }
    return "\(start)\(label.map { "\($0): " } ?? "")\(summary.text)\n"
      + children.map { $0.text(indent: indent + "  ") }.joined()
  }

  private static func summary(of value: Any, _ mirror: Mirror) -> Summary {
    func count(_ one: String, _ several: String) -> String {
      "\(mirror.children.count) \(mirror.children.count == 1 ? one : several)"
    }
    switch mirror.displayStyle {
    case .collection: return Summary(count("element", "elements"), .inOrder)
    case .dictionary: return Summary(count("key/value pair", "key/value pairs"), .sorted)
    case .set: return Summary(count("member", "members"), .sorted)
    case .tuple: return Summary("(\(count("element", "elements")))", .inOrder)
    case .optional:
      return Summary(name(mirror) + (mirror.children.isEmpty ? ".none" : ""), .inOrder)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return Summary(
        value.snapshotDescription, type(of: value).renderChildren ? .inOrder : .none)
    }
    if let summary = systemSummary(of: value, mirror) { return summary }
    if let value = value as? any CustomStringConvertible {
      return Summary(value.description, .inOrder)
    }
    switch mirror.displayStyle {
    case .class, .struct: return Summary(name(mirror), .sorted)
    case .enum:
      return Summary(name(mirror) + (mirror.children.isEmpty ? ".\(value)" : ""), .inOrder)
    default: return Summary("\(value)", .inOrder)
    }
  }

  /// The name of a type, without the number that tells apart local types of one name.
  static func name(_ mirror: Mirror) -> String {
    "\(mirror.subjectType)".replacing(#/\s#\d+/#, with: "")
  }
}
