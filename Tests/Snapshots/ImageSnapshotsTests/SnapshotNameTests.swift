import ImageSnapshots
import TestPictures
import TestSupport
import Testing

@Suite struct SnapshotNameTests {
  @Test func `currency symbols have names apart`() {
    #expect(SnapshotName.fileName("$") == "+24+")
    #expect(SnapshotName.fileName("€") == "+20ac+")
    #expect(SnapshotName.fileName("د.إ") == "+62f+.+625+")
    #expect(SnapshotName.fileName("fr_CH-light") == "fr_CH-light")
  }

  @Test func `different texts have different names, of characters every file system takes`() throws
  {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("a.+0f$€ /\\:*?\"<>|د\u{0}\u{301}é-_".unicodeScalars)
    var texts: [String: [UInt32]] = [:]
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        text.append(try #require(alphabet.randomElement(using: &random)))
      }
      let name = SnapshotName.fileName(String(text))
      #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+._-".contains($0)) })
      #expect(name.first != "." && name.last != ".")
      let scalars = text.map(\.value)
      #expect(texts[name] == nil || texts[name] == scalars, "\(name)")
      texts[name] = scalars
    }
  }

  @Test(arguments: ["con", "NUL", "Com1", "lpt9.x", "aux.png"])
  func `no name is a device of Windows`(name: String) {
    #expect(SnapshotName.fileName(name).hasPrefix("+"))
  }

  @Test func `long names fit and stay apart`() {
    let text = String(repeating: "€", count: 500)
    #expect(SnapshotName.fileName(text).utf8.count <= 120)
    #expect(SnapshotName.fileName(text) != SnapshotName.fileName(text + "€"))
  }

  @Test func `references lie beside the test file, or in the folder and topic that are given`() {
    func path(_ folder: String?, _ topic: String?, _ name: String?) -> String {
      let file = SnapshotFile(
        folder: folder, topic: topic, name: name, testFile: "/p/Tests/A/BadgeTests.swift",
        function: "draws(a:)")
      return file.folder + " " + file.name
    }
    #expect(path(nil, nil, nil) == "/p/Tests/A/__Snapshots__ BadgeTests/draws")
    #expect(path(nil, nil, "€") == "/p/Tests/A/__Snapshots__ BadgeTests/draws/+20ac+")
    #expect(path("../../Snapshots", "badge", "light") == "/p/Snapshots badge/light")
    #expect(path("/s", "a/../b", "c") == "/s a/+2e++2e+/b/c")
  }
}
