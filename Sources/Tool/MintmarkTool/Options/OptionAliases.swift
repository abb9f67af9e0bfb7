import BadgeKit
import CairoBackend
import ComponentDescriptions
import ImageComparison
import ImageSnapshots
import Messages

/// Options of other tools that can mean only one option here. Help texts don't list them.
enum OptionAliases {
  private enum Meaning {
    /// Another name of an option.
    case option(String)
    /// A flag, or an option with its value.
    case words(String, String? = nil)
    /// The value is an argument: the option is left out.
    case argument
  }

  private struct Row {
    /// The commands, separated by commas.
    let commands: String
    /// The names without hyphens, in lower case.
    let names: Set<String>
    let meaning: Meaning

    init(_ commands: String, _ names: String, _ meaning: Meaning) {
      self.commands = commands
      self.names = Set(names.split(separator: " ").map(String.init))
      self.meaning = meaning
    }

    func isFor(_ command: String) -> Bool {
      commands.split(separator: ",").contains { $0 == command }
    }
  }

  private static let buttons = "render,geometry,sheet,audit"
  private static let pictures = "render,sheet,badge,compose"

  private static let rows =
    [
      Row(buttons, "color colour fill tint-color accent-color", .option(StyleOption.tint.name)),
      Row(buttons, "width height", .option(StyleOption.size.name)),
      Row(buttons, "bg background-color background-colour", .option(StyleOption.background.name)),
      Row("render,geometry,sheet,audit,badge", "font-weight", .option(StyleOption.weight.name)),
      Row(buttons, "font-family", .option("font")),
      Row(buttons, "stroke-width line-width border-width", .option(StyleOption.ringWidth.name)),
      Row(buttons, "margin inset", .option(StyleOption.padding.name)),
      Row(buttons, "corner position badge-position", .option(StyleOption.badgeCorner.name)),
      Row(buttons, "icon mark", .option(StyleOption.badge.name)),
      Row(buttons, "date day", .option("on")),
      Row(buttons, "no-badge", .words(StyleOption.badge.name, "none")),
      Row(buttons, "plus", .words(StyleOption.badge.name, "plus")),
      Row(buttons, "minus", .words(StyleOption.badge.name, "minus")),
      Row(buttons, "no-ring", .words(StyleOption.ring.name, "none")),
      Row(buttons, "outline outlined", .words(StyleOption.ring.name, "outline")),
      Row(buttons, "filled solid", .words(StyleOption.ring.name, "filled")),
      Row(buttons, "toolbar", .words(StyleOption.ring.name, "toolbar")),
      Row(buttons, "narrow", .words(StyleOption.symbolForm.name, "narrow")),
      Row("render,geometry,sheet,audit,badge", "bold", .words(StyleOption.weight.name, "bold")),
      Row(pictures, "dark dark-mode darkmode night", .words("appearance", "dark")),
      Row(pictures, "light light-mode lightmode", .words("appearance", "light")),
      Row(pictures, "theme mode color-scheme scheme", .option("appearance")),
      Row(pictures, "out outfile out-file output-file", .option("output")),
      Row("render,sheet,badge", "file filename", .option("output")),
      Row(pictures, "alt description aria-label", .option("title")),
      Row(pictures, "stdout", .words("output", "-")),
      Row(pictures, "type ext extension", .option("format")),
      Row(pictures, "1x @1x", .words("scale", "1")),
      Row(pictures, "2x @2x", .words("scale", "2")),
      Row(pictures, "3x @3x", .words("scale", "3")),
      Row(pictures, "4x @4x", .words("scale", "4")),
      Row("render,geometry", "code iso", .option("currency")),
      Row("sheet", "cols per-row", .option("columns")),
      Row("sheet", "world", .words("all")),
      Row("badge", "count value number", .argument),
      Row("badge", "text-color text-colour font-color fg", .option(BadgeFields.foreground.name)),
      Row("compose", "in input file", .argument),
      Row("render,geometry,sheet,locales,audit", "locale lang language", .argument),
      Row("badge", "lang language", .option("locale")),
      Row("batch", "threads parallel workers concurrency", .option("jobs")),
      Row("batch,preview,merge", "out dir outdir output-dir dest", .option("output")),
      Row("batch,preview", "config configuration file", .argument),
      Row("batch", "dry-run dry simulate", .words("check")),
      Row("init", "all", .words("world")),
      Row(
        "diff,snapshot verify", "strict",
        .words(ComparisonFields.strategy.name, ComparisonRule.exact.strategy.name)),
      Row(
        "diff,snapshot verify", "max-diff-pixels maxdiffpixels",
        .option(ComparisonFields.maxPixels.name)),
      Row(
        "diff,snapshot verify", "max-diff-pixel-ratio maxdiffpixelratio",
        .option(ComparisonFields.maxRatio.name)),
      Row(
        "diff,snapshot verify", "includeaa include-aa",
        .option(ComparisonFields.countAntialiased.name)),
      Row("diff,snapshot verify", "max-diff", .option(ComparisonFields.maxDifference.name)),
      Row("diff,snapshot verify", "mask region", .option(ComparisonFields.ignore.name)),
      Row("snapshot accept", "filter grep include", .option("only")),
      Row("snapshot verify", "filter grep include", .option("only")),
      Row("snapshot verify", "html", .option("report")),
      Row("init", "target platform", .argument),
    ]
    + ComparisonRule.Strategy.all.map {
      Row("diff,snapshot verify", $0.name, .words(ComparisonFields.strategy.name, $0.name))
    }

