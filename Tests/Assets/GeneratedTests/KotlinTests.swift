import Foundation
import TestSupport
import Testing

/// What the Kotlin of both targets has in common: that of a library, and of a button in an app of any design.
/// `make check-kotlin` compiles it.
@Suite(.serialized) struct KotlinTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make(
      """
      locales: [en_US, fr_CH]
      labels: { fr: Ajouter }
      targets:
        - { kind: android, path: android, compose: true }
        - { kind: compose-multiplatform, path: xml }
        - { kind: compose-multiplatform, path: vector, format: imagevector }
      """)
  }

  private static let targets = ["android", "xml", "vector"]

  private func sources(_ target: String) throws -> [String: String] {
    let files = FolderContents(folder.path("out/\(target)/kotlin")).files
    return files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// `-Xexplicit-api=strict` wants a visibility at each declaration that others can see, and the type of what it returns.
  @Test(arguments: targets)
  func `every declaration has a visibility and a type`(target: String) throws {
    let files = try sources(target)
    #expect(files.count == (target == "vector" ? 3 : 2))
    for (name, text) in files {
      // The indentation of a declaration that is closed to others, or of a function, whose lines are no declarations.
      var closed = Int.max
      for line in text.split(separator: "\n") {
        let code = line.drop { $0 == " " }
        let indentation = line.count - code.count
        if indentation <= closed, !code.hasPrefix(")") { closed = .max }
        guard closed == .max, indentation % 4 == 0 else { continue }
        let declaration = #/(@\S+ )*((fun|val|var|const|class|object|enum|interface|data|inline) )/#
        #expect(code.prefixMatch(of: declaration) == nil, "\(name): \(line)")
        if code.contains(#/^(private|internal) |^public fun /#) { closed = indentation }
      }
      for function in text.matches(of: #/public fun (\w+)(\((?:[^()]|\([^()]*\))*\))\s*(.)/#) {
        #expect(function.3 == ":" || function.1 == "CurrencyBadgeButton", "\(function.0)")
      }
      for property in text.matches(of: #/public va[lr] .*/#) {
        #expect(property.0.contains(": "), "\(property.0)")
      }
      #expect(text.contains("public ") == (name != "CurrencyBadgeVectors.kt"))
    }
  }

  /// A text beside a button is a node of its own, so that a button without a name is read as "button" alone.
  @Test(arguments: targets)
  func `a button always has a name, and shows presses in a round shape that clips nothing`(
    target: String
  ) throws {
    let button = try #require(try sources(target)["CurrencyBadgeButton.kt"])
    #expect(button.contains("    contentDescription: String =\n"))
    #expect(
      !button.contains("contentDescription: String?") && !button.contains("null where a text"))
    // The box that has the picture in it draws no ripple and clips nothing; the one behind the picture does both.
    let modifier = try #require(
      button.firstMatch(of: #/modifier =\s+modifier\b(.*?)\) {/#.dotMatchesNewlines()))
    #expect(modifier.1.contains("indication = null,") && !modifier.1.contains("clip("))
    #expect(
      button.contains(
        #/Box\(\s+Modifier\.matchParentSize\(\)\s+\.clip\(CircleShape\)\s+\.indication\(interactions, /#
      ))
  }

  /// The libraries that bring the packages of the imports, with versions, on the page.
  @Test(arguments: targets)
  func `the page names the library of every import, with its version`(target: String) throws {
    let page = try folder.text("out/\(target)/README.md")
    let group = target == "android" ? "androidx" : "org.jetbrains"
    let libraries = [
      "androidx.annotation": "androidx.annotation:annotation",
      "androidx.compose.foundation": "\(group).compose.foundation:foundation",
      "androidx.compose.material3": "\(group).compose.material3:material3",
      "org.jetbrains.compose": "org.jetbrains.compose.components:components-resources",
    ]
    // Foundation and Material bring the others.
    let brought = [
      "androidx.compose.runtime", "androidx.compose.ui", "android", "java.util", "currencybadge",
    ]
    for import_ in try sources(target).values.flatMap({ $0.matches(of: #/import (\S+)\.\w+/#) }) {
      let package = String(import_.1)
      if let library = libraries.first(where: { package.hasPrefix($0.key) })?.value {
        #expect(
          page.contains(try Regex("implementation\\(\"\(library):[0-9.]+\"\\)")), "\(package)")
      } else {
        #expect(brought.contains { package == $0 || package.hasPrefix($0 + ".") }, "\(package)")
      }
    }
  }

  /// The list of an app's own languages may have no regions.
  @Test func `the button of Android takes the region of the device where the language has none`()
    throws
  {
    let files = try sources("android")
    let button = try #require(files["CurrencyBadgeButton.kt"])
    #expect(button.contains("locale: Locale = CurrencyBadge.locale(LocalContext.current),"))
    let lookup = try #require(files["CurrencyBadge.kt"])
    #expect(lookup.contains("LocaleManager::class.java)?.systemLocales"))
    #expect(try folder.text("out/android/README.md").contains("CurrencyBadge.locale(context)"))
    #expect(try folder.text("out/xml/README.md").contains("without a region"))
  }
}
