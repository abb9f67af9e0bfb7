/// The version of the format of a template, such as 3.0. It determines which systems can read the file.
package struct SymbolTemplateVersion: Hashable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version of the form `3` or `3.0`; nil for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isASCII) }),
      let major = Int(parts[0]), let minor = parts.count == 1 ? 0 : Int(parts[1]),
      (0...999).contains(major), (0...999).contains(minor)
    else { return nil }
    self.init(major, minor)
  }

  package var description: String { "\(major).\(minor)" }

  /// The version that iOS 15, macOS 12 and all later systems can read.
  package static let standard = SymbolTemplateVersion(3)
  /// The major versions that Apple's tools can read.
  package static let known = 1...7
  /// The versions that can be written.
  package static let writable = [
    SymbolTemplateVersion(3), SymbolTemplateVersion(4), SymbolTemplateVersion(5),
    SymbolTemplateVersion(6),
  ]
}
