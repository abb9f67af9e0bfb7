import Foundation
import ImageSnapshots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SnapshotResultsJUnitTests: VerdictFolders {
  @Test func `the JUnit form is well-formed XML with a case for each picture`() throws {
    let text = try verification(Self.folders()).results().junit()
    let reader = ElementCounter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.counts["testcase"] == 7)
    #expect(reader.counts["failure"] == 5)
    #expect(reader.counts["skipped"] == 1)
    // Cases and the suite have times in seconds.
    #expect(text.matches(of: /time="\d+\.\d{3}"/).count == 8)
    #expect(reader.names.contains("missing & <b>.png"))
  }

  @Test func `the suite takes as long as its cases together`() throws {
    var verification = try verification(Self.folders())
    for index in verification.entries.indices {
      verification.entries[index].duration = .milliseconds(1000 + index)
    }
    let text = verification.results().junit()
    let times = text.matches(of: /time="([\d.]+)"/).map { String($0.1) }
    // 7 × 1,000 ms and the sum of 0…6.
    #expect(times == ["7.021"] + (0..<7).map { "1.00\($0)" })
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[elementName, default: 0] += 1
    if elementName == "testcase", let name = attributes["name"] { names.append(name) }
  }
}
