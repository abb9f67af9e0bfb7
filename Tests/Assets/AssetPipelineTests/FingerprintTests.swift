import BadgeGeometry
import BadgeKit
import CairoBackend
import ConfigurationReader
import CurrencyLocale
import Foundation
import RasterImage
import SystemSupport
import Testing
import TextOutlines
import VectorGraphics

import AssetPipeline

/// Every property that decides what is drawn or written is a part of the fingerprint.
///
/// If a property were left out, outdated files would silently stay in place.
@Suite struct FingerprintTests {
  /// A change of each property of a value.
  typealias Changes<Value> = [(property: String, change: @Sendable (inout Value) -> Void)]

  private static let styleChanges: Changes<CurrencyButtonStyle> = [
    ("preset", { $0.preset = .sf }),
    ("size", { $0.size = 51 }),
    ("proportions", { $0.proportions.ringThickness = 0.07 }),
    ("symbolForm", { $0.symbolForm = .narrow }),
    ("signs", { $0.signs = .official }),
    ("weight", { $0.weight = .bold }),
    ("balancesRing", { $0.balancesRing = true }),
    ("ring", { $0.ring = .filled }),
    ("gap", { $0.gap = try? RingGap(start: 10, end: 20) }),
    ("mark", { $0.mark = nil }),
    ("badgeCorner", { $0.badgeCorner = .topRight }),
    ("mirrorsInRightToLeft", { $0.mirrorsInRightToLeft.toggle() }),
    ("label", { $0.label = "label" }),
    ("action", { $0.action = .edit }), ("textStyle", { $0.textStyle = .caption }),
    ("tint", { $0.tint.darkIncreasedContrast = .black }),
    ("background", { $0.background = AdaptiveColor(.white) }),
  ]

  private static let proportionChanges: Changes<ButtonProportions> = [
    ("ringThickness", { $0.ringThickness += 0.001 }),
    ("ringDiameter", { $0.ringDiameter = 0.94 }),
    ("badgeDiameter", { $0.badgeDiameter += 0.001 }),
    ("badgeOverhang", { $0.badgeOverhang = 0.03 }),
    ("markLength", { $0.markLength = 0.5 }), ("markThickness", { $0.markThickness = 0.1 }),
    ("moat", { $0.moat = 0 }),
    ("padding", { $0.padding += 0.001 }),
    ("clearance", { $0.clearance += 0.001 }),
    ("symbolSteps", { $0.symbolSteps[2] += 0.001 }),
  ]

  private static let colorChanges: Changes<AdaptiveColor> = [
    ("light", { $0.light.red ^= 1 }),
    ("dark", { $0.dark.green ^= 1 }),
    ("lightIncreasedContrast", { $0.lightIncreasedContrast.blue ^= 1 }),
    ("darkIncreasedContrast", { $0.darkIncreasedContrast.alpha ^= 1 }),
  ]

  private static let gapChanges: Changes<RingGap> = [
    ("start", { $0 = (try? RingGap(start: $0.start + 1, end: $0.end)) ?? $0 }),
    ("end", { $0 = (try? RingGap(start: $0.start, end: $0.end + 1)) ?? $0 }),
  ]

  private static let appearanceChanges: Changes<Appearance> = [
    ("scheme", { $0.scheme = .dark }), ("contrast", { $0.contrast = .increased }),
  ]

  private static let selectorChanges: Changes<LocaleSelector> = [
    ("include", { $0.include.append(.identifier("all")) }), ("exclude", { $0.exclude = [.all] }),
  ]

  private static let configurationChanges: Changes<Configuration> = [
    ("output", { $0.output = "elsewhere" }),
    ("owner", { $0.owner = OutputOwner(path: "other.yml") }),
    ("locales", { $0.locales.include = [.currency("EUR")] }),
    ("rules", { $0.rules.day = CalendarDay(year: 2025, month: 12, day: 31) }),
    ("button", { $0.button.style.size = 51 }),
    ("outputName", { $0.outputName = "x" }),
    ("fonts", { $0.fonts = ["Some Family"] }),
    ("fontSource", { $0.fontSource = .bundled }),
    ("optimization", { $0.optimization = .smallest }),
    ("labels", { $0.labels["en"] = "Add" }), ("names", { $0.names["en"] = "Add" }),
    ("symbols", { $0.symbols["EUR"] = .text("E") }),
    ("fallback", { $0.fallback = .locale("de_DE") }),
    ("naming", { $0.naming = .symbol }),
    ("keys", { $0.keys.append(.init(key: "de", isLabel: true, warning: "")) }),
    ("targetWarnings", { $0.targetWarnings.append("") }),
    ("targets", { $0.targets.append(TargetEntry(target: WebTarget(), buttons: $0.variants)) }),
  ]

