import AssetPipeline
import Foundation
import TestSupport
import Testing

/// The pages as programs: what a page says about the configuration is set, and what its code names is looked up in the
/// files that are written with it. The configuration is that of `init`, or one in which nothing is as in `init`.
@Suite struct PageTests {
  private static let other: [String: String] = [
    "xcassets": "path: Art.xcassets, type: MoneyBadge, namespace: Brand/Money",
    "android": "path: droid, package: com.acme.money, compose: true",
    "compose-multiplatform": "path: shared, package: com.acme.money, resources: com.acme.res",
    "web": "path: x/y, package: '@acme/money', gallery: false",
    "flutter": "path: dart",
    "react-native": "path: native",
  ]

  private static let kinds = other.keys.sorted()

  /// The files of a configuration, and the page among them.
  private struct App {
    let kind: String
    let page: String
    let files: [String: Data]
    /// The code of all files but the page.
    let code: Data

    /// - Parameters:
    ///   - keys: the keys that a page sets, with their values; nil for the configuration of `init`.
    init(_ kind: String, setting keys: [(String, String)]?) throws {
      self.kind = kind
      let project = try Project("")
      if let keys {
        try project.write(App.settings(kind, keys), to: "mintmark.yml")
      } else {
        let target = try #require(StarterConfiguration.StarterTarget(rawValue: kind))
        try project.write(
          StarterConfiguration.text(for: [target], isWorld: false), to: "mintmark.yml")
      }
      let warnings = try project.configuration().targetWarnings
      #expect(warnings.isEmpty)
      try project.run()
      files = Project.files(of: project.folder).filter { !$0.key.hasPrefix(".") }
      // A file of its own, or a comment of the Swift file.
      let title = try #require(AssetTargets.pages.first { $0.kind == kind }).text.prefix {
        $0 != "\n"
      }
      let isComment = kind == "xcassets"
      let texts = files.filter { $0.key.hasSuffix(isComment ? ".swift" : ".md") }.values.map {
        String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      }
      let lines = try #require(texts.first { $0.contains { $0.hasSuffix(title) } })
      page =
        isComment
        ? lines.drop { !$0.hasSuffix(title) }.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(3) }
          .joined(separator: "\n") : lines.joined(separator: "\n")
      let sources = files.filter { file in
        [".swift", ".kt", ".dart", ".js", ".ts", ".css"].contains { file.key.hasSuffix($0) }
      }
      let text = sources.values.map { String(decoding: $0, as: UTF8.self) }.joined()
      code = Data((isComment ? text.replacing(/(?m)^\/\/.*$/, with: "") : text).utf8)
    }

    func hasCode(_ text: String) -> Bool { code.range(of: Data(text.utf8)) != nil }

    /// The files of `init`, and those of the other configuration.
    static let starters = Dictionary(
      uniqueKeysWithValues: PageTests.kinds.map { kind in
        (kind, Result { try App(kind, setting: nil) })
      })
    static let others = Dictionary(
      uniqueKeysWithValues: PageTests.kinds.map { kind in
        (kind, Result { try App(kind, setting: []) })
      })

    private static func settings(_ kind: String, _ keys: [(String, String)]) -> String {
      var target = PageTests.other[kind, default: ""].components(separatedBy: ", ")
      var (button, output, others) = ("", "generated/badges", "")
      for (key, value) in keys {
        switch key {
        case "output": output = value
        case "badge-corner": button = "\(key): \(value)"
        // Vectors in Kotlin have no resources.
        case "format" where value == "imagevector":
          target = target.filter { !$0.hasPrefix("resources:") } + ["\(key): \(value)"]
        default:
          target = target.filter { !$0.hasPrefix("\(key):") } + ["\(key): \(value)"]
        }
        if key == "native" { others = ", { kind: xcassets }, { kind: android }" }
      }
      return """
        version: 1
        output: \(output)
        locales: [cs_CZ]
        button: { \(button) }
        buttons: { add: {}, remove: { badge: minus } }
        targets: [{ kind: \(kind), \(target.joined(separator: ", ")) }\(others)]
        """
    }

    func exists(_ path: String) -> Bool {
      files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") }
    }
  }

  /// A block of code, or a paragraph or point of a list.
  private struct Part {
    /// Nil for text.
    var language: String?
    var text: String

    /// What a text has in backquotes.
    var spans: [String] {
      language == nil ? text.matches(of: /`([^`\n]+)`/).map { String($0.1) } : []
    }

    /// The keys of the configuration with the values that a text gives them.
    var settings: [(key: String, value: String)] {
      spans.compactMap { $0.wholeMatch(of: /([a-z][a-z-]*): (.+)/) }
        .map { (String($0.1), String($0.2)) }
        // SwiftPM's, and the whole world's, which `LookupWorldTests` draws.
        .filter { !$0.value.hasPrefix("[.") && $0.key != "locales" }
    }
  }

  private static func parts(of page: String) -> [Part] {
    var parts = [Part(text: "")]
    var language: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if language == nil { parts.append(Part(language: String(line.dropFirst(3)), text: "")) }
        language = language == nil ? String(line.dropFirst(3)) : nil
        if language == nil { parts.append(Part(text: "")) }
      } else {
        if language == nil, line.isEmpty || line.hasPrefix("- ") || line.first?.isNumber == true {
          parts.append(Part(text: ""))
        }
        parts[parts.count - 1].text += line + "\n"
      }
    }
    return parts.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  @Test(arguments: kinds)
  func `the examples show a locale, a currency and a drawing of the configuration`(kind: String)
    throws
  {
    let app = try #require(App.others[kind]).get()
    for text in ["fr-CH", "fr_CH", "CHF", "chf", "Swiss"] {
      #expect(!app.page.contains(text), "\(text)")
    }
    #expect(app.page.contains("CZK") && app.page.contains(kind == "xcassets" ? "cs_CZ" : "cs-CZ"))
    if kind == "web" {
      let classes = app.page.matches(of: /class="(.+?) (.+?)"/)
      #expect(classes.map { "\($0.1) \($0.2)" } == ["acme-money acme-money-add_czk"])
      #expect(app.hasCode("\n.acme-money-add_czk {\n"))
      #expect(app.page.contains(#"aria-label="Add Czech Koruna""#))
    } else if kind == "flutter" {
      #expect(app.page.contains("CurrencyBadgeDrawings.addCzk"))
    } else if kind == "xcassets" {
      #expect(app.page.contains("Image(.Brand.Money.addCzk)"))
      #expect(app.exists("generated/badges/Art.xcassets/Brand/Money/add_czk.imageset"))
    }
  }

  /// Names of the platforms, which apps have anyway.
  private static let platform: [String: Set<String>] = [
    "xcassets": ["Image", "Locale", "UIImage", "NSImage", "print", "process", "buttonStyle"],
    "android": [
      "println", "Locale", "forLanguageTag", "setImageResource", "file", "srcDir", "implementation",
    ],
    "compose-multiplatform": ["println", "Locale", "implementation"],
    "web": ["require", "import"],
    "flutter": ["print"],
    "react-native": [],
  ]

  /// The names that code calls, and the types and members of the generated code.
  private static func names(in code: String) -> Set<String> {
    let calls = code.matches(of: /(\w+)(?:\(| \{ print)/).map { String($0.1) }
    let members = code.matches(of: /\b(?:CurrencyBadge|MoneyBadge)\w*(?:\.(\w+))?/).flatMap {
      [$0.0.prefix { $0 != "." }, $0.1].compactMap { $0.map(String.init) }
    }
    let imports = code.matches(of: /import \{(.*?)\} from/).flatMap {
      $0.1.split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
    }
    return Set(calls + members + imports)
  }

  private static func check(_ part: Part, of app: App) {
    let texts = part.language == nil ? part.spans : [part.text]
    for text in texts where !text.hasPrefix("mintmark ") && !text.hasPrefix("\"files\"") {
      // A file, of the app's folder or of the page's.
      if text.wholeMatch(of: #/[.\/\w-]+\.(js|cjs|dart|swift|css)/#) != nil {
        let file = text.replacing("./", with: "")
        let isThere = file == "main.dart" || app.files.keys.contains { $0.hasSuffix(file) }
        #expect(isThere, "the page names \(file)")
        continue
      }
      for name in names(in: text).subtracting(platform[app.kind, default: []]) {
        #expect(app.hasCode(name), "the page names \(name): \(text)")
      }
    }
  }

  /// What a point of the page says of a value is looked up where the configuration has this value.
  @Test(arguments: kinds)
  func `every key and value of a page can be set, and all code that it names is there`(
    kind: String
  ) throws {
    let keys = try #require(AssetTargets.all.first { $0.kind == kind }).fields.map(\.name)
    let known = Set(keys + ["output", "badge-corner", "locales", "labels", "names", "android"])
    let other = try #require(App.others[kind]).get()
    for app in [try #require(App.starters[kind]).get(), other] {
      for part in Self.parts(of: app.page) {
        for setting in part.settings { #expect(known.contains(setting.key), "\(setting)") }
        // A key alone, or an argument of the generated code.
        for key in part.spans.compactMap({ $0.wholeMatch(of: /([a-z-]+):/)?.1 }) {
          #expect(known.contains(String(key)) || app.hasCode("\(key):"), "\(key)")
        }
        if part.settings.isEmpty { Self.check(part, of: app) }
      }
    }
    var tried: Set<String> = []
    for part in Self.parts(of: other.page) where !part.settings.isEmpty {
      for setting in part.settings where tried.insert("\(setting)").inserted {
        // Both keys of `night` and `formats` are in one point.
        let app = try App(kind, setting: [setting])
        let own = Self.parts(of: app.page).filter { $0.settings.contains { $0 == setting } }
        #expect(!own.isEmpty)
        if part.settings.count == 1 {
          for part in own { Self.check(part, of: app) }
        }
      }
    }
  }

  @Test(arguments: kinds, [true, false])
  func `imports and links lead to files that are written`(kind: String, isStarter: Bool) throws {
    let app = try #require((isStarter ? App.starters : App.others)[kind]).get()
    var paths = app.page.matches(of: /(?:href=|from )"(?:\.\/)?([^"]+\.(?:css|js))"/).map {
      String($0.1)
    }
    paths += app.page.matches(of: /"!([^"*]+)"/).map { String($0.1) }
    paths += app.page.matches(of: /list `([^`]+)`/).map { String($0.1).replacing("./", with: "") }
    if kind == "flutter" {
      let lib = isStarter ? "lib" : "generated/badges/dart/lib"
      paths += app.page.matches(of: /import '(.+?)'/).map { "\(lib)/\($0.1)" }
    }
    let expected = ["web": 4, "react-native": 5, "flutter": 2]
    #expect(paths.count == expected[kind, default: 0], "\(paths)")
    for path in paths where !path.hasSuffix(".cjs") { #expect(app.exists(path), "\(path)") }
    if kind == "android" || kind == "compose-multiplatform" {
      let package = isStarter ? "com.example.app" : "com.acme.money"
      let imports = app.page.matches(of: /import (\S+)\.\w+\n/).map { String($0.1) }
      #expect(imports.filter { $0 != "java.util" } == [package, package])
      #expect(app.hasCode("\npackage \(package)\n"))
    }
  }

  /// Each language has a reader, so that another one on a page needs a reader too.
  @Test func `the code of the pages is in the languages that tests read`() {
    let languages = AssetTargets.pages.map { page in
      Set(Self.parts(of: page.text).compactMap(\.language)).subtracting(["sh"]).sorted()
    }
    #expect(
      languages == [
        ["swift"], ["kotlin", "kotlin-script"], ["kotlin", "kotlin-script"],
        ["html", "js", "tsx"], ["dart", "yaml"], ["tsx"],
      ])
  }

  /// Packages of several makers on one page.
  @Test func `packages of other names have other tags`() throws {
    let tags = [
      "currency-badge": "currency-badge", "@acme/money": "acme-money", "money": "badge-money",
      "a.b_c": "a-b-c", "1money": "badge-1money",
    ]
    let names = tags.keys.sorted()
    let targets = names.enumerated().map {
      "{ kind: web, path: web\($0), package: '\($1)', gallery: false }"
    }
    let app = try Project("locales: [ja_JP]\ntargets: [\(targets.joined(separator: ", "))]")
    try app.run()
    for (index, name) in names.enumerated() {
      let element = String(decoding: app.files["web\(index)/element.js"] ?? Data(), as: UTF8.self)
      #expect(element.contains("(tag = \"\(tags[name] ?? "")\")"), "\(name)")
    }
  }
}
