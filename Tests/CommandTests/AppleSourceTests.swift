import Foundation
import TestSupport
import Testing

/// The generated Swift, type-checked against stand-ins for SwiftUI with UIKit or AppKit, and without.
@Suite(.serialized) struct AppleSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let named = """
    buttons:
      add: {}
      remove: { badge: minus, size: 30, symbol-form: narrow }
      default: { badge: none, label: "It's \\"$a\\" \\\\" }
    """

  /// A program of an app's developer for one button, or for several.
  private static func use(_ isNamed: Bool, _ hasFallback: Bool, symbols: Bool) -> String {
    let button = isNamed ? ", button: .remove" : ""
    let image =
      hasFallback
      ? "Image(currencyBadge: locale\(button))" : "Image(currencyBadge: locale\(button))!"
    let symbol =
      hasFallback
      ? "Image(currencySymbol: locale\(button))" : "Image(currencySymbol: locale\(button))!"
    return """
      import Foundation
      #if canImport(SwiftUI)
        import SwiftUI

        @MainActor func view(_ locale: Locale) -> some View {
          HStack {
            \(image)
            \(symbols ? symbol : "")
            Image(CurrencyBadge.Resource.\(isNamed ? "removeUsd" : "usd"))
            CurrencyBadgeButton(locale: locale\(button)) {}
            CurrencyBadgeButton(
              \(isNamed ? "button: .`default`, " : "")label: "Add"\(symbols ? ", usesSymbol: true" : ""), height: 20,
              relativeTo: .caption
            ) { print("pressed") }
          }
        }
      #endif
      #if canImport(UIKit)
        import UIKit

        func image(_ locale: Locale) -> UIImage? { UIImage(currencyBadge: locale\(button)) }
      #elseif canImport(AppKit)
        import AppKit

        func image(_ locale: Locale) -> NSImage? { NSImage.currencyBadge(for: locale\(button)) }
      #endif
      """
  }

  @Test(arguments: [false, true], ["neutral", "none"])
  func `an app's developer can use every function`(isNamed: Bool, fallback: String) throws {
    for symbols in [false, true] {
      try make(
        "\(isNamed ? Self.named : "button: {}")\nfallback: \(fallback)", "symbols: \(symbols)")
      try folder.write(Self.use(isNamed, fallback != "none", symbols: symbols), to: "Use.swift")
      for modules in [["SwiftUI", "UIKit"], ["SwiftUI", "AppKit"], []] {
        try typecheck(modules, version: symbols ? "6" : "5")
      }
    }
  }

  /// What the accessible name and the currency are, in a program of its own.
  @Test func `the accessible name is in the language that is asked for`() throws {
    try make("labels: { de: \"Soll \\\"neu\\\"\" }\nbuttons: { add: { labels: {} }, own: {} }", "")
    try folder.write(
      """
      import Foundation
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
      name("xx", .add, "en")
      print(CurrencyBadge.currencyCode(for: Locale(identifier: "tr_BG")) ?? "none")
      print(CurrencyBadge.currencyCode(for: Locale(identifier: "en_US@currency=JPY")) ?? "none")
      print(CurrencyBadge.Resource.addChf.name)
      """, to: "main.swift")
    let compiled = try Tool(program: "swiftc").run(
      "-swift-version", "6", "-warnings-as-errors", folder.path("out/CurrencyBadge.swift"),
      folder.path("main.swift"), "-o", folder.path("names"))
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(
      try Tool(program: folder.path("names")).run().text.split(separator: "\n") == [
        "Add Swiss Franc", "Ajouter\u{A0}: franc suisse", "新增：日圓", "添加：日元", "Soll \"neu\"", "Add",
        "EUR", "JPY", "CurrencyBadge/add_chf",
      ])
  }

  @Test func `the types of two catalogs are compiled in one module`() throws {
    let result = try run(
      """
      buttons: { add: {}, remove: { badge: minus, size: 30 } }
      targets:
        - { kind: xcassets, symbols: true }
        - { kind: xcassets, path: B.xcassets, type: PaymentBadge, symbols: true, buttons: [remove] }
      """)
    try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    // What is named after the type where no key says otherwise.
    #expect(
      FileManager.default.fileExists(
        atPath: folder.path("out/B.xcassets/PaymentBadge/remove_chf.imageset")))
    let other = """

      #if canImport(SwiftUI)
        @MainActor func payment(_ locale: Locale) -> some View {
          HStack {
            Image(paymentBadge: locale)
            Image(paymentSymbol: locale)
            Image(PaymentBadge.Resource.removeUsd)
            PaymentBadgeButton(locale: locale) {}
          }
        }
      #endif
      #if canImport(UIKit)
        func payment(_ locale: Locale) -> UIImage? { UIImage(paymentBadge: locale) }
      #elseif canImport(AppKit)
        func payment(_ locale: Locale) -> NSImage? { NSImage.paymentBadge(for: locale) }
      #endif
      """
    let use = Self.use(true, true, symbols: true).replacingOccurrences(
      of: ".`default`", with: ".add")
    try folder.write(use + other, to: "Use.swift")
    for modules in [["SwiftUI", "UIKit"], ["SwiftUI", "AppKit"], []] {
      try typecheck(modules, version: "6", sources: ["CurrencyBadge", "PaymentBadge"])
    }
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
    let source = try String(contentsOfFile: folder.path("out/CurrencyBadge.swift"), encoding: .utf8)
    let code = source.replacing(#/\/\/[^\n]*|"[^"\n]*"/#, with: "").replacing(
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

  private func run(_ settings: String, isQuiet: Bool = true) throws -> Tool.Result {
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US, fr_CH, ja_JP, de_DE, bg_BG, en_CA, fr_CA]
      \(settings)

      """, to: "mintmark.yml")
    var tool = Tool.mintmark
    tool.folder = folder.url
    try? FileManager.default.removeItem(atPath: folder.path("out"))
    return try tool.run(["batch"] + (isQuiet ? ["--quiet"] : []))
  }

  private func typecheck(
    _ modules: [String], version: String, sources: [String] = ["CurrencyBadge"]
  ) throws {
    let generated = sources.map { "out/\($0).swift" }
    let stubs = [
      "SwiftUI": AppleStubs.swiftUI, "UIKit": AppleStubs.uiKit, "AppKit": AppleStubs.appKit,
    ]
    let place = "modules-" + modules.joined(separator: "-")
    for module in modules {
      guard !FileManager.default.fileExists(atPath: folder.path("\(place)/\(module).swiftmodule"))
      else { continue }
      try folder.write(stubs[module] ?? "", to: "\(place)/\(module).swift")
      let made = try Tool(program: "swiftc", folder: folder.url).run(
        "-emit-module", "-module-name", module, "-swift-version", "5",
        "-emit-module-path", "\(place)/\(module).swiftmodule", "\(place)/\(module).swift")
      try #require(made.status == 0, "\(made.errors)")
    }
    try FileManager.default.createDirectory(
      atPath: folder.path(place), withIntermediateDirectories: true)
    let checked = try Tool(program: "swiftc", folder: folder.url).run(
      ["-typecheck", "-swift-version", version, "-warnings-as-errors", "-I", place, "Use.swift"]
        + generated)
    #expect(checked.status == 0, "\(modules): \(checked.errors)")
  }
}
