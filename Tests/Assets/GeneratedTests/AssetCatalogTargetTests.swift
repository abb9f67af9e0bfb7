import Foundation
import TestSupport
import Testing

/// The generated Swift, type-checked against stand-ins for SwiftUI with UIKit or AppKit, and without.
@Suite(.serialized) struct AssetCatalogTargetTests: TargetRuns {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let named = """
    buttons:
      add: {}
      remove: { badge: minus, size: 30, symbol-form: narrow }
      default: { badge: none, label: "It's \\"$a\\" \\\\" }
      self: { badge: none }
      init: { badge: none }
    """

  /// A configuration with the catalog of one type.
  private struct Variant {
    var isNamed: Bool
    var hasFallback: Bool
    var hasSymbols: Bool

    static var all: [Variant] {
      [false, true].flatMap { isNamed in
        [false, true].flatMap { hasFallback in
          [false, true].map {
            Variant(isNamed: isNamed, hasFallback: hasFallback, hasSymbols: $0)
          }
        }
      }
    }

    /// The beginning of the names in Swift.
    var word: String {
      (isNamed ? "Named" : "Plain") + (hasFallback ? "" : "Partial")
        + (hasSymbols ? "Symbolic" : "")
    }
    var type: String { word + "Badge" }
    var label: String { type.prefix(1).lowercased() + type.dropFirst() }

    var configuration: String {
      """
      \(isNamed ? AssetCatalogTargetTests.named : "button: {}")
      fallback: \(hasFallback ? "neutral" : "none")
      targets:
        - { kind: xcassets, path: \(type).xcassets, type: \(type), symbols: \(hasSymbols) }
      """
    }

    /// A program of an app's developer.
    var use: String {
      let button = isNamed ? ", button: .remove" : ""
      let force = hasFallback ? "" : "!"
      let symbol = "Image(\(label.dropLast("Badge".count))Symbol: locale\(button))\(force)"
      let name = "let name: String\(hasFallback ? "" : "?") = "
      return """
        enum Use\(type) {
          static func names(_ locale: Locale) {
            \(name)\(type).imageName(for: locale\(button))
            _ = [name, \(type).knownImageName(forTag: "fr-CH"), \(type).imageName(forCurrencyCode: "EUR")]
            _ = [\(type).fallback, \(type).fallback(), \(type).fallback(.\(isNamed ? "`self`" : "standard"))]
            _ = \(type).accessibilityLabel(forCurrencyCode: "CHF"\(button)) + \(type).accessibilityLabel(for: locale)
            _ = \(type).height() + \(type).height(\(isNamed ? ".`init`" : ".standard"))
          }

          #if canImport(SwiftUI)
            @MainActor static func view(_ locale: Locale) -> some View {
              HStack {
                Image(\(label): locale)\(force)
                Image(\(label): locale\(button))\(force)
                \(hasSymbols ? symbol : "")
                Image(\(label): "CHF"\(button))\(force)
                Image(\(label): .\(isNamed ? "removeUsd" : "usd"))
                Image(\(label): .\(isNamed ? "removeUsd" : "usd"), label: Text("Add"))
                \(type)Button(locale: locale\(button)) {}
                \(type)Button(currencyCode: "CHF"\(button)) {}
                \(type)Button(
                  \(isNamed ? "button: .`default`, " : "")label: "Add"\(hasSymbols ? ", usesSymbol: true" : ""),
                  height: 20, relativeTo: .caption
                ) { print("pressed") }
              }
            }
          #endif
          // Lookups and their results are no business of the main actor's.
          nonisolated static func anywhere() -> Bool {
            \(type).knownImageName(forTag: "fr-CH") == nil
              || \(type).Resource.\(isNamed ? "removeUsd" : "usd") == .\(isNamed ? "removeUsd" : "usd")
          }

          #if canImport(DeveloperToolsSupport)
            static let resource: ImageResource = \(type).Resource.\(isNamed ? "removeUsd" : "usd").imageResource
          #endif
          #if canImport(UIKit)
            static func images(_ locale: Locale) -> [UIImage?] {
              [UIImage(\(label): locale\(button)), UIImage(\(label): "CHF"\(button))]
            }
          #elseif canImport(AppKit)
            static func images(_ locale: Locale) -> [NSImage?] {
              [
                NSImage.\(label)(for: locale\(button)),
                NSImage.\(label)(forCurrencyCode: "CHF"\(button)),
              ]
            }
          #endif
        }

        """
    }
  }

