import Testing

import AssetPipeline

@Suite struct XcodeSymbolNameTests {
  /// Constants of `ImageResource` in files that Xcode wrote, from public repositories.
  @Test(arguments: [
    ("adult_products_image", "adultProducts", "image"), ("bg_color", "bg", "color"),
    ("img_home_carousel_filming_color", "imgHomeCarouselFilming", "color"),
    ("arrow_send", "arrowSend", nil), ("color", "color", nil), ("image", "image", nil),
    ("joker_3_multicolor", "joker3Multicolor", nil), ("insert_image", "insert", "image"),
  ])
  func `Xcode leaves out a last word image or color`(
    set: String, symbol: String, omitted: String?
  ) {
    let name = XcodeSymbolName(set)
    #expect(name.text == symbol && name.omittedWord == omitted)
  }

  private static let settings = """
    locales: [en_US, fr_CH]
    naming: symbol
    symbols: { USD: { path: brand-color.svg } }
    """

  private func warnings(_ rest: String) throws -> [String] {
    let project = try Project("\(Self.settings)\n\(rest)\n")
    try project.write("<svg><path d='M0 0h8v8z'/></svg>", to: "brand-color.svg")
    return try Batch.plan(project.configuration(), settings: project.settings()).warnings
  }

  @Test func `a set whose name Xcode cuts is in a warning`() throws {
    #expect(
      try warnings("targets: [{ kind: xcassets, type: MyBadge }, { kind: web }]") == [
        "Assets.xcassets: Xcode generates the symbol 'artBrand' for 'art_brand_color', without 'color' at the "
          + "end: use MyBadge.Resource.artBrandColor in Swift, or give it another name"
      ])
    #expect(
      try warnings("targets: [{ kind: xcassets, accessor: none }]").map { $0.suffix(21) }
        == [
          "give it another name"
        ].map { " " + $0 })
    // Both sides of a drawing are in one set.
    #expect(
      try warnings(
        "button: { badge-corner: bottom-leading }\nbuttons: { add: {}, pay: {} }\ntargets: [{ kind: xcassets, buttons: [pay] }]"
      ).map { $0.contains("'payArtBrand' for 'pay_art_brand_color'") } == [true])
  }

  @Test func `other names and targets have no such warning`() throws {
    #expect(try warnings("targets: [{ kind: web }, { kind: android }]") == [])
  }
}
