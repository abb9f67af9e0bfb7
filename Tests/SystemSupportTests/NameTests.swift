import SystemSupport
import Testing

@Suite("Names in texts")
struct NameTests {
  @Test(
    "A device's name is one whatever its case and extension",
    arguments: [("con", "CON"), ("Nul.txt", "NUL"), ("COM1.tar.gz", "COM1"), ("lpt\u{B3}", "LPT³")])
  func devices(name: String, device: String) {
    #expect(WindowsDeviceName.device(of: name) == device)
  }

  @Test("Other names are files", arguments: ["", "console", "com", "com10", "xcon", "co.n", "é"])
  func files(name: String) {
    #expect(WindowsDeviceName.device(of: name) == nil)
  }

  @Test(
    "A stem is the name of the file without its folder and extensions",
    arguments: [
      ("a/b.c/icon.tar.gz", "icon"), ("icon", "icon"), ("", ""), (".hidden", ""), ("a/b/", "b"),
    ])
  func stem(path: String, stem: String) {
    #expect(FilePathText.stem(of: path) == stem)
  }

  /// The published test vectors of FNV-1a.
  @Test(
    "FNV-1a has the published values, of bytes in a row or not",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func checksum(text: String, value: UInt64) {
    #expect(FNV1a.hash(text.utf8) == value)
    #expect(FNV1a.hash(Array(("x" + text).utf8)[1...]) == value)
    #expect(FNV1a.hash(sequence(state: text.utf8.makeIterator()) { $0.next() }) == value)
  }

  private enum Fruit: String, CaseIterable { case apple, pear, plum }

  @Test("An unknown name is refused with the nearest one, or with all that are known")
  func unknownName() throws {
    #expect(try Fruit(name: "pear") == .pear)
    for (name, fix) in [
      ("Pear", "did you mean 'pear'?"), ("aple", "did you mean 'apple'?"),
      ("palm", "use apple, pear or plum"), ("", "use apple, pear or plum"),
    ] {
      let error = #expect(throws: UnknownNameError.self) { try Fruit(name: name) }
      #expect(error?.description == "unknown value '\(name)': \(fix)")
    }
  }

  @Test("Alternatives have commas and a last or")
  func alternatives() {
    #expect(
      ["", "a", "a or b", "a, b or c"]
        == [[], ["a"], ["a", "b"], ["a", "b", "c"]].map {
          Alternatives.text($0)
        })
  }
}