  /// The source of the template, whose examples make it a file that can be compiled.
  private static let template = Repository.path(
    "Sources/Assets/AssetPipeline/Targets/AssetCatalog/Templates/CurrencyBadge.swift")

  /// Every form is compiled in one module, with the template.
  @Test func `an app's developer can use every function of several catalogs`() throws {
    for variant in Variant.all {
      let result = try run(variant.configuration, file: "\(variant.type).yml")
      try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
    // What is named after the type where no key says otherwise.
    #expect(folder.exists("out/NamedBadge.xcassets/NamedBadge/remove_chf.imageset"))
    let imports = """
      import Foundation
      #if canImport(SwiftUI)
        import SwiftUI
      #endif
      #if canImport(UIKit)
        import UIKit
      #elseif canImport(AppKit)
        import AppKit
      #endif
      #if canImport(DeveloperToolsSupport)
        import DeveloperToolsSupport
      #endif

      """
    try folder.write(imports + Variant.all.map(\.use).joined(), to: "Use.swift")
    try makeModules()
    // The settings of a new project in Xcode 26, and the strictest there are.
    let settings = [
      ["-swift-version", "5"], ["-swift-version", "6"],
      ["-swift-version", "5", "-default-isolation", "MainActor"],
      [
        "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ],
    ]
    let apple = ["SwiftUI", "DeveloperToolsSupport"]
    // Each settings with one system by the seed, and the strictest with the two others.
    let shift = Int(Sample.current.seed % 3)
    for (column, modules) in [apple + ["UIKit"], apple + ["AppKit"], []].enumerated() {
      for (row, settings) in settings.enumerated()
      where Sample.current.isWhole || ((row + column + shift) % 3 == 0) != (row == 3) {
        let checked = try Tool(program: "swiftc", folder: folder.url).run(
          ["-typecheck", "-warnings-as-errors"] + settings
            + modules.flatMap { ["-I", "modules/\($0)"] } + ["Use.swift", Self.template]
            + Variant.all.map { "out/\($0.type).swift" })
        #expect(checked.status == 0, "\(modules) \(settings): \(checked.errors)")
      }
    }
  }

  /// What the accessible name and the currency are, in a program of its own.
  @Test func `the accessible name is in the language that is asked for`() throws {
    try make(
      "labels: { de: \"Soll \\\"neu\\\"\" }\nbuttons: { add: { labels: {} }, own: {}, bare: { badge: none, labels: {} } }",
      "")
    let names = try folder.runSwift(
      """
      func name(_ tag: String, _ button: CurrencyBadge.Button, _ language: String) {
        print(
          CurrencyBadge.accessibilityLabel(
            for: Locale(identifier: tag), button: button, language: language))
      }
      name("fr_CH", .add, "en")
      name("fr_CH", .add, "fr-CA")
      name("ja_JP", .add, "zh-TW")
      name("ja_JP", .add, "zh-Hans-CN")
      name("fr_CH", .own, "de-AT")
      name("fr_CH", .own, "es")
      name("xx", .add, "en")
      print(CurrencyBadge.accessibilityLabel(forCurrencyCode: "chf", language: "am"))
      for language in ["de", "am"] {
        print(CurrencyBadge.accessibilityLabel(forCurrencyCode: "", button: .bare, language: language))
      }
      print(CurrencyBadge.accessibilityLabel(forCurrencyCode: "chf", button: .bare, language: "de"))
      print(CurrencyBadge.currencyCode(for: Locale(identifier: "tr_BG")) ?? "none")
      print(CurrencyBadge.currencyCode(for: Locale(identifier: "en_US@currency=JPY")) ?? "none")
      print(CurrencyBadge.Resource.addChf.name)
      """)
    #expect(
      names.split(separator: "\n") == [
        "Add Swiss Franc", "Ajouter\u{A0}: franc suisse", "新增：日圓", "添加：日元", "Soll \"neu\"",
        "Añadir: franco suizo", "Add", "Add Swiss Franc", "Unbekannte Währung",
        "ያልታወቀ ገንዘብ", "Schweizer Franken",
        "EUR", "JPY", "CurrencyBadge/add_chf",
      ])
  }

  /// A program that uses the stand-in for SwiftUI, and prints.
  private func runViews(_ program: String) throws -> [Substring] {
    try makeModules()
    try folder.write("import Foundation\nimport SwiftUI\n" + program, to: "main.swift")
    try Tool(program: "swiftc", folder: folder.url).succeed(
      "-swift-version", "6", "-warnings-as-errors", "-I", "modules/SwiftUI",
      "modules/SwiftUI/SwiftUI.o", "out/CurrencyBadge.swift", "main.swift", "-o", "program")
    return try Tool(program: folder.path("program"), folder: folder.url).succeed([])
      .split(separator: "\n")
  }

  /// `Image(_:bundle:)` is spoken by the name of its file (Apple's documentation: "as well as the localization key
  /// with which to label the image").
  @Test func `VoiceOver speaks an image by the accessible name, or not at all`() throws {
    try make("names: { en: Pay in %@ }\nbutton: { label: Pay }", "symbols: true")
    let spoken = try runViews(
      """
      func speak(_ image: Image) { print(image.spoken ?? "nothing") }
      let locale = Locale(identifier: "fr_CH")
      speak(Image(currencyBadge: locale))
      speak(Image(currencyBadge: locale, language: "en"))
      speak(Image(currencyBadge: "JPY"))
      speak(Image(currencySymbol: locale))
      speak(Image(currencySymbol: "JPY"))
      speak(Image(currencyBadge: .chf))
      speak(Image(currencyBadge: .chf, label: Text("Franc")))
      """)
    #expect(
      spoken == [
        "Pay in Swiss Franc", "Pay in Swiss Franc", "Pay in Japanese Yen", "Pay in Swiss Franc",
        "Pay in Japanese Yen", "nothing", "Franc",
      ])
  }

