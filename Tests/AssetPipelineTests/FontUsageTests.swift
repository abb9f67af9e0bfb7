import Foundation
import SystemSupport
import Testing

import AssetPipeline

/// The font files that a plan depends on. A symbol's masters are drawn with other files than its picture.
@Suite struct FontUsageTests {
  private static let settings = "locales: [en_US]\n"

  private func fonts(_ project: Project) throws -> [FontRecord] {
    let name = OutputOwner(path: "mintmark.yml").manifestName
    for name in [name, OutputOwner.standard.manifestName] {
      if let manifest = project.files[name].flatMap({ Manifest(Array($0)) }) {
        return manifest.origin.fonts
      }
    }
    return []
  }

  @Test func `the fonts of the masters are recorded, and read back as such`() throws {
    let project = try Project(
      Self.settings + "targets: [{ kind: xcassets, symbols: true }]\n")
    _ = try project.run()
    let fonts = try fonts(project)
    let masters = fonts.filter(\.sample.isMaster).map(\.font)
    // The variable font is another file than that of the pictures.
    #expect(masters.map(\.family).contains("Inter"))
    #expect(Set(masters).isDisjoint(with: fonts.filter { !$0.sample.isMaster }.map(\.font)))
    let times = project.times
    _ = try project.run()
    #expect(project.times == times)
  }

  @Test func `without symbols no font is recorded for masters`() throws {
    let project = try Project(Self.settings + "targets: [{ kind: xcassets }]\n")
    _ = try project.run()
    let fonts = try fonts(project)
    #expect(!fonts.isEmpty && !fonts.contains { $0.sample.isMaster })
  }

  @Test func `queries of one text have an order`() {
    let query = FontQuery(text: "Plus", weight: 400, direction: .leftToRight, language: "de")
    var others: [FontQuery] = []
    for text in ["Plus", "Plu\u{73}\u{301}", "Pluś"] {
      for weight in [400.0, 600] {
        for language in [nil, "de", "fr"] {
          others.append(
            FontQuery(text: text, weight: weight, direction: nil, language: language))
          others.append(
            FontQuery(text: text, weight: weight, direction: .rightToLeft, language: language))
          others.append(
            FontQuery(
              text: text, weight: weight, direction: nil, language: language, isMaster: true))
        }
      }
    }
    for a in others + [query] {
      for b in others + [query] {
        let isSame = a.text.utf8.elementsEqual(b.text.utf8) && a == b
        #expect((a < b) != (b < a) || isSame)
      }
    }
  }
}