  /// The arguments with each alias replaced. An option is read in any case, with one hyphen or two, and with `_` for
  /// `-`. The dashes that text editors make of hyphens are hyphens.
  ///
  /// Only call it for arguments that the parser refuses. A value that looks like an alias then stays a value.
  /// So does one of ``texts`` in arguments that are refused for another option.
  static func replaced(_ arguments: [String], of command: String) -> [String] {
    if [["-v"], ["-V"], ["version"]].contains(arguments) { return ["--version"] }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let rows = rows.filter { $0.isFor(command) }
    let words = zip([""] + arguments, arguments[..<end])
    var replaced = words.flatMap { texts.contains($0) ? [$1] : replacement(of: $1, rows) }
    var rest = Array(arguments[end...])
    if command == "badge", rest.isEmpty { rest = negativeValue(in: &replaced) }
    if pictures.split(separator: ",").contains(where: { $0 == command }) {
      nameOutput(in: &replaced)
    }
    return replaced + rest
  }

  /// Removes a negative number that follows no option, and returns it after `--`. The parser takes it for an option.
  private static func negativeValue(in arguments: inout [String]) -> [String] {
    let index = arguments.indices.first {
      ($0 == 0 || !arguments[$0 - 1].hasPrefix("-")) && arguments[$0].hasPrefix("-")
        && arguments[$0].dropFirst().first?.isNumber == true
    }
    return index.map { ["--", arguments.remove(at: $0)] } ?? []
  }

  /// Adds `-o` before a picture file that follows no option, where no output is named.
  private static func nameOutput(in arguments: inout [String]) {
    guard !arguments.contains(where: { $0 == "-o" || $0.hasPrefix("--output") }) else { return }
    let index = arguments.indices.dropFirst().first {
      !arguments[$0 - 1].hasPrefix("-") && !arguments[$0].hasPrefix("-")
        && PictureFormat(path: arguments[$0]) != nil
    }
    if let index { arguments.insert("-o", at: index) }
  }

  /// The options whose values can begin with a dash.
  private static let texts: Set = [
    "--text", "--" + StyleOption.label.name, "--title", "--font", "--output", "-o",
  ]

  private static func replacement(of argument: String, _ rows: [Row]) -> [String] {
    let hyphens = argument.prefix { "-–—".contains($0) }
    let parts = argument.dropFirst(hyphens.count).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = (parts.first ?? "").lowercased().replacing("_", with: "-")
    // `-5.50` is a number, and `-oa.png` an option with its value.
    let isWord = name.utf8.count > 2 && name.allSatisfy { $0.isLetter || $0 == "-" }
    guard !name.isEmpty,
      hyphens == "--" || "–—".contains(hyphens.first ?? " ") || hyphens == "-" && isWord
    else { return [argument] }
    let value = parts.dropFirst().first.map(String.init)
    switch rows.first(where: { $0.names.contains(name) })?.meaning {
    case .option(let option): return ["--" + option] + (value.map { [$0] } ?? [])
    case .words(let option, let text) where value == nil:
      return ["--" + option] + (text.map { [$0] } ?? [])
    case .argument: return value.map { [$0] } ?? []
    default: return ["--" + name + (value.map { "=" + $0 } ?? "")]
    }
  }
}
