import CairoBackend
import SceneSnapshots
import SnapshotSupport
import Testing
import TextOutlines
import VectorGraphics

/// Pictures of the signs that Mintmark draws itself; each was looked at before it was recorded.
@Suite(.pictures("sign"))
struct SignDrawingSnapshotTests {
  /// The weights that every sign has masters at.
  @Test(arguments: ["\u{20C0}", "\u{20C1}", "\u{20C2}", "\u{20C3}", "\u{20C4}"])
  func `a sign in the weights 100, 400 and 900`(_ sign: String) throws {
    var fills: [VectorScene.Fill] = []
    var x = 0.0
    for weight in [FontWeight.ultralight, .regular, .black] {
      let line = try Typesetter().line(sign, weight: weight, direction: .leftToRight)
      let map = Affine.translation(Vector(dx: x, dy: 76)) * .scale(96)
      fills.append(VectorScene.Fill(line.outline.transformed(by: map), .label))
      x += (line.advance * 96).rounded(.up)
    }
    let scene = VectorScene(size: Size(width: x, height: 80), fills: fills)
    let name = String(sign.unicodeScalars.map(\.value)[0], radix: 16, uppercase: true)
    assertSnapshot(of: scene, as: .png(), named: name)
  }
}
