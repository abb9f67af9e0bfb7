import BadgeKit
import Foundation
import Testing
import VectorGraphics

import AssetPipeline

/// Several buttons in one configuration, and targets that take some of them and change them.
@Suite struct SeveralButtonsTests {
  private static let buttons = """
    locales: [en_US, fr_CH]
    button: { size: 40, tint: systemGreen }
    labels: { fr: Ajouter }
    buttons:
      add: {}
      remove: { badge: minus, tint: systemRed, size: 60, label: Remove }
      edit_amount: { badge: none, labels: { fr: Modifier } }

    """

  private func configuration(_ targets: String) throws -> Configuration {
    try Project("\(Self.buttons)targets: [\(targets)]\n").configuration()
  }

  @Test func `a button has what differs, and the common style otherwise`() throws {
    let buttons = try configuration("{ kind: web }").targets[0].buttons
    #expect(buttons.map { $0.name?.text } == ["add", "remove", "edit_amount"])
    #expect(buttons.map(\.style.size) == [40, 60, 40])
    #expect(buttons.map(\.style.mark) == [.plus, .minus, nil])
    #expect(buttons.map(\.labels) == [["fr": "Ajouter"], [:], ["fr": "Modifier"]])
    #expect(buttons.map(\.style.label) == [nil, "Remove", nil])
    #expect(buttons[0].style.tint == SystemColor.green.color)
  }

  @Test func `the palette of a file decides every system colour in it`() throws {
    for palette in SystemPalette.allCases {
      let configuration = try Project(
        """
        palette: \(palette.rawValue)
        locales: [en_US]
        button: { background: systemGray }
        buttons: { add: {}, remove: { tint: systemRed } }
        targets:
          - { kind: web, buttons: [add], button: { tint: systemGreen } }
          - { kind: web, path: b }
          - { kind: android, tint: systemMint }

        """
      ).configuration()
      func color(_ system: SystemColor) -> AdaptiveColor { system.color(in: palette) }
      let tints = configuration.targets.map { $0.buttons.map(\.style.tint) }
      #expect(
        tints == [
          [color(.green)], [color(.blue), color(.red)], [color(.mint), color(.mint)],
        ])
      #expect(configuration.variants.allSatisfy { $0.style.background == color(.gray) })
    }
  }

  @Test func `a target takes some buttons and changes them`() throws {
    let targets = try configuration(
      """
      { kind: web, buttons: [remove, add] }, { kind: android, button: { size: 24, labels: {} } }
      """
    ).targets
    #expect(targets[0].buttons.map { $0.name?.text } == ["remove", "add"])
    #expect(targets[1].buttons.map(\.style.size) == [24, 24, 24])
    #expect(targets[1].buttons.allSatisfy { $0.labels.isEmpty && $0.style.label == nil })
    #expect(targets[1].buttons.map(\.style.mark) == [.plus, .minus, nil])
  }

  @Test(arguments: [
    ("buttons: { Add: {} }", "{ kind: web }", "'Add' can't be a part of names"),
    ("buttons: { 1a: {} }", "{ kind: web }", "'1a' can't be"),
    ("buttons: { a__b: {} }", "{ kind: web }", "'a__b' can't be"),
    ("buttons: { a-b: {} }", "{ kind: web }", "'a-b' can't be"),
    ("buttons: {}", "{ kind: web }", "there are no buttons"),
    ("buttons: { add: { badge: pluss } }", "{ kind: web }", "plus"),
    ("buttons: { add: {} }", "{ kind: web, buttons: [ad] }", "did you mean 'add'?"),
    ("buttons: { add: {} }", "{ kind: web, buttons: [add, add] }", "listed twice"),
    ("button: {}", "{ kind: web, buttons: [add] }", "name the buttons under 'buttons' first"),
    ("button: {}", "{ kind: files, name: '{button}.{format}' }", "the configuration names none"),
  ])
  func `a button that can't be is refused with its line`(
    buttons: String, target: String, problem: String
  ) throws {
    let project = try Project("locales: [en_US]\n\(buttons)\ntargets: [\(target)]\n")
    #expect {
      _ = try project.configuration()
    } throws: { error in
      "\(error)".contains("mintmark.yml:") && "\(error)".contains(problem)
    }
  }

  @Test func `every target has the files of each of its buttons`() throws {
    let project = try Project(
      """
      \(Self.buttons)targets:
        - { kind: files, formats: [png, svg], scales: [1], appearances: [light] }
        - { kind: xcassets, localized: true, symbols: true }
        - { kind: android, localized: true, night: false, compose: true, buttons: [add, remove] }
        - { kind: web }
        - { kind: iconify }
        - { kind: flutter, format: png, scales: [1], appearances: [light], buttons: [add] }
        - { kind: react-native, scales: [1], appearances: [light] }
        - { kind: gallery }

      """)
    #expect(try project.run().failures.isEmpty)
    let files = project.files
    for button in ["add", "remove", "edit_amount"] {
      for path in [
        "\(button)/en_US/light@1x.png", "\(button)/fr_CH/light@1x.svg",
        "Assets.xcassets/CurrencyBadge/\(button)_usd.imageset/Contents.json",
        "Assets.xcassets/CurrencyBadge/\(button)_chf.symbol.symbolset/\(button)_chf.symbol.svg",
        "Assets.xcassets/CurrencyBadge/\(button)_localized.imageset/en-US.svg",
        "web/svg/\(button)_usd.svg", "web/icons/\(button)_xxx.js",
        "react-native/images/light/\(button)_usd.png",
      ] {
        #expect(files[path] != nil, "\(path)")
      }
      let drawables = files.keys.filter { $0.contains("/currency_badge_\(button)_usd.xml") }
      #expect(drawables.isEmpty == (button == "edit_amount"))
      #expect(
        (files["flutter/assets/currency_badge/light/\(button)_usd.png"] != nil) == (button == "add")
      )
    }
    // The fallback has no label in French, and the drawable that differs by locale follows it.
    #expect(
      files["android/res/drawable/currency_badge_add.xml"]
        == files["android/res/drawable/currency_badge_add_xxx.xml"])
    #expect(try project.run().written == 0)
  }

  @Test func `a failure names the button`() throws {
    let project = try Project(
      """
      locales: [en_US]
      buttons: { add: {}, remove: { label: "\u{F1234}" } }
      targets: [{ kind: files }]

      """)
    let failures = try project.run().failures
    #expect(failures.map(\.button) == ["remove"] && failures[0].description.hasPrefix("remove: "))
  }

  /// Targets that change nothing about a button share its drawings.
  @Test func `a button without changes is one button in all targets`() throws {
    let same = try configuration("{ kind: web }, { kind: iconify }, { kind: gallery }")
    #expect(same.variants.count == 3)
    let other = try configuration("{ kind: web }, { kind: iconify, button: { size: 41 } }")
    #expect(other.variants.count == 6)
  }
}