  @Test func `a button shows the environment's locale in its language, unless it has its own`()
    throws
  {
    try make("labels: { fr: Ajouter, de: Soll }\nbuttons: { add: {}, own: { labels: {} } }", "")
    let shown = try runViews(
      """
      @MainActor func show(_ environment: String, _ button: CurrencyBadgeButton) {
        Shown.locale = Locale(identifier: environment)
        Shown.images = []
        _ = button.body
        print(Shown.images.joined(separator: " "), Shown.label ?? "")
      }
      show("fr_CH", CurrencyBadgeButton {})
      show("ja_JP", CurrencyBadgeButton(button: .own) {})
      show("de@currency=JPY", CurrencyBadgeButton(button: .own) {})
      show("en_US", CurrencyBadgeButton(locale: Locale(identifier: "fr_CH"), button: .own) {})
      show("de_DE", CurrencyBadgeButton(locale: Locale(identifier: "fr_CH")) {})
      show("fr_FR", CurrencyBadgeButton(currencyCode: "CHF", button: .own) {})
      """)
    #expect(
      shown == [
        "CurrencyBadge/add_chf_fr Ajouter", "CurrencyBadge/own_jpy 追加: 日本円",
        "CurrencyBadge/own_jpy Hinzufügen: Japanischer Yen",
        "CurrencyBadge/own_chf Add Swiss Franc", "CurrencyBadge/add_chf Soll",
        "CurrencyBadge/own_chf Ajouter\u{A0}: franc suisse",
      ])
  }

  /// The default sizes of controls in Apple's Human Interface Guidelines, "Accessibility", "Mobility".
  @Test func `a button is as large as each system's guidelines have it`() throws {
    try make("button: {}", "")
    let source = try folder.text("out/CurrencyBadge.swift")
    let sizes = try #require(source.firstMatch(of: #/static var target[\s\S]*?#endif/#)?.0)
    let expected = ["os(macOS)": "28", "os(tvOS)": "66", "os(visionOS)": "60"]
    for (system, size) in expected {
      #expect(sizes.contains("\(system)\n        return \(size)\n"), "\(sizes)")
    }
    #expect(sizes.contains("#else\n        return 44\n"), "\(sizes)")
  }

  @Test func `a label is shown to readers of its language alone`() throws {
    try make("labels: { fr: Débit }\nbuttons: { add: {}, own: { labels: {} } }", "")
    let names = try folder.runSwift(
      """
      let locale = Locale(identifier: "fr_CH")
      print(CurrencyBadge.imageName(for: locale), CurrencyBadge.imageName(forTag: "fr-CH"))
      for language in ["fr-CA", "FR", "de"] {
        print(
          CurrencyBadge.imageName(for: locale, language: language),
          CurrencyBadge.imageName(for: locale, button: .own, language: language))
      }
      """)
    let (labelled, own) = ("CurrencyBadge/add_chf_fr", "CurrencyBadge/own_chf")
    #expect(
      names.split(separator: "\n") == [
        "\(labelled) \(labelled)", "\(labelled) \(own)", "\(labelled) \(own)",
        "CurrencyBadge/add_chf \(own)",
      ])
  }

  /// The locales asked for are not in the lookup, and Swift 6.3's own data has the lev for Bulgaria.
  @Test func `the Swift lookup has the currencies by region of the batch`() throws {
    try run(
      "{ kind: xcassets, accessor: CurrencyBadge.swift }",
      locales: "[en_US, de_DE, de_LI]\ncurrencies: { AT: CHF }")
    let expected = [
      "tr_BG": "eur", "tr_HR": "eur", "tr_AT": "chf", "tr_AT@currency=USD": "usd",
      "tr_BG@currency=USD": "usd", "tr-BG-u-cu-usd": "usd", "tr_FR": "eur", "tr_US": "usd",
    ]
    let identifiers = expected.keys.sorted()
    let found = try folder.runSwift(
      """
      for identifier in \(identifiers) {
        print(CurrencyBadge.imageName(for: Locale(identifier: identifier)))
      }
      """
    ).split(separator: "\n")
    for (identifier, name) in zip(identifiers, found) {
      #expect(name == "CurrencyBadge/\(expected[identifier] ?? "")", "\(identifier)")
    }
    #expect(found.count == identifiers.count)
  }

  /// The page beside the lookup is what an app's developer reads first.
  @Test func `the code of the page can be compiled`() throws {
    try make("button: {}", "symbols: true")
    let source = try folder.text("out/CurrencyBadge.swift")
    let comment = source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("// # ") }.prefix { $0.hasPrefix("//") }
    let page = comment.map { $0.dropFirst(3) }.joined(separator: "\n")
    let help = try Tool.mintmark.run("help", "targets", "xcassets").text
    #expect(
      page.trimmingCharacters(in: .newlines)
        == help.trimmingCharacters(in: .newlines).replacing(
          "`Assets.xcassets`", with: "`out/Assets.xcassets`"
        )
        .replacing("`CurrencyBadge.swift`", with: "`out/CurrencyBadge.swift`"))
    // Beside another configuration, in which the page has other names.
    let other = "{ kind: xcassets, path: Art.xcassets, type: MoneyBadge, namespace: Brand/Money }"
    let second = try run(
      "buttons: { add: {}, remove: { badge: minus } }\ntargets: [\(other)]", file: "other.yml")
    try #require(second.status == 0, "\(second.errors)")
    let pages = ["CurrencyBadge", "MoneyBadge"]
    for name in pages {
      let text = try folder.text("out/\(name).swift").replacing(/(?m)^\/\/ ?/, with: "")
      let code = try #require(text.firstMatch(of: #/```swift\n([\s\S]*?)```/#)?.1)
      let (views, lines) = (
        code.split(separator: "\n").filter { !$0.hasPrefix("let ") },
        code.split(separator: "\n").filter { $0.hasPrefix("let ") }
      )
      #expect(views.count == 4 && lines.count == 2)
      #expect(views.allSatisfy { $0.lowercased().contains(name.lowercased()) })
      try folder.write(
        """
        import Foundation
        import SwiftUI
        @MainActor func views\(name)() -> some View {
          HStack {
        \(views.joined(separator: "\n"))
          }
        }
        func names\(name)() {
        \(lines.joined(separator: "\n"))
          print(name, spoken)
        }
        """, to: "\(name)Page.swift")
    }
    try makeModules()
    try Tool(program: "swiftc", folder: folder.url).succeed(
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", "modules/SwiftUI"]
        + pages.flatMap { ["\($0)Page.swift", "out/\($0).swift"] })
  }

  /// SwiftPM warns of each file in a target's folder that is neither a source nor declared.
  @Test func `a Swift package that holds the output builds without a warning`() throws {
    try folder.write(
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Icons", path: "out", resources: [.process("Assets.xcassets")])
        ])
      """, to: "Package.swift")
    try make("button: {}", "symbols: true")
    let described = try Tool(program: "swift", folder: folder.url).run("package", "describe")
    #expect(described.status == 0 && described.errors.isEmpty, "\(described.errors)")
  }

  /// What Xcode 16 writes for a new app, and for a folder with a namespace.
  @Test func `a catalog of the app gets the sets, and its own files stay as they are`() throws {
    let own = [
      "Contents.json": """
      {
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }

      """,
      "AccentColor.colorset/Contents.json": "{ }",
      "Brand/Contents.json": """
      {
        "info" : {
          "author" : "xcode",
          "version" : 1
        },
        "properties" : {
          "provides-namespace" : true
        }
      }
      """,
    ]
    for (name, text) in own { try folder.write(text, to: "out/Assets.xcassets/\(name)") }
    func expectOwn() throws {
      for (name, text) in own {
        #expect(try folder.text("out/Assets.xcassets/\(name)") == text, "\(name)")
      }
    }
    try make("button: {}", "namespace: Brand/Badges")
    try expectOwn()
    #expect(folder.exists("out/Assets.xcassets/Brand/Badges/usd.imageset/usd.svg"))
    // Nothing is left to do, and the app's files are no business of a later run.
    let check = try Tool.mintmark(in: folder).run("batch", "--check")
    #expect(check.status == 0, "\(check.text)\(check.errors)")
    try make("button: { size: 30 }", "namespace: Brand/Badges")
    try expectOwn()
    #expect(try run("targets: [{ kind: iconify }]").status == 0)
    try expectOwn()
    #expect(!folder.exists("out/Assets.xcassets/Brand/Badges"))
    // A folder that is no namespace would give the sets other names.
    try folder.write(own["Contents.json"] ?? "", to: "out/Assets.xcassets/Brand/Contents.json")
    let other = try run("targets: [{ kind: xcassets, namespace: Brand/Badges }]")
    #expect(
      other.status == 73 && other.errors.contains("Brand/Contents.json' exists"), "\(other.errors)")
  }

  @Test func `a localised set has a fallback and a tag of at most two parts for each locale`()
    throws
  {
    try run(
      "{ kind: xcassets, localized: true }", locales: "[ar_AE, de_AT, fr_FR, sr_Latn, sr_Latn_RS]")
    let folder = "out/Assets.xcassets/CurrencyBadge/localized.imageset"
    let data = try Data(
      contentsOf: self.folder.url.appendingPathComponent("\(folder)/Contents.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let images = try #require(json["images"] as? [[String: Any]])
    #expect((json["properties"] as? [String: Any])?["localizable"] as? Bool == true)
    #expect(
      Set(images.compactMap { $0["locale"] as? String }) == ["ar-AE", "de-AT", "fr-FR", "sr-Latn"])
    #expect(
      images.first?["locale"] == nil && images.first?["filename"] as? String == "fallback.svg")
    let files = images.compactMap { $0["filename"] as? String }
    let there = try FileManager.default.contentsOfDirectory(atPath: self.folder.path(folder))
    #expect(Set(files + ["Contents.json"]) == Set(there))
  }

  /// Apple's Asset Catalog Format Reference: names are unique across all asset types.
  @Test func `no two sets of a catalog have the same name`() throws {
    try run("{ kind: xcassets, symbols: true, localized: true }", locales: "[en_*, ar_*, cs_CZ]")
    let sets = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("out/Assets.xcassets/CurrencyBadge")
    ).filter { $0.hasSuffix("set") }
    let names = sets.map { $0.split(separator: ".").dropLast().joined(separator: ".") }
    #expect(sets.contains { $0.hasSuffix(".symbolset") } && Set(names).count == sets.count)
    // The names are those of the lookup.
    let found = try folder.runSwift(
      """
      print(CurrencyBadge.imageName(for: Locale(identifier: "en_GB")))
      print(CurrencyBadge.symbolName(for: Locale(identifier: "en_GB")))
      print(CurrencyBadge.knownSymbolName(for: Locale(identifier: "en_001")) ?? "none")
      """)
    #expect(found == "CurrencyBadge/gbp\nCurrencyBadge/gbp.symbol\nnone\n")
    #expect(sets.contains("gbp.imageset") && sets.contains("gbp.symbolset") == false)
    #expect(sets.contains("gbp.symbol.symbolset"))
  }

  /// The keys of Apple's Asset Catalog Format Reference: an image for each language direction.
  @Test func `a set has both sides of a mirrored drawing, and every folder of its name a page`()
    throws
  {
    try make("button: { badge-corner: bottom-leading }", "symbols: true, namespace: Brand/Badges")
    for folder in ["", "/Brand", "/Brand/Badges"] {
      let contents = try self.folder.text("out/Assets.xcassets\(folder)/Contents.json")
      #expect(contents.contains("provides-namespace") == !folder.isEmpty)
    }
    let sets = "out/Assets.xcassets/Brand/Badges"
    for (set, files) in [
      ("usd.imageset", ["usd.svg", "usd-rtl.svg"]),
      ("usd.symbol.symbolset", ["usd.symbol.svg", "usd.symbol-rtl.svg"]),
    ] {
      let contents = try folder.text("\(sets)/\(set)/Contents.json").replacing(": ", with: ":")
      #expect(contents.contains(#""language-direction":"right-to-left""#), "\(contents)")
      let pictures = try files.map { try folder.text("\(sets)/\(set)/\($0)") }
      #expect(pictures[0] != pictures[1] && files.allSatisfy(contents.contains))
    }
    let source = try folder.text("out/CurrencyBadge.swift")
    #expect(!source.contains("_rtl") && source.contains("Brand/Badges/usd"))
  }

  @Test(arguments: ["none", "''"])
  func `a catalog without a folder for its sets is refused`(namespace: String) throws {
    let result = try run("targets:\n  - { kind: xcassets, namespace: \(namespace) }")
    #expect(result.status == 65 && result.errors.contains("mintmark.yml:5:"), "\(result.errors)")
    #expect(result.errors.contains("such as CurrencyBadge"))
  }

  @Test(arguments: [
    // One folder is one module.
    ("accessor: a/A.swift", "accessor: a/B.swift", 65, "another target declares CurrencyBadge"),
    ("type: MyBadge", "type: MyBadge, accessor: B.swift", 65, "another target declares MyBadge"),
    ("type: My", "type: MyButton", 65, "declare the same name"),
    ("type: Payment", "type: PaymentBadge", 65, "declare the same name"),
    // Two folders may be.
    ("accessor: a/A.swift", "accessor: b/B.swift", 0, "or name the type in both"),
    ("accessor: a/A.swift, type: X", "accessor: b/B.swift, type: X", 0, ""),
    ("accessor: none", "", 0, ""), ("", "accessor: none", 0, ""), ("", "type: My", 0, ""),
  ])
  func `types of one name are refused in one folder`(
    first: String, second: String, status: Int32, message: String
  ) throws {
    let result = try run(
      """
      targets:
        - { kind: xcassets, path: A.xcassets, \(first) }
        - { kind: xcassets, path: B.xcassets, \(second) }
      """, isQuiet: false)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains("mintmark.yml:6:") == !message.isEmpty, "\(result.errors)")
    #expect(message.isEmpty || result.errors.contains(message), "\(result.errors)")
  }

  @Test func `no name that the generated Swift uses is taken for its type`() throws {
    try make(Self.named, "symbols: true")
    let source = try folder.text("out/CurrencyBadge.swift")
    let code = source.replacing(
      #/"""[\s\S]*?"""|\/\/[^\n]*|"[^"\n]*"/#, with: ""
    ).replacing(
      "SWIFT_PACKAGE", with: "")
    let names = Set(code.matches(of: #/\b[A-Z][A-Za-z0-9]*/#).map { String($0.0) })
    #expect(names.count > 20)
    for name in names.subtracting(["CurrencyBadge", "CurrencyBadgeButton"]).union([
      "Default", "Any",
    ]) {
      let result = try run("targets: [{ kind: xcassets, type: \(name) }]")
      #expect(result.status == 65 && result.errors.contains("'\(name)' is a name"), "\(name)")
    }
    for name in ["badge", "1st", "A-B", "Ä", "''", "_A", "A.B"] {
      let result = try run("targets: [{ kind: xcassets, type: \(name) }]")
      #expect(result.status == 65 && result.errors.contains("name of a Swift type"), "\(name)")
    }
  }

  private func make(_ settings: String, _ fields: String) throws {
    let result = try run(
      "\(settings)\ntargets: [{ kind: xcassets\(fields.isEmpty ? "" : ", \(fields)") }]")
    try #require(result.status == 0, "\(result.errors)")
  }

  /// Runs a configuration, beside whose output that of others stays.
  private func run(
    _ settings: String, file: String = "mintmark.yml", isQuiet: Bool = true
  ) throws -> Tool.Result {
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US, fr_CH, ja_JP, de_DE, bg_BG, en_CA, fr_CA]
      \(settings)

      """, to: file)
    let tool = Tool.mintmark(in: folder)
    return try tool.run(["batch", file] + (isQuiet ? ["--quiet"] : []))
  }

  /// Puts the stand-ins into the folder.
  private func makeModules() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("modules"), withDestinationPath: Self.modules.get().path("modules"))
  }

  /// The stand-ins, each in a folder of its own, compiled once.
  private static let modules = Result {
    let folder = try TemporaryFolder()
    for (module, source) in [
      ("SwiftUI", AppleStubs.swiftUI), ("UIKit", AppleStubs.uiKit), ("AppKit", AppleStubs.appKit),
      ("DeveloperToolsSupport", AppleStubs.developerToolsSupport),
    ] {
      try folder.write(source, to: "modules/\(module)/\(module).swift")
      try Tool(program: "swiftc", folder: folder.url).succeed(
        "-emit-module", "-module-name", module, "-swift-version", "5", "-parse-as-library",
        "-emit-module-path", "modules/\(module)/\(module).swiftmodule",
        "-emit-object", "-o", "modules/\(module)/\(module).o",
        "modules/\(module)/\(module).swift")
    }
    return folder
  }
}
