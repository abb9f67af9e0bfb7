import Foundation
import Messages
import Testing

@Suite struct JSONTextTests {
  @Test func `JSON in a page has nothing that ends a script, and says the same`() throws {
    let text = "</script><!-- \u{2028}\u{2029} <\u{338} €😀"
    let json = JSONText.embedded(JSONText.quoted(text))
    #expect(json.unicodeScalars.allSatisfy { !["<", "\u{2028}", "\u{2029}"].contains($0) })
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test func `a character is escaped by its UTF-16 units`() {
    let json = JSONText.escaped("\"a\u{7}😀\"") { !["a", "\""].contains($0) }
    #expect(json == #""a\u0007\ud83d\ude00""#)
  }
}
