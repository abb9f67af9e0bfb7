import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageSnapshots

@Suite struct SnapshotRulesTests {
  private let folder: TemporaryFolder

  /// Two pictures in a folder each. One pixel of both differs by a step.
  init() throws {
    folder = try TemporaryFolder()
    var picture = TestPicture(20, 20)
    for name in ["a", "light/a"] { try folder.write(picture, "reference/\(name).png") }
    picture[5, 6].red -= 1
    for name in ["a", "light/a"] { try folder.write(picture, "actual/\(name).png") }
  }

  private func write(_ rules: String) throws {
    try folder.write("version: 1\nrules:\n" + rules, to: "reference/snapshots.yml")
  }

  private func verification(_ rule: ComparisonRule = .exact) throws -> Verification {
    try folder.verification(rule: rule)
  }

  @Test(arguments: [
    ("light/*", ["a.png"]), ("/a.png", ["light/a.png"]), ("a.png", []),
    ("b*", ["a.png", "light/a.png"]),
  ])
  func `a rule holds for the names that match, the command's for the others`(
    pattern: String, failing: [PictureName]
  ) throws {
    try write("- { pictures: '\(pattern)', tolerance: 1 }")
    let found = try verification()
    #expect(found.failures.map(\.name) == failing)
    #expect(found.entries.count == 2)
    #expect(found.unusedPatterns == (failing.count == 2 ? ["b*"] : []))
  }

  @Test func `the first rule that matches holds, stricter than the command's too`() throws {
    try write("- { pictures: /a.png }\n- { pictures: ['*'], max-pixels: 1 }")
    #expect(try verification(.perceptual).failures.map(\.name) == ["a.png"])
  }

  @Test(arguments: [
    "strategy: perceptual", "{ threshold: 0.2 }", "max-pixels: 1", "max-pixels: 1px",
    "max-pixels: 1.0", "Max_Pixels: 1", "max-ratio: 1%",
    "max-ratio: 0.01", "max-difference: 0.1", "max-density: 1/8", "ignore: ['5,6,1,1']",
  ])
  func `each key allows the difference`(key: String) throws {
    let keys = key.hasPrefix("{") ? String(key.dropFirst().dropLast()) : key
    try write("- { pictures: '*', \(keys) }")
    #expect(try verification().failures.isEmpty)
  }

  @Test func `where a mask is visible nothing is compared, and it is no reference`() throws {
    var mask = TestPicture(20, 20, RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
    mask.fill(PixelRect(x: 4, y: 3, width: 2, height: 5), .black)
    mask.fill(PixelRect(x: 10, y: 3, width: 3, height: 2), .black)
    try folder.write(mask, "reference/masks/clock.png")
    try write("- { pictures: '*', mask: masks/clock.png }")
    let found = try verification()
    #expect(found.failures.isEmpty)
    #expect(found.entries.map(\.name) == ["a.png", "light/a.png"])
    #expect(
      found.entries[0].comparison?.rule.ignoredAreas == [
        PixelRect(x: 4, y: 3, width: 2, height: 5), PixelRect(x: 10, y: 3, width: 3, height: 2),
      ])
    try folder.write(
      TestPicture(20, 20, RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)),
      "reference/masks/clock.png")
    #expect(try verification().failures.count == 2)
  }

  @Test(arguments: [
    ("- { pictures: '*', strategy: fuzzy }", "'fuzzy' is not known"),
    ("- { pictures: '*', strategy: exact, threshold: 0.1 }", "belongs to the strategy perceptual"),
    ("- { pictures: '*', max-density: some }", "write it as in 12/8"),
    ("- { pictures: '*', ignore: ['1,2'] }", "give x,y,width,height"),
    ("- { pictures: '*', max-ratio: 1 }", "give "), ("- { tolerance: 1 }", "'pictures' is missing"),
    ("- { pictures: '*', mask: nowhere.png }", "nowhere.png"),
    ("- { pictures: '*', mask: ../outside.png }", "outside of the folder of references"),
    ("- { pictures: '*', mask: /tmp/outside.png }", "outside of the folder of references"),
  ])
  func `a mistake is an error with its place and the fix`(rules: String, message: String) throws {
    try write(rules)
    let error = try #require(throws: SnapshotError.self) { try verification() }
    #expect(error.description.contains(message), "\(error)")
  }

  @Test func `assertions read the same file`() throws {
    try write("- { pictures: light/*, tolerance: 1 }")
    func failure(_ name: String) throws -> String? {
      let file = SnapshotFile(
        folder: folder.path("reference"), topic: name, name: "a", testFile: "T.swift",
        function: "f()")
      let content = SnapshotContent.picture(try folder.bytes("actual/a.png"))
      return try SnapshotChecker(content, at: file).check(mode: .never).failure
    }
    #expect(try failure("light") == nil)
    #expect(try failure("") != nil)
  }
}
