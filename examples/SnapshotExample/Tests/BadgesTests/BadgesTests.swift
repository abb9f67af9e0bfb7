import Badges
import SceneSnapshots
import Testing

/// The references are in `__Snapshots__` beside this file. After an intended change:
/// `SNAPSHOTS_RECORD=failed swift test`, look at them, and run the tests again.
@Suite("Badges")
struct BadgesTests {
  @Test("A deposit has a green button with a plus", arguments: ["en_US", "fr_CH"])
  func deposit(locale: String) {
    assertSnapshot(of: try Badges.deposit(locale: locale), as: .png(scale: 2), named: locale)
  }

  @Test("A withdrawal has a red one with a minus, and lets an eye's tolerance pass")
  func withdrawal() {
    assertSnapshot(
      of: try Badges.withdrawal(locale: "en_GB"), as: .png(scale: 2), rule: .perceptual)
  }
}
