import BadgeKit
import Foundation
import Mintmark
import TestSupport
import Testing

/// A component has the same bytes whoever asks for its picture: the library, `render`, `badge`, `compose`,
/// `sheet` or `batch`.
@Suite struct SamePictureTests {
  /// A style as the library, the command line and YAML have it, and what it is asked in.
  struct Style: CustomTestStringConvertible, Equatable {
    var name: String
    var options: [String: String]
    /// Heights in points, of which some are fitted to pixels, and some of these have the small drawing.
    static let sizes = [16.0, 24, 27.5, 50]

    var testDescription: String { name }
    /// The options of the command line.
    var arguments: [String] {
      options.sorted { $0.key < $1.key }.flatMap { ["--" + $0.key, $0.value] }
    }
    /// The keys of a button in YAML.
    var yaml: String { Self.yaml(options).joined(separator: ", ") }

    private static func yaml(_ options: [String: String]) -> [String] {
      options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }

    /// The style as a description of components, of which some keys are the whole picture's.
    func description(_ locale: String, size: Double) -> String {
      let keys = ["kind: button", "locale: \(locale)", "size: \(size)"]
      let isOfPicture = { ["background", "text-size"].contains($0) }
      let own = Self.yaml(options.filter { !isOfPicture($0.key) })
      return """
        version: 1
        \(Self.yaml(options.filter { isOfPicture($0.key) }).joined(separator: "\n"))
        component: { \((keys + own).joined(separator: ", ")) }

        """
    }

    func settings(size: Double) throws -> ButtonSettings {
      var result = ButtonSettings()
      result.style.size = size
      let settings = try StyleOption.all.compactMap { option in
        try options[option.name].map { try option.setting($0) }
      }
      try result.set([settings])
      return result
    }
  }

  static let styles = [
    Style(name: "plain", options: [:]),
    Style(name: "colours", options: ["background": "white", "tint": "navy"]),
    Style(name: "filled", options: ["ring": "filled", "badge": "minus", "moat": "0.03"]),
    Style(name: "balanced", options: ["weight": "balanced", "symbol-form": "narrow"]),
    Style(name: "mirrored", options: ["badge-corner": "top-leading", "tint": "systemIndigo"]),
    // 50 points at 3x are rounded to pixels of the display: 55.67 points, 167 pixels.
    Style(name: "growing", options: ["text-style": "body", "text-size": "xLarge"]),
    Style(name: "bare", options: ["ring": "none", "badge": "none", "padding": "0.0833"]),
    Style(
      name: "toolbar",
      options: ["ring": "toolbar", "preset": "material", "badge-corner": "bottom-trailing"]),
    Style(name: "labelled", options: ["label": "Add <5 % more", "text-style": "footnote"]),
    Style(name: "preset", options: ["preset": "sf", "badge-size": "0.42", "ring": "filled"]),
    Style(name: "moated", options: ["badge-size": "0.46", "moat": "0.042"]),
    Style(name: "heavy", options: ["weight": "700", "ring-width": "0.09", "badge-size": "0.4"]),
  ]

  /// The locales, and the folder of Android's drawables that a button has which is mirrored there.
  private static let locales = [("fr_CH", "drawable-ldltr"), ("ar_AE", "drawable-ldrtl")]

  /// A picture file of a button.
  struct File {
    var format: PictureFormat
    var scale: Double? = nil

    static func all(scale: Double) -> [File] {
      PictureFormat.allCases.map { File(format: $0, scale: $0 == .png ? scale : nil) }
    }

    var arguments: [String] {
      ["-o", "-", "--format", format.rawValue]
        + (scale.map { ["--scale", "\($0)"] } ?? [])
    }

    func library(_ component: some Component, _ context: LayoutContext) throws -> Data {
      switch format {
      case .png: Data(try component.png(scale: scale ?? 1, in: context))
      case .svg: Data(try component.svg(in: context).utf8)
      case .pdf: Data(try component.pdf(in: context))
      case .android: Data(try component.vectorDrawable(in: context).utf8)
      }
    }
  }

