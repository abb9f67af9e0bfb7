import Messages
import VectorGraphics

/// The parts of a web package that contain no lookup table.
enum WebPackage {
  /// Whether a text has the form of an npm package name, as `validate-npm-package-name` checks it.
  /// Reserved names such as `node_modules` are not rejected.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.count <= 214, parts.count <= 2 else { return false }
    if parts.count == 2, !parts[0].hasPrefix("@") { return false }
    return parts.enumerated().allSatisfy { index, part in
      let word = parts.count == 2 && index == 0 ? part.dropFirst() : part
      guard let first = word.utf8.first, isLetterOrDigit(first) else { return false }
      return word.utf8.allSatisfy { isLetterOrDigit($0) || "-._".utf8.contains($0) }
    }
  }

  /// Whether a text can be the tag of a custom element.
  static func isTag(_ text: String) -> Bool {
    text.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)+/#) != nil
  }

  /// The tag of a package's element where the configuration gives none: `acme-money` for `@acme/money`, and `badge-money`
  /// for `money`. So two packages on a page have two tags.
  static func tag(of package: String) -> String {
    let tag = package.split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return isTag(tag) ? tag : "badge-\(tag)"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIILowercase || byte.isASCIIDigit
  }

  /// The module of one drawing.
  static func module(name: String, size: Size, body: String) -> String {
    """
    \(SourceText.scriptHeader)
    export default {
      name: \(SourceLiteral.quoted(name)),
      width: \(FixedPoint3.text(size.width)),
      height: \(FixedPoint3.text(size.height)),
      body: \(SourceLiteral.quoted(body)),
    };

    """
  }
}

extension WebTarget {
  /// `package.json`. It declares that importing a module has no side effects, so that bundlers can remove
  /// unused code.
  var manifest: String {
    func module(_ name: String) -> JSONValue {
      ["types": .string("./\(name).d.ts"), "default": .string("./\(name).js")]
    }
    let manifest: [(String, JSONValue)] =
      [
        ("name", .string(package)), ("version", .string(version)),
        ("description", "Currency badge buttons by locale"),
      ] + (license.map { [("license", .string($0))] } ?? []) + [
        ("type", "module"), ("sideEffects", ["./badges.css", "./badges-linked.css"]),
        ("main", "./index.js"),
        ("types", "./index.d.ts"),
        // Without the gallery, which is for the package's authors.
        ("files", ["*.js", "*.d.ts", "*.css", "sprite.svg", "index.json", "icons", "svg"]),
        (
          "exports",
          [
            ".": module("index"), "./element": module("element"), "./react": module("react"),
            "./react-icon": module("react-icon"), "./jsx": module("jsx"),
            "./icons/*": ["types": "./icon.d.ts", "default": "./icons/*.js"],
            "./loaders": module("loaders"), "./svg/*": "./svg/*", "./sprite.svg": "./sprite.svg",
            "./badges.css": "./badges.css", "./badges-linked.css": "./badges-linked.css",
            "./index.json": "./index.json", "./package.json": "./package.json",
          ]
        ),
        ("peerDependencies", ["react": ">=17"]),
        ("peerDependenciesMeta", ["react": ["optional": .boolean(true)]]),
      ]
    return JSONValue.object(manifest).compactText(lineDepth: 3) + "\n"
  }
}
