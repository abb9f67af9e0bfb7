import BadgeGeometry
import CairoBackend
import SceneSnapshots
import SnapshotSupport
import Testing
import VectorGraphics

/// Pictures of marks at every diameter of a small badge; each was looked at before it was recorded.
@Suite(.pictures("mark"))
struct BadgeMarkSnapshotTests {
  /// The upper row has the length of the weight, the lower one the longest that fits.
  @Test(arguments: BadgeMark.allCases)
  func `a mark in badges of 3 to 24 pixels`(_ mark: BadgeMark) throws {
    var fills: [VectorScene.Fill] = []
    var x = 1.0
    for diameter in 3...24 {
      let size = Double(diameter)
      for (row, length) in [nil, 0.9].enumerated() {
        let center = Point(x: x + size / 2, y: Double(row) * 26 + 1 + size / 2)
        let path = mark.path(
          diameter: size, center: center, weight: 600, length: length, pixels: size)
        fills.append(VectorScene.Fill(path, .label))
      }
      x += size + 2
    }
    let scene = VectorScene(size: Size(width: x, height: 52), fills: fills)
    assertSnapshot(of: scene, as: .png(), named: mark.rawValue)
  }
}
