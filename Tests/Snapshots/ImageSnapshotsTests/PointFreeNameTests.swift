import Foundation
import SceneSnapshots
import TestSupport
import Testing

/// Projects that come from swift-snapshot-testing keep their references.
///
/// The names and the texts of the references are those that its version 1.19 wrote on Linux for these values.
@Suite struct PointFreeNameTests {
  private struct User: Codable { var id = 1, name = "Blobby", home = "https://a.b/c" }

  private final class Node {
    var next: Node?
    var name = "n"
  }

  /// An assertion, the reference that swift-snapshot-testing wrote for it, and the name that it has here.
  struct Case: Sendable {
    var function: String
    var name: String?
    var number = 1
    var suite: String?
    var content: SnapshotContent
    var old: String
    var text: String
    var new: String
  }

  static let cases: [Case] = {
    let user = """
      ▿ User
        - home: "https://a.b/c"
        - id: 1
        - name: "Blobby"

      """
    let json = """
      {
        "home" : "https:\\/\\/a.b\\/c",
        "id" : 1,
        "name" : "Blobby"
      }
      """
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>home</key>
      \t<string>https://a.b/c</string>
      \t<key>id</key>
      \t<integer>1</integer>
      \t<key>name</key>
      \t<string>Blobby</string>
      </dict>
      </plist>

      """
    let cycle = """
      ▿ Node
        - name: "n"
        ▿ next: Optional<Node>
          ▿ some (circular reference detected)

      """
    let node = Node()
    node.next = node
    let any: [String: Any] = ["b": "x/y", "a": [1, true] as [Any]]
    let anyText = "{\n  \"a\" : [\n    1,\n    true\n  ],\n  \"b\" : \"x\\/y\"\n}"
    do {
      return [
        Case(
          function: "testLines()", content: try SnapshotFormat.lines.content("one\ntwo"),
          old: "testLines.1.txt", text: "one\ntwo", new: "testLines.txt"),
        Case(
          function: "testDump()", content: try SnapshotFormat.dump.content(User()),
          old: "testDump.1.txt", text: user, new: "testDump.txt"),
        Case(
          function: "testCycle()", content: try SnapshotFormat.dump.content(node),
          old: "testCycle.1.txt", text: cycle, new: "testCycle.txt"),
        Case(
          function: "testEncodable()", content: try SnapshotFormat.json.content(User()),
          old: "testEncodable.1.json", text: json, new: "testEncodable.json"),
        // The second assertion of a test, whatever the extension.
        Case(
          function: "testEncodable()", number: 2,
          content: try SnapshotFormat.plist.content(User()), old: "testEncodable.2.plist",
          text: plist, new: "testEncodable.2.plist"),
        Case(
          function: "testAny()", content: try SnapshotFormat.json.content(any),
          old: "testAny.1.json", text: anyText, new: "testAny.json"),
        Case(
          function: "testDescription()",
          content: try SnapshotFormat.description.content(1...2), old: "testDescription.1.txt",
          text: "1...2", new: "testDescription.txt"),
        // Data has no extension there.
        Case(
          function: "testData()", content: try SnapshotFormat.data.content(Data("bytes".utf8)),
          old: "testData.1", text: "bytes", new: "testData.bin"),
        Case(
          function: "testData()", name: "short",
          content: try SnapshotFormat.data.content(Data("b".utf8)), old: "testData.short",
          text: "b", new: "testData/short.bin"),
        Case(
          function: "testNamed()", name: "ä name, with 3 words!",
          content: try SnapshotFormat.lines.content("ä"), old: "testNamed.ä-name-with-3-words.txt",
          text: "ä", new: "testNamed/+e4++20+name+2c++20+with+20+3+20+words+21+.txt"),
        Case(
          function: "each(name:)", name: "b c", suite: "PageTests",
          content: try SnapshotFormat.lines.content("b"), old: "each-name.b-c.txt", text: "b",
          new: "PageTests/each/b+20+c.txt"),
        Case(
          function: "pairs(number:of:)", name: "x",
          content: try SnapshotFormat.lines.content("1x"), old: "pairs-number-of.x.txt",
          text: "1x", new: "pairs/x.txt"),
        Case(
          function: "`a raw name`()", content: try SnapshotFormat.lines.content("raw"),
          old: "a-raw-name.1.txt", text: "raw", new: "+60+a+20+raw+20+name+60+.txt"),
      ]
    } catch {
      return []
    }
  }()

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func attempt(_ test: Case, _ environment: HostEnvironment) throws -> String? {
    let file = SnapshotFile(
      folder: nil, topic: nil, name: test.name, testFile: folder.path("My+Tests.New.swift"),
      function: test.function, suite: test.suite)
    let claims = ClaimedFiles()
    // The assertions without names before this one.
    for number in 1..<test.number {
      _ = try claims.claim(file, for: test.content, at: "\(number)", test: test.function)
    }
    return try SnapshotAttempt(
      test.content, at: file, location: "here", test: test.name == nil ? test.function : nil,
      run: nil
    )
    .check(environment: environment, claims: claims).failure
  }

  @Test func `a reference is renamed by the first run of its assertion, and passes`() throws {
    #expect(Self.cases.count == 13)
    for test in Self.cases {
      let old = "__Snapshots__/My+Tests.New/\(test.old)"
      let new = "__Snapshots__/My+2b+Tests/\(test.new)"
      try folder.write(test.text, to: old)
      let inCI = try attempt(test, HostEnvironment(isCI: true))
      #expect(inCI?.contains("still has its name of swift-snapshot-testing") == true)
      #expect(folder.exists(old) && !folder.exists(new), "\(test.old)")
      for _ in 0..<2 { #expect(try attempt(test, HostEnvironment()) == nil, "\(test.old)") }
      #expect(!folder.exists(old) && folder.exists(new), "\(test.old)")
      #expect(try attempt(test, HostEnvironment(isCI: true)) == nil, "\(test.old)")
    }
  }

  @Test func `one that differs is renamed and fails, and none is replaced`() throws {
    var test = Self.cases[0]
    try folder.write("one\n2", to: "__Snapshots__/My+Tests.New/testLines.1.txt")
    let failure = try attempt(test, HostEnvironment())
    #expect(failure?.contains("line 2 was expected to be '2' and is 'two'") == true)
    #expect(try folder.text("__Snapshots__/My+2b+Tests/testLines.txt") == "one\n2")
    test.content = .text("other")
    try folder.write("other", to: "__Snapshots__/My+Tests.New/testLines.1.txt")
    #expect(try attempt(test, HostEnvironment()) != nil)
    #expect(try folder.text("__Snapshots__/My+2b+Tests/testLines.txt") == "one\n2")
    #expect(folder.exists("__Snapshots__/My+Tests.New/testLines.1.txt"))
  }

  @Test func `names have hyphens for all but letters, digits, marks and underscores`() {
    for (text, name) in [
      ("test()", "test"), ("a_b(c:d:)", "a_b-c-d"), ("-", ""),
      ("é e\u{301} 东 ٣ €", "é-e\u{301}-东-٣"),
      ("a\u{200D}b", "a\u{200D}b"),
    ] {
      #expect(PointFreeName.component(text) == name)
    }
  }
}
