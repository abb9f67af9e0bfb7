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
  enum SVGWriter: String, CaseIterable {
    case mintmark, cairo
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @Option(choice: "The format.", default: "by the file's extension")
  var format: PictureFormat?

  @Option(
    parsing: .unconditional, help: "Pixels per point, for PNG. (default: 1)",
    transform: ValueFix.number())
  var scale: Double?

  @Option(effort: PNG.Optimization.documentation)
  var optimize: PNG.Optimization?

  @Option(choice: "The appearance of the colours.")
  var appearance = Appearance.Scheme.light

  @Option(choice: "The contrast of the colours.")
  var contrast = Appearance.Contrast.standard

  @Option(
    help: """
      The accessible name, for screen readers, in SVG and PDF. (default: of a button, the label, or \
      the action and the currency; of a badge, its text; of a sheet, the number of buttons; of \
      other components, the description's file name)
      """)
  var title: String?

  @Option(choice: "The SVG backend.", default: SVGWriter.mintmark.rawValue)
  var svgWriter: SVGWriter?

  @Flag(help: "Don't warn of a tint that is hard to see.")
  var noContrastCheck = false

  /// The appearance for which the picture is made.
  var colorAppearance: Appearance { Appearance(appearance, contrast: contrast) }

  /// The first given option that is useless without a picture; nil if there is none.
  var firstGiven: String? {
    let options: [(Bool, String)] = [
      (output != nil, "-o"), (format != nil, "--format"), (scale != nil, "--scale"),
      (optimize != nil, "--optimize"), (title != nil, "--title"),
      (svgWriter != nil, "--svg-writer"),
    ]
    return options.first { $0.0 }?.1
  }

  /// Checks that there is an output, and that all options fit its format.
  ///
  /// - Parameter svgTint: how an SVG refers to the tint.
  /// - Returns: the path of the output, or `-`, and its format.
  /// - Throws: `ValidationError` for a missing output, an unknown format, or an option that does not fit.
  @discardableResult func checkDestination(
    svgTint: SVGTint = .themable
  ) throws(ValidationError) -> (path: String, format: PictureFormat) {
    guard let output else {
      throw ValidationError("no output: name a file with -o, or - for standard output")
    }
    guard !output.isEmpty else {
      throw ValidationError("the output is empty: name a file with -o, or - for standard output")
    }
    guard let format = format ?? PictureFormat(path: output) else {
      throw ValidationError(
        "'\(output)' has no known extension: add --format \(Alternatives.text(PictureFormat.names))"
      )
    }
    let misfits: [(Bool, String)] = [
      (scale != nil && format != .png, "--scale counts pixels, and \(format.rawValue) has none"),
      (optimize != nil && format != .png, "--optimize is for png"),
      (svgWriter != nil && format != .svg, "--svg-writer is for svg"),
      (title != nil && format != .svg && format != .pdf, "--title is for svg and pdf"),
      (
        title != nil && svgWriter == .cairo,
        "--title needs Mintmark's own SVG writer, without --svg-writer"
      ),
      (svgTint == .inherited && format != .svg, "--tint currentColor is for svg"),
      (
        svgTint == .inherited && svgWriter == .cairo,
        "--tint currentColor needs Mintmark's own SVG writer, without --svg-writer"
      ),
    ]
    for (isWrong, reason) in misfits where isWrong {
      throw ValidationError("\(reason): leave it out or choose another format")
    }
    return (output, format)
  }

  /// The given layout context, adapted to the format and the scale of the picture.
  func context(_ context: LayoutContext) throws -> LayoutContext {
    let rendition = try rendition()
    var context = context
    (context.medium, context.scale) = (rendition.medium, rendition.scale)
    return context
  }

  /// Encodes a scene and writes it to the output. A file is written completely or not at all.
  func write(
    _ scene: VectorScene, palette: Palette, title defaultTitle: String, titleLanguage: String?,
    svgTint: SVGTint = .themable
  ) throws {
    let (path, _) = try checkDestination(svgTint: svgTint)
    var encoder = try PictureEncoder(optimization: optimize ?? .standard)
    let bytes = try encoder.encode(
      scene, as: rendition(svgTint: svgTint), palette: palette, title: title ?? defaultTitle,
      // The language of a title from --title is not known.
      titleLanguage: title == nil ? titleLanguage : nil)
    try Self.write(bytes, to: path)
  }

  private func rendition(svgTint: SVGTint = .themable) throws -> Rendition {
    switch try checkDestination(svgTint: svgTint).format {
    case .png: .png(scale: scale ?? 1)
    case .svg: svgWriter == .cairo ? .cairoSVG : .svg(svgTint)
    case .pdf: .pdf(try SourceDate.ofEnvironment())
    case .android: .vectorDrawable(.palette)
    }
  }

  /// Writes to a file atomically, or to standard output if the path is `-`.
  static func write(_ bytes: [UInt8], to path: String) throws {
    guard path == "-" else {
      return try AtomicFile.write(bytes, to: FilePath(ofFile: path))
    }
    try StandardStream.output.write(bytes)
  }
}
