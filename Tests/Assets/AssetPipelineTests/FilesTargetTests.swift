import BadgeGeometry
import BadgeKit
import ConfigurationReader
import Foundation
import Testing

import AssetPipeline

/// The sizes of a target of plain files, and presets on several levels of a configuration.
@Suite struct FilesTargetTests {
  private static func settings(_ target: String, button: String = "{ preset: fluent }") -> String {
    """
    locales: [en_US, ar_AE]
    button: \(button)
    targets: [{ \(target) }]

    """
  }

  @Test func `each size is a drawing of its own, with the bytes of a run of that size alone`()
    throws
  {
    let name = #"name: "{currency}_{size}@{scale}x.{format}", formats: [png, svg], scales: [1, 2]"#
    let all = try Project(Self.settings("kind: files, sizes: [16, 22.5, 48], \(name)"))
    try all.run()
    #expect(all.files.keys.filter { $0.contains("USD_") }.count == 9)
    for size in ["16", "22.5", "48"] {
      let one = try Project(
        Self.settings("kind: files, \(name)", button: "{ preset: fluent, size: \(size) }"))
      try one.run()
      for (path, bytes) in one.files where path.contains("_\(size)@") {
        #expect((all.files[path] == bytes) as Bool, "\(path)")
      }
    }
    #expect(try all.run().written == 0)
  }

  @Test func `without a name, the files of sizes have the size in theirs`() throws {
    let project = try Project(Self.settings("kind: files, sizes: [16, 20], scales: [1]"))
    try project.run()
    let names = project.files.keys.filter { $0.hasPrefix("en_US/") }.sorted()
    #expect(names == ["en_US/light-16@1x.png", "en_US/light-20@1x.png"])
  }

  @Test func `a named button has each size too`() throws {
    let project = try Project(
      """
      locales: [en_US]
      buttons: { add: {}, remove: { badge: minus } }
      targets: [{ kind: files, sizes: [16, 20], scales: [1] }]

      """)
    try project.run()
    #expect(
      project.files.keys.filter { $0.hasSuffix(".png") }.sorted() == [
        "add/en_US/light-16@1x.png", "add/en_US/light-20@1x.png", "remove/en_US/light-16@1x.png",
        "remove/en_US/light-20@1x.png",
      ])
  }

  @Test(arguments: [
    (
      "kind: web, sizes: [16, 20]",
      "targets[0].sizes: apps find one size of each button in the files of 'web': list a button for "
        + "each size under 'buttons', or use the kind files"
    ),
    (
      "kind: files, sizes: [16, 20], name: \"{locale}.png\"",
      "targets[0].name: the files of all sizes would have the same name: write {size} into it, as in "
        + "{locale}-{size}.{format}"
    ),
    (
      "kind: files, sizes: [16, 20, 16]",
      "targets[0].sizes[2]: the size 16 is listed twice: list it once"
    ),
    (
      "kind: files, sizes: [16], button: { size: 20 }",
      "targets[0].button.size: the sizes of this target replace it: leave out one of them"
    ),
  ])
  func `sizes that can't be told apart are refused`(target: String, message: String) throws {
    let project = try Project(Self.settings(target))
    let error = try #require(throws: ConfigurationError.self) { try project.configuration() }
    #expect("\(error)".hasSuffix(message))
  }

  @Test func `the innermost preset counts, and an option on any level wins over it`() throws {
    let project = try Project(
      """
      locales: [en_US]
      button: { preset: sf, moat: 0.01 }
      buttons: { add: { badge-size: 0.3 }, edit: { preset: carbon } }
      targets:
        - { kind: files }
        - { kind: web, button: { preset: material, padding: 0 } }

      """)
    let targets = try project.configuration().targets
    func proportions(_ target: Int, _ button: Int) -> ButtonProportions {
      targets[target].buttons[button].style.proportions
    }
    #expect(proportions(0, 0).ringDiameter == ButtonPreset.sf.proportions.ringDiameter)
    #expect(proportions(0, 0).badgeDiameter == 0.3)
    #expect(proportions(0, 1).badgeDiameter == ButtonPreset.carbon.proportions.badgeDiameter)
    #expect(proportions(1, 0).ringDiameter == ButtonPreset.material.proportions.ringDiameter)
    #expect(proportions(1, 0).badgeDiameter == 0.3)
    #expect(proportions(1, 1).padding == 0)
    #expect(targets.flatMap(\.buttons).allSatisfy { $0.style.proportions.moat == 0.01 })
  }

  @Test func `a badge outside of the picture is refused at its key`() throws {
    let project = try Project(
      Self.settings("kind: files", button: "{ ring-size: 0.9, badge-overhang: 0.2 }"))
    let error = try #require(throws: ConfigurationError.self) { try project.configuration() }
    #expect(
      "\(error)".hasSuffix(
        "button.badge-overhang: with the badge overhang 0.2, the badge leaves the picture: give at "
          + "most 0.05, or a smaller ring size"))
  }
}
