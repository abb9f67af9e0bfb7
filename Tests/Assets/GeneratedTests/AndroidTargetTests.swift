import CurrencyLocale
import Foundation
import TestSupport
import Testing

/// The Android target's resources, compiled and linked by aapt2 and read by the rules of Android Lint.
@Suite(.serialized) struct AndroidTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The resource files, by path below `res`.
  private func resources() throws -> [String: String] {
    let res = folder.path("out/android/res")
    var files: [String: String] = [:]
    for name in FileManager.default.subpaths(atPath: res) ?? [] where name.contains("/") {
      files[name] =
        name.hasSuffix(".xml") ? try String(contentsOfFile: "\(res)/\(name)", encoding: .utf8) : ""
    }
    return files
  }

  /// Declarations of the framework that drawables use, with the identifiers of Android's `public.xml`.
  private static let framework = """
    <resources>
    <attr name="width" format="dimension"/><public type="attr" name="width" id="0x01010159"/>
    <attr name="height" format="dimension"/><public type="attr" name="height" id="0x01010155"/>
    <attr name="tint" format="color"/><public type="attr" name="tint" id="0x01010121"/>
    <attr name="viewportWidth" format="float"/>
    <public type="attr" name="viewportWidth" id="0x01010402"/>
    <attr name="viewportHeight" format="float"/>
    <public type="attr" name="viewportHeight" id="0x01010403"/>
    <attr name="fillColor" format="color"/>
    <public type="attr" name="fillColor" id="0x01010404"/>
    <attr name="pathData" format="string"/>
    <public type="attr" name="pathData" id="0x01010405"/>
    <attr name="colorControlNormal" format="color"/>
    <public type="attr" name="colorControlNormal" id="0x01010429"/>
    <attr name="minSdkVersion" format="integer"/>
    <public type="attr" name="minSdkVersion" id="0x0101020c"/>
    </resources>
    """

  private func manifest(_ package: String, _ content: String = "") -> String {
    #"<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="\#(package)">"#
      + content + "</manifest>"
  }

  private func aapt2(_ arguments: String...) throws {
    try Tool(program: "aapt2", folder: folder.url).succeed(arguments)
  }

  /// Compiles the resources and links them with an app that has a colour and no attributes of its own.
  private func link() throws {
    try folder.write(Self.framework, to: "fw/res/values/attrs.xml")
    try folder.write(manifest("android"), to: "fw/AndroidManifest.xml")
    try aapt2("compile", "--dir", "fw/res", "-o", "fw.zip")
    try aapt2("link", "-o", "fw.apk", "--manifest", "fw/AndroidManifest.xml", "fw.zip")
    try folder.write(
      """
      <resources><color name="brand">#112233</color></resources>
      """, to: "app/res/values/app.xml")
    try folder.write(
      manifest("com.example", #"<uses-sdk android:minSdkVersion="21"/>"#),
      to: "app/AndroidManifest.xml")
    try aapt2("compile", "--dir", "app/res", "-o", "app.zip")
    try aapt2("compile", "--dir", "out/android/res", "-o", "res.zip")
    try aapt2(
      "link", "-o", "app.apk", "-I", "fw.apk", "--manifest", "app/AndroidManifest.xml", "res.zip",
      "app.zip")
  }

  /// The colours that a file of values declares, by name.
  private func colors(_ text: String) -> [String: String] {
    let colors = text.matches(of: ##/<color name="([a-z0-9_]+)">(#[0-9A-F]{6,8})<\/color>/##)
    return Dictionary(colors.map { (String($0.1), String($0.2)) }) { one, _ in one }
  }

  /// The colours of all files of values in a folder.
  private func colors(_ files: [String: String], _ folder: String) -> [String: String] {
    files.filter { $0.key.hasPrefix(folder + "/") }.values.map(colors)
      .reduce(into: [:]) { $0.merge($1) { one, _ in one } }
  }

  /// What Lint warns of in a resource.
  private func lint(_ files: [String: String]) {
    // `UnusedResources`, and references to what is not there: the drawables use the colours of `values`, which have
    // another value each at night.
    let (day, night) = (colors(files, "values"), colors(files, "values-night"))
    let used = files.values.flatMap {
      $0.matches(of: #/@color\/([a-z0-9_]+)/#).map { String($0.1) }
    }
    #expect(Set(used).subtracting(["brand"]) == Set(day.keys))
    #expect(Set(day.keys) == Set(night.keys) && day.allSatisfy { night[$0.key] != $0.value })
    // `ResourceName`: in a library, every name begins with its `resourcePrefix`.
    #expect(day.keys.allSatisfy { $0.hasPrefix("currency_badge_") })
    for (name, text) in files where !name.hasPrefix("values") {
      let path = name.split(separator: "/")
      let (folder, file) = (String(path[0]), String(path[1]))
      // `LocaleFolder`: Android looks for the codes these languages had before.
      for code in ["he", "id", "yi"] {
        #expect(folder.split(separator: "-").dropFirst().first.map(String.init) != code, "\(name)")
      }
      // `MissingDefaultResource`: what differs by configuration has a file for every other.
      let isVector = file.hasSuffix(".xml")
      let plain = isVector ? ["drawable", "drawable-anydpi-v21"] : ["drawable-mdpi"]
      #expect(plain.contains { files["\($0)/\(file)"] != nil }, "\(name)")
      guard isVector else { continue }
      // `InvalidVectorPath`: a number has a digit before its point, and one point.
      let paths = text.matches(of: #/android:pathData="([^"]*)"/#).map(\.1)
      #expect(
        !paths.isEmpty && paths.allSatisfy { !$0.contains(#/(^|[^0-9])\.|\.[0-9]*\./#) }, "\(name)")
      // `VectorPath`, of whose versions the strictest warns from 800 characters on.
      let isLong = paths.contains { $0.utf8.count >= 800 }
      #expect(text.contains(#"tools:ignore="VectorPath""#) == isLong, "\(name)")
      // `VectorRaster`: an icon is at most 200 dp wide and high.
      for match in text.matches(of: #/android:(width|height)="([0-9.]+)dp"/#) {
        #expect(Double(match.2) ?? 999 <= 200, "\(name)")
      }
      // A copy for the night that is no other picture.
      if folder.contains("-night") {
        let day = folder.replacingOccurrences(of: "-night", with: "")
        #expect(files["\(day)/\(file)"] != text, "\(name)")
      }
    }
  }

  private static let targets = [
    "{ kind: android }",
    "{ kind: android, formats: [vector, png], densities: [mdpi, hdpi, xxhdpi], localized: true }",
    "{ kind: android, tint: '?android:attr/colorControlNormal', button: { size: 24 } }",
    "{ kind: android, tint: '@color/brand', button: { label: Add } }",
    "{ kind: android, tint: '#112233', button: { ring: filled, size: 24 } }",
    "{ kind: android, tint: '#80112233', button: { ring: filled, badge: none, size: 108 } }",
  ]
  /// The target that has all locales; the others have those of a sample.
  private static let worldTarget = Sample.of(targets, count: 1)

  @Test(arguments: targets)
  func `the world's resources compile, link and pass Lint's rules`(target: String) throws {
    let some = Sample.of(
      CurrencyLocale.allIdentifiers, count: 16,
      always: Sample.locales + ["he_IL", "id_ID", "yi_UA"])
    let locales = Self.worldTarget.contains(target) ? "all" : "[\(some.joined(separator: ", "))]"
    try folder.make(
      "locales: \(locales)\nbutton: { badge-corner: bottom-leading }\ntargets: [\(target)]")
    let files = try resources()
    lint(files)
    try link()
    #expect(files.keys.contains { $0.hasPrefix("drawable-ldrtl") })
    let vector = try #require(files.first { $0.key.hasSuffix("currency_badge_usd.xml") }?.value)
    #expect(
      vector.contains(#"android:tint="?android:attr/colorControlNormal""#)
        == target.contains("?android"))
    #expect(vector.contains(##"android:tint="@color/brand""##) == target.contains("@color"))
    #expect(vector.contains(##"fillColor="#112233""##) == target.contains("'#112233'"))
    // CSS has the alpha last, Android first.
    #expect(vector.contains(##"fillColor="#33801122""##) == target.contains("'#80112233'"))
    // In the theme's colour, which a label has too, or in a plain one, nothing is another picture at night.
    let night = Set(files.keys.filter { $0.contains("-night") }.map { $0.split(separator: "/")[0] })
    #expect(night.isEmpty == target.contains("tint:"))
    // Android prefers a picture for the night to a vector for the day, so that a vector beside pictures has its own.
    #expect(night.contains("values-night") != (target.contains("png") || target.contains("tint:")))
    #expect(night.contains("drawable-night-anydpi-v21") == target.contains("png"))
  }

  /// The bytes that resources add to an app: the difference to an app without them.
  private func apkShare(_ locales: String, _ target: String) throws -> Int {
    try? FileManager.default.removeItem(atPath: folder.path("out"))
    try folder.make("locales: \(locales)\nbutton: { size: 24 }\ntargets: [\(target)]")
    try link()
    try aapt2(
      "link", "-o", "empty.apk", "-I", "fw.apk", "--manifest", "app/AndroidManifest.xml", "app.zip")
    let sizes = try ["app.apk", "empty.apk"].map {
      try Data(contentsOf: folder.url.appending(path: $0)).count
    }
    return sizes[0] - sizes[1]
  }

  /// Colours for the night are some hundred bytes for all drawables, and not a second drawable each.
  @Test(arguments: [
    "[en_US, en_GB, fr_CH, ja_JP, de_DE, hi_IN, ko_KR, pl_PL, tr_TR, cs_CZ]", "all",
  ])
  func `night adds two lists of colours to an app`(locales: String) throws {
    let day = try apkShare(locales, "{ kind: android, night: false }")
    let both = try apkShare(locales, "{ kind: android }")
    print("APK share: \(day) bytes by day, \(both) with night")
    #expect(Double(both) < 1.02 * Double(day))
  }

  @Test func `each button has its colours in values and values-night`() throws {
    try folder.make(
      """
      locales: [en_US, fr_CH]
      labels: { fr: Ajouter }
      buttons:
        a: { tint: "#112233", background: systemMint }
        a_b: { background: "#445566" }
        plain: { tint: "#112233", labels: {} }
        brand: { tint: "#112233", labels: {} }
      targets: [{ kind: android, prefix: currency_badge }]
      """)
    let files = try resources()
    lint(files)
    try link()
    #expect(
      colors(files, "values") == [
        "currency_badge_a_label": "#000000", "currency_badge_a_background": "#00C8B3",
        "currency_badge_a_b_tint": "#0088FF", "currency_badge_a_b_label": "#000000",
      ])
    #expect(
      colors(files, "values-night") == [
        "currency_badge_a_label": "#FFFFFF", "currency_badge_a_background": "#00DAC3",
        "currency_badge_a_b_tint": "#0091FF", "currency_badge_a_b_label": "#FFFFFF",
      ])
    // The file of a button whose colours are the same at night is left out, as is the name of the app's own file.
    #expect(
      Set(files.keys.filter { $0.hasPrefix("values") }) == [
        "values/currency_badge_a_colors.xml", "values-night/currency_badge_a_colors.xml",
        "values/currency_badge_a_b_colors.xml", "values-night/currency_badge_a_b_colors.xml",
      ])
    #expect(
      files.filter { $0.key.hasPrefix("values") }.values.allSatisfy {
        $0.contains("<!-- @generated by mintmark.")
      })
    let drawable = try #require(files["drawable/currency_badge_a_chf_fr.xml"])
    #expect(
      drawable.matches(of: /fillColor="(.*?)"/).map { String($0.1) } == [
        "@color/currency_badge_a_background", "#112233", "@color/currency_badge_a_label",
      ])
  }

  /// A theme's colour takes the place of tint and label, and the background keeps its own colours.
  @Test func `a background differs at night beside a theme's colour`() throws {
    try folder.make(
      """
      locales: [en_US]
      button: { background: systemMint }
      targets: [{ kind: android, tint: "@color/brand" }]
      """)
    let files = try resources()
    lint(files)
    try link()
    #expect(colors(files, "values-night") == ["currency_badge_background": "#00DAC3"])
    #expect(files["drawable/currency_badge_usd.xml"]?.contains("@color/brand") == true)
  }

  /// The example of several buttons: each platform has the buttons it takes, as it wants them.
  @Test func `the example of an app's buttons is drawn for three platforms`() throws {
    let example = Repository.path("examples/app-buttons.yml")
    try Tool.mintmark.succeed("batch", example, "-o", folder.path("out"), "--quiet")
    let files = try resources()
    lint(files)
    try link()
    #expect(files.keys.contains("drawable/currency_badge_remove_aed.xml"))
    #expect(files.keys.contains("drawable-ldrtl/currency_badge_add_aed.xml"))
    #expect(
      files.values.allSatisfy { $0.contains(#"android:tint="?android:attr/colorControlNormal""#) })
    #expect(files.values.allSatisfy { $0.contains(#"android:width="24dp""#) })
    for (path, isThere) in [
      ("apple/Assets.xcassets/CurrencyBadge/remove_chf.imageset/remove_chf.svg", true),
      ("apple/Assets.xcassets/CurrencyBadge/add_chf.symbol.symbolset/add_chf.symbol.svg", true),
      ("android/kotlin/CurrencyBadgeButton.kt", true), ("web/icons/add_chf.js", true),
      ("web/icons/remove_chf.js", false),
    ] {
      #expect(folder.exists("out/\(path)") == isThere)
    }
  }

  @Test func `folders have the codes that languages had before`() throws {
    try folder.make(
      """
      locales: [he, he_IL, id, id_ID, yi_UA, de_DE]
      targets: [{ kind: android, localized: true, night: false }]
      """)
    let folders = Set(try resources().keys.compactMap { $0.split(separator: "/").first })
    #expect(
      folders == [
        "drawable", "drawable-iw", "drawable-iw-rIL", "drawable-in", "drawable-in-rID",
        "drawable-ji-rUA", "drawable-de-rDE",
      ])
  }

  @Test(arguments: ["?colorPrimary", "?attr/", "@drawable/x", "?attr/1a", "@color/a-b", "blu"])
  func `a tint that is neither colour nor resource is refused`(tint: String) throws {
    let result = try folder.batch("locales: [en_US]\ntargets: [{ kind: android, tint: '\(tint)' }]")
    #expect(result.status == 65 && result.errors.contains("mintmark.yml:4:"), "\(result.errors)")
  }

  @Test func `artwork with more path data than aapt2 stores is refused`() throws {
    let steps = (0..<5000).map { "h\(1 + $0 % 7).125v1.375" }.joined()
    try folder.write("<svg><path d='M0 0\(steps)z'/></svg>", to: "art.svg")
    let result = try folder.batch(
      "locales: [en_US]\nsymbols: { USD: { path: art.svg } }\ntargets: [{ kind: android }]",
      "--quiet")
    #expect(result.status == 65, "\(result.errors)")
    #expect(result.errors.contains("32767") && result.errors.contains("make a PNG"))
  }

  @Test func `pictures can't take the theme's colour`() throws {
    let result = try folder.batch(
      "locales: [en_US]\ntargets: [{ kind: android, formats: [png], tint: '?attr/brandTint' }]")
    #expect(result.status == 65 && result.errors.contains("leave out png"), "\(result.errors)")
  }
}
