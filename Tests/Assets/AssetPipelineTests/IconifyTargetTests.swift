import Foundation
import Testing
import VectorGraphics

import AssetPipeline

/// Collections against the rules that Iconify publishes for them: the type `IconifyJSON`, the names
/// of `matchIconName`, and what `quicklyValidateIconSet` of `@iconify/utils` checks.
@Suite struct IconifyTargetTests {
  private struct Collection: Decodable {
    struct Icon: Decodable {
      var body: String
      var width: Double?
      var height: Double?
    }

    struct Alias: Decodable {
      var parent: String
    }

    var prefix: String
    var width: Double
    var height: Double
    var icons: [String: Icon]
    var aliases: [String: Alias]
  }

  private struct Index: Decodable {
    struct Button: Decodable {
      var locales: [Entry]
    }

    struct Entry: Decodable {
      var locale: String
      var drawing: String
    }

    var buttons: [Button]
    var locales: [Entry] { buttons[0].locales }
  }

  private static let settings = """
    locales: [en_*, fr_CH, fr_FR, de_DE, ar_AE, ar_EG, he_IL, sr_Latn_RS, hi_IN]
    button: { badge-corner: bottom-leading, ring: filled }
    labels: { fr: "Ajouter \\"un\\" débit" }
    targets: [{ kind: web }, { kind: iconify }]

    """

  /// The files of one run, which both laws are about.
  private static let files = Result {
    let project = try Project(settings)
    #expect(try project.run().failures.isEmpty)
    return project.files
  }

  @Test func `a collection follows Iconify's rules`() throws {
    let file = try #require(try Self.files.get()["iconify.json"])
    let top = try #require(JSONSerialization.jsonObject(with: file) as? [String: Any])
    #expect(Set(top.keys) == ["prefix", "icons", "aliases", "width", "height"])
    let icons = try #require(top["icons"] as? [String: [String: Any]])
    let aliases = try #require(top["aliases"] as? [String: [String: Any]])
    #expect(icons.count > 5 && aliases.count > 50)
    let prefix = try #require(top["prefix"] as? String)
    for name in [prefix] + icons.keys + aliases.keys {
      #expect(try #/[a-z0-9]+(-[a-z0-9]+)*/#.wholeMatch(in: name) != nil, "\(name)")
    }
    for (name, icon) in icons {
      #expect(Set(icon.keys).isSubset(of: ["body", "width", "height"]), "\(name)")
      let body = try #require(icon["body"] as? String)
      #expect(body.contains("currentColor") && !body.contains("<svg"), "\(name)")
      #expect(aliases[name] == nil, "\(name)")
    }
    for (name, alias) in aliases {
      #expect(Set(alias.keys) == ["parent"], "\(name)")
      #expect(icons[try #require(alias["parent"] as? String)] != nil, "\(name)")
    }
  }

  @Test func `every locale has the drawing and the body of the web target`() throws {
    let files = try Self.files.get()
    let collection = try JSONDecoder().decode(
      Collection.self, from: try #require(files["iconify.json"]))
    let index = try JSONDecoder().decode(Index.self, from: try #require(files["web/index.json"]))
    #expect(index.locales.count > 90)
    for entry in index.locales {
      let name = entry.locale.lowercased().replacing("_", with: "-")
      let parent = try #require(collection.aliases[name]?.parent, "\(name)")
      // A drawing of several names is in the collection once.
      let own = entry.drawing.replacing("_", with: "-")
      #expect(parent == own || collection.aliases[own]?.parent == parent)
      let icon = try #require(collection.icons[parent])
      let svg = String(decoding: try #require(files["web/svg/\(entry.drawing).svg"]), as: UTF8.self)
      #expect((svg.hasSuffix(icon.body + "</svg>\n")) as Bool, "\(name)")
      let box =
        "viewBox=\"0 0 \(FixedPoint3.text(icon.width ?? collection.width)) "
        + "\(FixedPoint3.text(icon.height ?? collection.height))\""
      #expect((svg.contains(box)) as Bool, "\(name): \(box)")
    }
    // A label makes a button wider than the others.
    #expect(collection.icons.values.contains { $0.width != nil })
  }

  @Test(arguments: ["''", "Badge", "a_b", "-a", "a-", "a--b", "a:b", "é"])
  func `a prefix that Iconify refuses is refused`(prefix: String) throws {
    let project = try Project(
      "locales: [en_US]\ntargets: [{ kind: iconify, prefix: \(prefix) }]\n")
    #expect(throws: (any Error).self) { try project.configuration() }
  }

  @Test(arguments: [
    ("us_dollar", "us-dollar"), ("art_", "art"), ("en_US_POSIX", "en-us-posix"), ("a__b", "a-b"),
  ])
  func `a name becomes words of small letters with hyphens`(text: String, name: String) {
    #expect(IconifyTarget.name(text) == name)
  }
}
