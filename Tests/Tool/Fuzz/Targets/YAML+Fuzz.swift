import BadgeKit
import ComponentDescriptions
import SystemSupport
import TextOutlines
import VectorGraphics

import AssetPipeline
import ConfigurationReader

extension FuzzTarget {
  /// YAML: within the limits, and a value written as JSON is read as the same.
  static let yaml = FuzzTarget("yaml") {
    { bytes in
      let limits = ConfigurationLimits(size: 1 << 15, depth: 24, count: 2000)
      guard let node = try checkedNode(bytes, limits) else { return }
      try law(node.depth <= limits.depth, "values lie \(node.depth) deep in each other")
      try law(node.count <= limits.count, "there are \(node.count) values")
      let text = node.flowText
      let again = Result { try ConfigurationNode(yaml: Array(text.utf8), file: "again") }
      guard case .success(let reread) = again else {
        throw LawViolation(description: "\(text) can't be read: \(again)")
      }
      try law(reread.flowText == text, "\(text) is read as \(reread.flowText)")
    }
  }

  /// Configurations of a batch: a mistake has a position in the file, and reading has one answer.
  static let configuration = FuzzTarget("configuration") {
    { bytes in
      let file: FilePath = "/nowhere/mintmark.yml"
      do {
        let (first, second) = (
          try Configuration.read(yaml: bytes, file: file),
          try Configuration.read(yaml: bytes, file: file)
        )
        try law(
          Digest(ofValue: first) == Digest(ofValue: second) && first.fonts == second.fonts
            && first.output == second.output, "two readings differ")
      } catch let error as ConfigurationError {
        try check(error, in: bytes)
      }
    }
  }

  /// Component files, drawn: a mistake has a position, a drawing a size.
  static let component = FuzzTarget("component") {
    let typesetter = try Typesetter()
    return { bytes in
      let file: ComponentFile
      do throws(ConfigurationError) {
        file = try ComponentFile(yaml: bytes, file: "compose.yml")
      } catch {
        return try check(error, in: bytes)
      }
      let context = LayoutContext(
        typesetter: typesetter, contentSize: file.contentSize, direction: file.direction,
        locale: file.locale)
      guard let scene = try? file.component.scene(in: context) else { return }
      try law(
        scene.size.width.isFinite && scene.size.height.isFinite, "a drawing of \(scene.size)")
      try law(scene.size.width >= 0 && scene.size.height >= 0, "a drawing of \(scene.size)")
    }
  }
}

/// The value of a document; nil for one that is refused.
private func checkedNode(
  _ bytes: [UInt8], _ limits: ConfigurationLimits
) throws -> ConfigurationNode? {
  do throws(ConfigurationError) {
    return try ConfigurationNode(yaml: bytes, file: "input.yml", limits: limits)
  } catch {
    try check(error, in: bytes)
    return nil
  }
}

/// Checks that a mistake lies within the file, and is described in one line.
private func check(_ error: ConfigurationError, in bytes: [UInt8]) throws {
  let breaks = String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
    $0.properties.isWhitespace && $0.value != 0x20
  }
  try law(
    (1...(breaks + 2)).contains(error.line) && (1...(bytes.count + 2)).contains(error.column),
    "the mistake is at \(error.line):\(error.column) of \(breaks) line breaks")
  try law(!error.description.contains { $0.isNewline }, "the mistake has more than one line")
}

extension ConfigurationNode {
  /// How many levels of values there are.
  fileprivate var depth: Int {
    let children = (elements ?? []) + (entries ?? []).map(\.value)
    return 1 + (children.map(\.depth).max() ?? 0)
  }

  /// How many values there are.
  fileprivate var count: Int {
    let children = (elements ?? []) + (entries ?? []).map(\.value)
    return children.reduce(1) { $0 + $1.count }
  }

  /// The value in YAML's flow style, each text escaped.
  fileprivate var flowText: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text): quoted(text)
    case .list(let elements): "[" + elements.map(\.flowText).joined(separator: ", ") + "]"
    case .mapping(let entries):
      // An explicit key may have any length.
      "{" + entries.map { "? \(quoted($0.name)) : \($0.value.flowText)" }.joined(separator: ", ")
        + "}"
    }
  }
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\" + String(scalar)
    case " "..."~": result.unicodeScalars.append(scalar)
    default:
      let digits = String(scalar.value, radix: 16)
      result += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
  }
  return result + "\""
}
