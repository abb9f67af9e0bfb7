import Badges
import ImageSnapshotsTesting
import Testing
import VectorGraphics

/// The references lie in `__Snapshots__` beside this file. After a change that is meant:
/// `SNAPSHOTS_RECORD=failed swift test`, look at them, and run the tests again.
@Suite("Badges")
struct BadgesTests {
  @Test("A deposit has a green button with a plus", arguments: ["en_US", "fr_CH"])
  func deposit(locale: String) {
    let green = Palette(tint: SystemColor.green.color)
    assertSnapshot(
      of: try Badges.deposit(locale: locale), as: .png(scale: 2, palette: green), named: locale)
  }

  @Test("A withdrawal has a red one with a minus, and lets an eye's tolerance pass")
  func withdrawal() {
    let red = Palette(tint: SystemColor.red.color)
    assertSnapshot(
      of: try Badges.withdrawal(locale: "en_GB"), as: .png(scale: 2, palette: red),
      by: .perceptual)
  }
}
