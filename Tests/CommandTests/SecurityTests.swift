import Foundation
import Testing

/// `SECURITY.md` names a test for each of its sentences, as `Target/Suite/test`.
@Suite struct SecurityTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every test that SECURITY.md names is there`() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    let names = text.matches(of: /`(\w+Tests)\/(\w+)\/([^`]+)`/).map(\.output)
    #expect(names.count > 20)
    for (_, target, suite, name) in names {
      let file = Self.root.appendingPathComponent("Tests/\(target)/\(suite).swift")
      let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(
        source.contains("func `\(name)`") || source.contains("func \(name)(")
          || source.contains("\"\(name)\""), "\(target)/\(suite)/\(name)")
    }
  }
}
