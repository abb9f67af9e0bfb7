import CairoBackend
import Foundation
import ImageComparison
import ImageSnapshots
import RasterImage
import SnapshotSupport
import SceneSnapshots
import TestPictures
import TestSupport
import Testing
import VectorGraphics
import XCTest

/// The assertion in Swift Testing.
@Suite(.pictures("assertion"))
struct AssertSnapshotTests {
  private let scene = VectorScene(
    size: Size(width: 12, height: 12),
    fills: [
      VectorScene.Fill(
        .rectangle(Rect(center: Point(x: 6, y: 6), size: Size(width: 6, height: 4))), .tint)
    ])

  @Test func `a scene, raw pixels, PNG data and text are compared with their references`() throws {
    assertSnapshot(of: scene, as: .png(scale: 2), named: "scene")
    assertSnapshot(of: try scene.pixmap(scale: 2), as: .pixels, named: "pixels")
    assertSnapshot(of: try scene.png(scale: 2), as: .png, named: "data")
    assertSnapshot(of: "€ and د.إ\n", as: .text, named: "text")
  }

  @Test(arguments: ["$", "€", "د.إ"])
  func `cases named by symbols have references apart`(name: String) {
    assertSnapshot(of: name, as: .text, named: name, topic: "assertion/symbols")
  }

  @Test(.enabled(if: !HostEnvironment.current.isCI, "in CI nothing is recorded"))
  func `recording fails the test, and each later attempt in the same process`() throws {
    let folder = try TemporaryFolder()
    let record: (RecordMode?) -> Void = { mode in
      assertSnapshot(
        of: "a text", as: .text, named: "recording", directory: folder.path, record: mode)
    }
    for mode in [RecordMode.missing, .missing, .never] {
      withKnownIssue {
        record(mode)
      } matching: {
        $0.description.contains("recorded")
      }
      #expect(folder.exists("assertion/recording.txt"))
    }
  }

  @Test func `one value in several formats has a reference for each`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("€", to: "assertion/plain.txt")
    try folder.write("\"€\"", to: "assertion/quoted.json")
    assertSnapshots(
      of: "€", as: ["plain": .text, "quoted": .json], directory: folder.path, record: .never)
    try folder.write("₿", to: "assertion/made.txt")
    await assertSnapshots(
      of: { await Task { "₿" }.value }, as: ["made": .text], directory: folder.path, record: .never)
    try folder.write("€", to: "assertion/later.txt")
    let failure = await verifySnapshot(
      of: { await Task { "$" }.value }, as: .text, named: "later", directory: folder.path,
      record: .never)
    #expect(failure?.contains("line 1 was expected to be '€' and is '$'") == true)
  }

  @Test func `what can't be drawn fails the test and says why`() throws {
    struct NoPicture: Error, CustomStringConvertible { var description = "no such picture" }
    func draw() throws -> VectorScene { throw NoPicture() }
    try withKnownIssue {
      assertSnapshot(of: try draw(), as: .png(), named: "none")
    } matching: {
      $0.description.contains("no such picture")
    }
  }

  @Test func `a difference fails the test with the sentence of the comparison`() throws {
    let folder = try TemporaryFolder()
    let picture = try TestPicture(4, 4, .black).pixmap
    try folder.write(picture.png(), "assertion/other.png")
    try withKnownIssue {
      assertSnapshot(
        of: try TestPicture(4, 4).pixmap, as: .pixels, named: "other", directory: folder.path,
        record: .never)
    } matching: {
      $0.description.contains("16 of 16 pixels differ")
    }
  }
}

/// The assertion in XCTest.
final class AssertSnapshotXCTests: XCTestCase {
  func testATextIsHeldAgainstItsReference() {
    assertSnapshot(
      of: "in XCTest\n", as: .text, topic: "assertion", directory: "../../../Snapshots")
  }
}
