import Foundation
import Testing

@Suite struct FuzzRegressionTests {
  @Test(arguments: FuzzTarget.all)
  func `the law holds for every seed and for every input found`(target: FuzzTarget) throws {
    let inputs = try target.inputs()
    try #require(!inputs.isEmpty, "\(target.name) has no seeds in Tests/Tool/Fuzz/Corpus")
    let run = try target.make()
    for input in inputs {
      let bytes = try [UInt8](Data(contentsOf: input))
      #expect(throws: Never.self, "\(target.name): \(input.path)") { try run(bytes) }
    }
  }

  @Test func `every folder of inputs belongs to a target`() throws {
    let names = Set(FuzzTarget.all.map(\.name))
    for folder in ["Corpus", "Found"] {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: FuzzTarget.folder.appendingPathComponent(folder).path)
      #expect(folders.filter { !$0.hasPrefix(".") && !names.contains($0) } == [])
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `a corpus is small`(target: FuzzTarget) throws {
    let sizes = try target.inputs().map { try Data(contentsOf: $0).count }
    #expect(sizes.allSatisfy { $0 <= 32_768 })
    #expect(sizes.reduce(0, +) <= 400_000)
  }

  @Test func `a broken law is noticed`() {
    #expect(throws: LawViolation.self) { try law(1 + 1 == 3, "it isn't") }
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }

  /// The folder of `Corpus`, `Found` and `Dictionaries`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files of the target in `Corpus` and `Found`, sorted by path.
  func inputs() throws -> [URL] {
    try ["Corpus", "Found"].flatMap { folder in
      let url = Self.folder.appendingPathComponent(folder).appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: url.path) else { return [URL]() }
      return try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    }.sorted { $0.path < $1.path }
  }
}
