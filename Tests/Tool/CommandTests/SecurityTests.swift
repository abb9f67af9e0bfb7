import Foundation
import TestSupport
import Testing

/// `SECURITY.md` names a test for each of its sentences, as `Target/Suite/test`.
@Suite struct SecurityTests {
  @Test func `every test that SECURITY.md names is there`() throws {
    let text = try Repository.text("SECURITY.md")
    let names = text.matches(of: /`(\w+Tests)\/([\w+]+)\/([^`]+)`/).map(\.output)
    #expect(names.count > 20)
    for (_, target, suite, name) in names {
      let source =
        (try? Repository.text("\(Repository.target(String(target), in: "Tests"))/\(suite).swift"))
        ?? ""
      #expect(
        source.contains("func `\(name)`") || source.contains("func \(name)(")
          || source.contains("\"\(name)\""), "\(target)/\(suite)/\(name)")
    }
  }
}