  private static let variantChanges: Changes<ButtonVariant> = [
    ("name", { $0.name = ButtonName("add") }), ("style", { $0.style.mark = .minus }),
    ("contentSize", { $0.contentSize = .small }), ("smallestScale", { $0.smallestScale = 1 }),
    ("labels", { $0.labels["en"] = "Add" }), ("names", { $0.names["en"] = "Add" }),
  ]

  private static let entryChanges: Changes<TargetEntry> = [
    ("target", { $0.target = GalleryTarget(path: "a") }),
    ("buttons", { $0.buttons.append(ButtonVariant()) }),
  ]

  private static let settingChanges: Changes<Plan.Settings> = [
    ("version", { $0.version = "other" }),
    ("sourceDate", { $0.sourceDate = SourceDate("1") }),
    ("jobs", { $0.jobs += 1 }),
    ("shard", { $0.shard = (try? Shard("1/2")) ?? $0.shard }),
  ]

  /// Checks that there is a change for every property, and that each change gives another fingerprint.
  /// Properties in `without` are those on which no byte depends: they must not change it.
  private func check<Value>(
    _ value: Value, _ changes: Changes<Value>, without: Set<String> = [],
    _ digest: (Value) throws -> Digest
  ) throws {
    let properties = Mirror(reflecting: value).children.compactMap(\.label)
    #expect(Set(properties) == Set(changes.map(\.property)), "\(Value.self)")
    let before = try digest(value)
    var known = [before]
    for (property, change) in changes {
      var changed = value
      change(&changed)
      let after = try digest(changed)
      if without.contains(property) {
        #expect(after == before, "\(Value.self).\(property)")
      } else {
        #expect(!known.contains(after), "\(Value.self).\(property)")
        known.append(after)
      }
    }
  }

  @Test func `every property of a style is hashed`() throws {
    try check(CurrencyButtonStyle(), Self.styleChanges) { try Digest(ofValue: $0) }
    try check(ButtonProportions(), Self.proportionChanges) { try Digest(ofValue: $0) }
    try check(AdaptiveColor(.black), Self.colorChanges) { try Digest(ofValue: $0) }
    try check(RingGap.standard, Self.gapChanges) { try Digest(ofValue: $0) }
    try check(Appearance.light, Self.appearanceChanges) { try Digest(ofValue: $0) }
  }

  @Test func `every property of a configuration is hashed but the output's folder`() throws {
    let settings = Plan.Settings(version: "test")
    // The source of fonts matters only by the files that are found, and each of these is recorded.
    try check(
      Configuration(output: "out"), Self.configurationChanges,
      without: ["output", "owner", "fontSource", "keys", "targetWarnings"]
    ) { try $0.inputDigest(settings, fontFiles: try $0.fontsDigest()) }
    try check(ButtonVariant(), Self.variantChanges) { try Digest(ofValue: $0) }
    try check(TargetEntry(target: WebTarget(), buttons: []), Self.entryChanges) {
      try Digest(ofValue: $0)
    }
    try check(LocaleSelector(), Self.selectorChanges) { try Digest(ofValue: $0) }
    let configuration = Configuration(output: "out")
    let fonts = try configuration.fontsDigest()
    try check(settings, Self.settingChanges, without: ["jobs", "shard"]) {
      try configuration.inputDigest($0, fontFiles: fonts)
    }
  }

