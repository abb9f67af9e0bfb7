import ArgumentParser
import CairoBackend
import RasterImage
import Messages
import SystemSupport
import VectorFormats
import VectorGraphics

/// The file of a picture: shared by every command that writes one.
struct PictureOptions: ParsableArguments {
  enum Format: String, CaseIterable {
    case png, svg, pdf, android

    /// The format of a file name's extension.
    init?(path: String) {
      let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
      guard let dot = name.lastIndex(of: ".") else { return nil }
      let ending = name[name.index(after: dot)...].lowercased()
      guard let format = ending == "xml" ? .android : Format(rawValue: ending) else { return nil }
      self = format
    }
  }

  enum SVGWriter: String, CaseIterable {
    case mintmark, cairo
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @Option(choice: "The format.", default: "by the file's extension")
  var format: Format?

  @Option(parsing: .unconditional, help: "Pixels per point, for PNG. (default: 1)")
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

  /// The appearance the picture is made for.
  var viewing: Appearance { Appearance(appearance, contrast: contrast) }

  /// Whether the picture is an Android vector drawable.
  var isVectorDrawable: Bool {
    (format ?? output.flatMap { Format(path: $0) }) == .android
  }

  /// The first option given that only a picture has a use for; nil if none is.
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
  /// - Returns: the output and its format.
  /// - Throws: `ValidationError` for an error of the command line.
  @discardableResult func checkDestination(
    svgTint: SVGTint = .themable
  ) throws(ValidationError) -> (path: String, format: Format) {
    guard let output else {
      throw ValidationError("no output: name a file with -o, or - for standard output")
    }
    guard !output.isEmpty else {
      throw ValidationError("the output is empty: name a file with -o, or - for standard output")
    }
    guard let format = format ?? Format(path: output) else {
      throw ValidationError(
        "'\(output)' has no known extension: add --format \(Alternatives.text(Format.names))")
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

  /// Draws a scene and writes it, completely or not at all.
  func write(
    _ scene: VectorScene, palette: Palette, title defaultTitle: String, titleLanguage: String?,
    svgTint: SVGTint = .themable
  ) throws {
    let (path, format) = try checkDestination(svgTint: svgTint)
    let title = self.title ?? defaultTitle
    // The language of a title that was given is not known.
    let language = self.title == nil ? titleLanguage : nil
    let bytes: [UInt8]
    switch format {
    case .png:
      bytes = try scene.png(
        scale: scale ?? 1, palette: palette, optimization: optimize ?? .standard)
    case .svg:
      try Self.checkVector(scene.size)
      bytes =
        svgWriter == .cairo
        ? try scene.cairoSVG(palette: palette)
        : Array(
          scene.svg(title: title, titleLanguage: language, palette: palette, tint: svgTint).utf8)
    case .pdf:
      try Self.checkVector(scene.size)
      bytes = try scene.pdf(palette: palette, title: title, date: SourceDate.ofEnvironment())
    case .android:
      try Self.checkVector(scene.size)
      bytes = Array(scene.vectorDrawable(palette: palette).utf8)
    }
    try Self.write(bytes, to: path)
  }

  /// Refuses a size that is too small for a vector picture, whose numbers are rounded to 1/1000 pt.
  private static func checkVector(_ size: Size) throws {
    _ = try PixelSize(of: size, scale: 1)
    let smallest = 0.1
    guard min(size.width, size.height) >= smallest else {
      throw CommandError.usage(
        "a vector picture of \(size.width) × \(size.height) points would lose its detail: "
          + "give a size of \(smallest) or more")
    }
  }

  /// Writes to a file, or to standard output for `-`.
  static func write(_ bytes: [UInt8], to path: String) throws {
    guard path == "-" else {
      return try AtomicFile.write(bytes, to: FilePath(ofFile: path))
    }
    try StandardStream.output.write(bytes)
  }
}
