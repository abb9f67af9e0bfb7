import Foundation
import TestSupport
import Testing

/// What Compose Multiplatform reads: drawables, and Kotlin in common code. `make check-kotlin` compiles and runs
/// the Kotlin, as its compiler is no package of the tests.
@Suite(.serialized) struct ComposeMultiplatformTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func run(_ targets: String, _ settings: String = "") throws -> Tool.Result {
    try folder.batch("\(settings)\ntargets: [\(targets)]", "--quiet")
  }

  private static let buttons = """
    locales: [en_US, fr_CH, ar_AE]
    labels: { fr: Ajouter }
    buttons: { add: { badge-corner: bottom-leading }, remove: { badge: minus, ring: filled, tint: "#112233" } }
    """

  private func files(_ path: String) -> Set<String> {
    Set(
      (FileManager.default.subpaths(atPath: folder.path("out/" + path)) ?? []).filter {
        $0.hasSuffix(".xml") || $0.hasSuffix(".kt") || $0.hasSuffix(".md")
      })
  }

  private func kotlin(_ path: String = "compose-multiplatform") throws -> String {
    try files("\(path)/kotlin").sorted().map { try folder.text("out/\(path)/kotlin/\($0)") }
      .joined()
  }

  /// `XmlVectorParser` of Compose's resources reads these elements and attributes, and colours in hexadecimal
  /// alone: no attribute of a theme, no resource, and no `tint` of the whole.
  @Test func `drawables have what Compose's reader knows, in both themes and directions`() throws {
    #expect(
      try run("{ kind: compose-multiplatform, resources: com.example.res }", Self.buttons).status
        == 0)
    let resources = "compose-multiplatform/composeResources"
    let files = files(resources)
    let names = [
      "add_aed", "add_aed_rtl", "add_chf", "add_chf_rtl", "add_chf_fr", "add_chf_fr_rtl",
      "add_usd", "add_usd_rtl", "add_xxx", "add_xxx_rtl", "remove_aed", "remove_chf",
      "remove_chf_fr", "remove_usd", "remove_xxx",
    ]
    let light = Set(names.map { "drawable/currency_badge_\($0).xml" })
    // In one colour without a label, a button is the same at night.
    let dark = names.filter { $0.hasPrefix("add") || $0.hasSuffix("_fr") }
      .map { "drawable-dark/currency_badge_\($0).xml" }
    #expect(files == light.union(dark))
    let paths = files.map { folder.path("out/\(resources)/\($0)") }
    #expect(try Tool(program: "xmllint").run(["--noout"] + paths).status == 0)
    for file in files {
      let text = try folder.text("out/\(resources)/\(file)")
      #expect(Set(text.matches(of: #/<([a-z]+)/#).map { String($0.1) }) == ["vector", "path"])
      let attributes = text.matches(of: #/android:([a-zA-Z]+)="([^"]*)"/#)
      #expect(
        Set(attributes.map { String($0.1) }) == [
          "width", "height", "viewportWidth", "viewportHeight", "fillColor", "pathData",
        ])
      for attribute in attributes where attribute.1 == "fillColor" {
        #expect(attribute.2.contains(#/^#([0-9A-F]{6}|[0-9A-F]{8})$/#), "\(file)")
      }
      if file.hasPrefix("drawable-dark") {
        #expect(
          try folder.text("out/\(resources)/\(file.replacing("-dark", with: ""))") != text)
      }
    }
    // The accessors that the lookup uses are those that Gradle makes of the files.
    let used = try kotlin().matches(of: #/Res\.drawable\.(\w+)/#).map { String($0.1) }
    #expect(Set(used) == Set(names.map { "currency_badge_" + $0 }) && used.count == names.count)
    #expect(try kotlin().contains("import com.example.res.*\n"))
  }

  @Test func `without night there are colours for the day alone`() throws {
    try run("{ kind: compose-multiplatform, night: false }", "locales: [en_US]")
    #expect(
      files("compose-multiplatform/composeResources") == [
        "drawable/currency_badge_usd.xml", "drawable/currency_badge_xxx.xml",
      ])
    try run(
      "{ kind: compose-multiplatform, night: false, format: imagevector }", "locales: [en_US]")
    let colors = try kotlin().matches(of: #/ Shape\(0x(\w+), 0x(\w+), "/#)
    #expect(!colors.isEmpty && colors.allSatisfy { $0.1 == $0.2 })
  }

  /// Common code is compiled for iOS and the web too, where there is neither Java nor Android.
  @Test(arguments: ["xml", "imagevector"])
  func `common code uses nothing of Java or Android`(format: String) throws {
    #expect(try run("{ kind: compose-multiplatform, format: \(format) }", Self.buttons).status == 0)
    let code = try kotlin()
    for import_ in code.matches(of: #/import (\S+)/#) {
      #expect(
        import_.1.hasPrefix("androidx.compose.") || import_.1.hasPrefix("org.jetbrains.compose."))
    }
    // Android's `painterResource` has another package than that of Compose Multiplatform.
    #expect(!code.contains("androidx.compose.ui.res") && !code.contains("mintmark:"))
    #expect(!code.contains(#/\b(java|javax|android)\.|\bR\.|@Jvm|Locale\.(ROOT|getDefault)/#))
    let isVector = format == "imagevector"
    #expect(
      files("compose-multiplatform")
        .filter { $0.hasSuffix(".kt") }.contains("kotlin/CurrencyBadgeVectors.kt") == isVector)
    #expect(files("compose-multiplatform/composeResources").isEmpty == isVector)
    for part in [
      "LocalLayoutDirection.current", "Locale.current", "minWidth = 48.dp",
      "enabled: Boolean = true", isVector ? "isSystemInDarkTheme()" : "painterResource(it)",
    ] {
      #expect(code.contains(part), "\(part)")
    }
  }

  /// So it answers as the lookup of Android does, which the tags of `LookupVectorTests` are run over.
  @Test func `tables and reader of tags are those of Android`() throws {
    let targets = "{ kind: android }, { kind: compose-multiplatform, format: imagevector, path: c }"
    #expect(
      try run(targets, "locales: { include: all, exclude: [de_*] }\nlabels: { fr: A }").status == 0)
    let android = try folder.text("out/android/kotlin/CurrencyBadge.kt")
    let common = try folder.text("out/c/kotlin/CurrencyBadge.kt")
    func part(_ text: String, _ start: String, _ end: String) throws -> Substring {
      let first = try #require(text.firstRange(of: start))
      let last = try #require(text[first.upperBound...].firstRange(of: end))
      return text[first.lowerBound..<last.lowerBound]
    }
    for (start, end) in [
      ("    /** A currency, and the key", "    /**\n     * What differs"),
      ("    /** Reads a table", "    // Drawings with"),
      ("    // Drawings with", "    // "), ("    // Accessible names by", "\u{0}"),
    ] {
      let own = try part(common + "\u{0}", start, end)
      #expect(own.count > 300)
      #expect(
        try part(android + "\u{0}", start, end).replacing("Locale.ROOT", with: "") == own,
        "\(start)")
    }
  }

  /// The data of a vector are those of the drawable, whose colours are the same in both themes.
  @Test func `vectors are the drawables`() throws {
    let targets =
      "{ kind: compose-multiplatform, path: x }, "
      + "{ kind: compose-multiplatform, format: imagevector, path: v }"
    #expect(try run(targets, Self.buttons).status == 0)
    let code = try folder.text("out/v/kotlin/CurrencyBadgeVectors.kt")
    let vectors = code.matches(of: #/\n +"([a-z_]+)" to Drawing\(([0-9.]+)f, ([0-9.]+)f, (.*)\),/#)
    #expect(vectors.count == 15)
    for vector in vectors {
      let shapes = vector.4.matches(of: #/Shape\(0x(\w{8}), 0x(\w{8}), "([^"]*)"\)/#)
      for (theme, isDark) in [("drawable", false), ("drawable-dark", true)] {
        let name = "currency_badge_\(vector.1).xml"
        let own = "out/x/composeResources/\(theme)/\(name)"
        let path = folder.exists(own) ? own : "out/x/composeResources/drawable/\(name)"
        let xml = try folder.text(path)
        #expect(xml.contains(#"android:viewportWidth="\#(vector.2)""#))
        #expect(xml.contains(#"android:height="\#(vector.3)dp""#))
        let fills = xml.matches(of: #/fillColor="#(\w+)"\s+android:pathData="([^"]*)"/#)
        let drawn = fills.map { fill -> String in
          let isOpaque = fill.1.count == 6
          return (isOpaque ? "FF" : "") + fill.1 + " " + fill.2
        }
        #expect(drawn == shapes.map { "\(isDark ? $0.2 : $0.1) \($0.3)" }, "\(name)")
      }
    }
  }

  @Test func `a name that Kotlin or the resources can't have is refused`() throws {
    for (key, problem) in [
      ("package: com.example.in", "is not a package name"), ("package: none.", "is not a package"),
      ("resources: a-b", "is not a package name"), ("prefix: Badge", "can't begin"),
      ("format: svg", "use xml or imagevector"),
    ] {
      let result = try run("{ kind: compose-multiplatform, \(key) }", "locales: [en_US]")
      #expect(result.status == 65 && result.errors.contains(problem), "\(result.errors)")
      #expect(result.errors.contains("mintmark.yml:4:"))
    }
  }

  /// The page names the package of the resources, and functions that are there in the chosen format.
  @Test(arguments: [("xml", "drawableFor"), ("imagevector", "imageVectorFor")])
  func `the page calls what the lookup declares`(format: String, lookup: String) throws {
    #expect(
      try run(
        "{ kind: compose-multiplatform, format: \(format), resources: app.res }", "locales: [en_US]"
      ).status == 0)
    let page = try folder.text("out/compose-multiplatform/README.md")
    #expect(page.contains(#"packageOfResClass = "app.res""#))
    let source = try folder.text("out/compose-multiplatform/kotlin/CurrencyBadge.kt")
    let calls = page.matches(of: #/CurrencyBadge\.([a-zA-Z]+)\(/#).map { String($0.1) }
    #expect(calls.contains(lookup))
    for call in calls { #expect(source.contains("public fun \(call)("), "\(call)") }
  }
}
