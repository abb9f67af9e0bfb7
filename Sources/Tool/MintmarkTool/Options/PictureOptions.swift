import ArgumentParser
import BadgeKit
import CairoBackend
import RasterImage
import Messages
import SystemSupport
import VectorFormats
import VectorGraphics

/// The options for the file of a picture. All commands that write a picture share them.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @Option(choice: "The format.", default: "by the file's extension")
  var format: PictureFormat?

  @Option(
    parsing: .unconditional, help: "Pixels per point, for PNG. (default: 1)",
    transform: OptionValue.number(.any(.scale)))
  var scale: Double?

  @Option(effort: PNG.Optimization.documentation)
  var optimize: PNG.Optimization?

  @Option(choice: "The colours.")
  var appearance = Appearance.light

  @Option(
    choice: SystemPalette.documentation, default: SystemPalette.standard.rawValue,
    visibility: .rare)
  var palette: SystemPalette?

  @Option(
    help: ArgumentHelp(
      "The accessible name in SVG and PDF, for screen readers. (default: the label or the content)",
      valueName: "text", visibility: .rare))
  var title: String?

  /// The output and its format. Checks that all options fit the format.
  ///
  /// - Parameter svgTint: how an SVG refers to the tint.
  /// - Returns: the path of the output, or `-`, and its format.
  /// - Throws: `ValidationError` for a missing output, an unknown format, or an option that does not fit.
  @discardableResult func destination(
    svgTint: SVGTint = .themable
  ) throws(ValidationError) -> (path: String, format: PictureFormat) {
    guard let output else {
      throw ValidationError(
        "no output: name a file with -o, as in -o icon.png, or - for standard output")
    }
    guard !output.isEmpty else {
      throw ValidationError("the output is empty: name a file with -o, or - for standard output")
    }
    guard let format = format ?? (output == "-" ? .png : PictureFormat(path: output)) else {
      throw ValidationError(Self.fix(ofOutput: output))
    }
    let misfits: [(Bool, String)] = [
      (scale != nil && format != .png, "--scale counts pixels, and \(format.rawValue) has none"),
      (optimize != nil && format != .png, "--optimize is for png"),
      (title != nil && !format.hasTitle, "--title is for svg and pdf"),
      (svgTint == .inherited && format != .svg, "--tint currentColor is for svg"),
    ]
    for (isWrong, reason) in misfits where isWrong {
      throw ValidationError("\(reason): leave it out or choose another format")
    }
    return (output, format)
  }

  /// The message for an output whose name has no known extension.
  private static func fix(ofOutput output: String) -> String {
    if output.hasSuffix("/") || (try? Directory.isFolder(FilePath(output))) == true {
      let folder = output.hasSuffix("/") ? output : output + "/"
      return "'\(output)' is a folder: name a file, such as '\(folder)icon.png'"
    }
    let endings = "let the name end in \(PictureFormat.fileExtensions)"
    return "the format of '\(output)' is not known: \(endings), or add --format"
  }

  /// The given layout context, adapted to the format and the scale of the picture.
  func context(_ context: LayoutContext) throws -> LayoutContext {
    let rendition = try rendition()
    return context.adapted(to: rendition.medium, scale: rendition.scale)
  }

  /// Encodes a scene and writes it to the output. A file is written completely or not at all.
  func write(
    _ scene: VectorScene, palette: Palette, title defaultTitle: String, titleLanguage: String?,
    svgTint: SVGTint = .themable
  ) throws {
    let (path, _) = try destination(svgTint: svgTint)
    var encoder = try PictureEncoder(optimization: optimize ?? .standard)
    let bytes = try encoder.encode(
      scene, as: rendition(svgTint: svgTint), palette: palette, title: title ?? defaultTitle,
      // The language of a title from --title is not known.
      titleLanguage: title == nil ? titleLanguage : nil)
    try Self.write(bytes, to: path)
  }

  private func rendition(svgTint: SVGTint = .themable) throws -> Rendition {
    let format = try destination(svgTint: svgTint).format
    return Rendition(
      format, scale: scale ?? 1, tint: svgTint,
      date: format == .pdf ? try SourceDate.ofEnvironment() : nil)
  }

  /// Writes a file atomically, and makes its folder if that is missing. The path `-` is standard output.
  static func write(_ bytes: [UInt8], to path: String) throws {
    guard path == "-" else {
      let file = try FilePath(ofFile: path)
      do throws(FileError) { return try AtomicFile.write(bytes, to: file) } catch {
        guard error.code == .noSuchFileOrDirectory else { throw error }
        _ = try Directory.make(file.removingLastComponent())
        return try AtomicFile.write(bytes, to: file)
      }
    }
    try StandardStream.output.write(bytes)
  }
}