  /// Gives each field of each kind of target other values. Every value that is read as another target has
  /// another fingerprint, and some field changes every property of a target.
  @Test(arguments: AssetTargets.all.map { $0.kind })
  func `every property of a target is hashed`(kind: String) throws {
    let type = try #require(AssetTargets.all.first { $0.kind == kind })
    func target(_ fields: String) throws -> any AssetTarget {
      try type.init(
        ConfigurationNode(yaml: Array("{ kind: \(kind)\(fields) }".utf8), file: "target"))
    }
    let plain = try target("")
    func properties(_ target: any AssetTarget) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: Mirror(reflecting: target).children.map { child in
          var text = ""
          dump(child.value, to: &text)
          return (child.label ?? "", text)
        })
    }
    let before = properties(plain)
    var changed: Set<String> = []
    for field in type.fields {
      for value in Self.values(of: field.schema) {
        guard let other = try? target(", \(field.name): \(value)") else { continue }
        let after = properties(other)
        let isSame = try Digest(ofValue: other) == Digest(ofValue: plain)
        #expect(isSame == (after == before), "\(kind).\(field.name): \(value)")
        changed.formUnion(after.filter { before[$0.key] != $0.value }.keys)
      }
    }
    // A React Native target sets this one.
    #expect(changed == Set(before.keys).subtracting(["areFoundByName"]), "\(kind)")
  }

  /// Values of a shape, as YAML.
  private static func values(of shape: ValueSchema) -> [String] {
    switch shape {
    case .string:
      ["x", "X", "none", "x.xcassets", "'{locale}'", "'?attr/x'", "'#123'", "1.2.3", "x-y"]
    case .choice(let names): names
    case .boolean: ["true", "false"]
    case .number: ["1", "7.5"]
    case .integer(let range, _): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .list(let element, _): values(of: element).map { "[\($0)]" }
    case .either(let shapes): shapes.flatMap(values)
    default: []
    }
  }

  @Test func `targets of two kinds differ even where their fields are equal`() throws {
    func fingerprints(_ target: any AssetTarget) throws -> [Digest] {
      var configuration = Configuration(output: "out")
      configuration.locales.include = [.identifier("en_US")]
      configuration.targets = [TargetEntry(target: target, buttons: [ButtonVariant()])]
      let plan = try Batch.plan(configuration, settings: Plan.Settings(version: "test"))
      return [plan.fingerprint, plan.inputDigest]
    }
    let (first, second) = (try fingerprints(FirstTarget()), try fingerprints(SecondTarget()))
    #expect(first[0] != second[0] && first[1] != second[1])
  }

  @Test func `a font file lies in the configuration's folder, and its bytes are hashed`() throws {
    let font = try #require(
      try Typesetter().line("$").faces.first?.path)
    let project = try Project(
      """
      locales: [en_US]
      button: { font: [My.otf] }
      targets: [{ kind: files, scales: [1] }]

      """)
    try FileManager.default.copyItem(
      atPath: font, toPath: project.folder.appendingPathComponent("My.otf").path)
    #expect(try project.configuration().fonts == [project.folder.path + "/My.otf"])
    #expect(try project.run().failures.isEmpty)
    // The file's bytes are a part of the pictures' fingerprint.
    let before = try project.configuration().fontsDigest()
    let handle = try FileHandle(
      forWritingTo: project.folder.appendingPathComponent("My.otf"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    try handle.close()
    #expect(try project.configuration().fontsDigest() != before)
  }

  /// As manifests are compared on other machines.
  @Test func `a value is hashed as JSON with sorted keys`() throws {
    let json = #"{"a":"1","b":"ü"}"#
    #expect(try Digest(ofValue: ["b": "ü", "a": "1"]).hex == SHA256.hex(Array(json.utf8)))
  }

  @Test func `a locale that is added leaves the fingerprints of the others as they are`() throws {
    func fingerprints(_ locales: String) throws -> Set<Digest> {
      let project = try Project(
        """
        locales: [\(locales)]
        targets: [{ kind: files, formats: [png, svg, pdf] }, { kind: android }]

        """)
      let plan = try Batch.plan(project.configuration(), settings: project.settings())
      return Set(try plan.drawings.flatMap { try plan.pictures(of: $0).map(\.fingerprint) })
    }
    let few = try fingerprints("en_US, fr_CH")
    #expect(few.isSubset(of: try fingerprints("de_DE, en_GB, en_US, fr_CH")))
  }
}

/// Two kinds of targets without fields.
private struct FirstTarget: AssetTarget {
  static let kind = "first"
  static let fields: [SchemaField] = []
  static let starter = ""
  var path: String { "" }

  init() {}
  init(_ node: ConfigurationNode) {}
}

private struct SecondTarget: AssetTarget {
  static let kind = "second"
  static let fields: [SchemaField] = []
  static let starter = ""
  var path: String { "" }

  init() {}
  init(_ node: ConfigurationNode) {}
}