  /// A third of the styles, by the seed. Of sizes and formats a style has one of each with the other: it is drawn in every
  /// size and in every format, and the styles together in every format of every size.
  @Test(arguments: Sample.of(styles, count: 4).enumerated().map { ($0, $1) })
  func `a button has the same bytes from the library, render, compose, batch and sheet`(
    row: Int, style: Style
  ) throws {
    let formats = PictureFormat.allCases.count
    let shift = row + Int(Sample.current.seed % UInt64(formats))
    let folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    try folder.write(Self.configuration(style), to: "mintmark.yml")
    #expect(try tool.run("batch", "--quiet").errors == "")
    for (index, size) in Style.sizes.enumerated() {
      let (locale, directed) = Self.locales[index % 2]
      let settings = try style.settings(size: size)
      let button = try CurrencyButton(locale: locale, style: settings.style)
      let context = try LayoutContext(contentSize: settings.contentSize)
      try folder.write(style.description(locale, size: size), to: "compose.yml")
      for (column, file) in File.all(scale: Double(1 + index % 3)).enumerated()
      where Sample.current.isWhole || (index + column + shift) % formats == 0 {
        let library = try file.library(button, context)
        let label = "\(file.format) \(size) \(locale) \(file.scale ?? 0)"
        let rendered = try tool.run(
          ["render", locale, "--size", "\(size)"] + style.arguments + file.arguments)
        let errors = rendered.errors.split(separator: "\n").filter {
          !$0.contains("can't be read at")
        }
        #expect(errors.isEmpty)
        #expect((rendered.output == library) as Bool, "render and library: \(label)")
        let composed = try tool.run(["compose", "compose.yml"] + file.arguments)
        #expect(composed.errors == "")
        #expect((composed.output == library) as Bool, "compose and library: \(label)")
        let paths = Self.paths(file, size, locale, directed).map { folder.path("out/" + $0) }
        let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0) })
        let batch = try Data(contentsOf: URL(fileURLWithPath: path))
        // All scales of a batch show the form of the symbol that can be read at the smallest one.
        var ofSet = context
        ofSet.smallestScale = 1
        let ofBatch = try file.library(button, ofSet)
        #expect((batch == ofBatch) as Bool, "batch and library: \(label)")
        let sheet = try tool.run(
          ["sheet", locale, "--size", "\(size)"] + style.arguments + file.arguments)
        #expect(sheet.errors == "")
        let librarySheet = try file.library(SheetOnBackground(button, caption: locale), context)
        #expect((sheet.output == librarySheet) as Bool, "sheet and library: \(label)")
      }
    }
  }

  /// A sheet as the command draws it: the background is the sheet's and not the button's.
  private struct SheetOnBackground: Component {
    var sheet: ContactSheet
    var background: PaintColor

    init(_ button: CurrencyButton, caption: String) {
      var button = button
      background = button.style.background.map { .color($0) } ?? .role(.background)
      button.style.background = nil
      sheet = ContactSheet([.init(button, caption: caption)])
    }

    func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
      try sheet.layout(in: context)
    }

    func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
      var picture = try sheet.picture(in: context)
      picture.scene = picture.scene.background(background)
      return picture
    }
  }

  /// A batch of a style in all sizes.
  private static func configuration(_ style: Style) -> String {
    let buttons = Style.sizes.map { "  \(name($0)): { size: \($0) }\n" }.joined()
    return """
      version: 1
      output: out
      naming: locale
      locales: [\(locales.map(\.0).joined(separator: ", "))]
      button: { \(style.yaml) }
      buttons:
      \(buttons)targets:
        - { kind: files, formats: [png], name: "{button}-{locale}-{scale}.{format}" }
        - { kind: files, formats: [svg, pdf], name: "{button}-{locale}.{format}" }
        - { kind: android, night: false }

      """
  }

  private static func name(_ size: Double) -> String { "b\(Int(2 * size))" }

  /// Where a batch may write a file.
  private static func paths(
    _ file: File, _ size: Double, _ locale: String, _ directed: String
  ) -> [String] {
    let name = "\(name(size))-\(locale)"
    return switch file.format {
    case .png: ["\(name)-\(Int(file.scale ?? 1)).png"]
    case .svg, .pdf: ["\(name).\(file.format)"]
    case .android:
      [directed, "drawable"].map {
        "android/res/\($0)/currency_badge_\(Self.name(size))_\(locale.lowercased()).xml"
      }
    }
  }

  @Test(arguments: ["7", "1000", "Neu"], [0.0, 2])
  func `a badge has the same bytes from the library, badge and compose`(
    value: String, border: Double
  ) throws {
    let folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    var badge = CapsuleBadge(Int(value).map { .count($0, maximum: 99) } ?? .text(value))
    badge.border = border
    let key = Int(value) == nil ? "text: \(value)" : "count: \(value), max: 99"
    try folder.write(
      """
      version: 1
      component: { kind: badge, \(key), border: \(border) }

      """, to: "compose.yml")
    let context = try LayoutContext()
    for file in File.all(scale: 2) {
      let library = try file.library(badge, context)
      // What has no title of its own is called as the value, or as the description's file.
      let title = [.svg, .pdf].contains(file.format) ? ["--title", value] : []
      let drawn = try tool.run(
        ["badge", value, "--border", "\(border)"] + (Int(value) == nil ? [] : ["--max", "99"])
          + title + file.arguments)
      #expect(drawn.errors == "")
      let composed = try tool.run(["compose", "compose.yml"] + title + file.arguments)
      #expect(composed.errors == "")
      #expect((composed.output == drawn.output) as Bool, "\(file)")
      if title.isEmpty { #expect((drawn.output == library) as Bool, "\(file)") }
    }
  }
}
