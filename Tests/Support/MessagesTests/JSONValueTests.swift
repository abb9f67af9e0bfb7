import Foundation
import Messages
import Testing

@Suite struct JSONValueTests {
  private let document: JSONValue = [
    "b": .array([.number(1), .number(0.5), .null]), "a": ["t": true, "none": [:]], "e": [],
  ]

  @Test func `keys keep their order, and an indented text has a line for each element`() {
    #expect(
      document.text() == """
        {
          "b": [
            1,
            0.5,
            null
          ],
          "a": {
            "t": true,
            "none": {}
          },
          "e": []
        }
        """)
  }

  @Test func `a compact text has lines down to a depth alone`() {
    #expect(document.compactText() == #"{"b":[1,0.5,null],"a":{"t":true,"none":{}},"e":[]}"#)
    #expect(
      document.compactText(lineDepth: 1)
        == "{\n\"b\":[1,0.5,null],\n\"a\":{\"t\":true,\"none\":{}},\n\"e\":[]\n}")
  }

  @Test func `Foundation reads the strings that were written`() throws {
    let text = String(String.UnicodeScalarView((0...0xFF).compactMap(Unicode.Scalar.init))) + "€😀"
    let json = JSONValue.array([.string(text)]).compactText()
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }
}
