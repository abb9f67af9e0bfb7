import ArgumentParser
import CairoBackend
import RasterImage
import SystemSupport
import VectorFormats
import VectorGraphics

/// What file a drawing becomes: shared by every command that writes a picture.
struct PictureOptions: ParsableArguments {
  enum Format: String, CaseIterable {
    case png, svg, pdf, android

    /// The format of a file name's ending.
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

  @Option(
    help: "The format: png, svg, pdf or android. (default: by the file's ending)",
    completion: Choice<Format>.completion)
  var format: String?

  @Option(parsing: .unconditional, help: "Pixels per point, for PNG. (default: 1)")
  var scale: Double?

  @Option(help: "How hard to squeeze a PNG: 0 (fastest) to 3 (smallest). (default: 1)")
  var optimize: String?

  @Option(
    help: "The colours' appearance: light or dark. (default: light)",
    completion: Choice<Appearance.Scheme>.completion)
  var appearance: String?

  @Option(
    help: "The colours' contrast: standard or increased. (default: standard)",
    completion: Choice<Appearance.Contrast>.completion)
  var contrast: String?

  @Option(help: "What a screen reader says, in SVG and PDF. (default: the currency's name)")
  var title: String?

  @Option(
    help: "Who writes SVG: mintmark or cairo. (default: mintmark)",
    completion: Choice<SVGWriter>.completion)
  var svgWriter: String?

  @Flag(help: "Don't warn of a tint that is hard to see.")
  var noContrastCheck = false

  /// The appearance the picture is made for.
  var viewing: Appearance {
    get throws {
      Appearance(
        try Choice.value(appearance, "--appearance") ?? .light,
        contrast: try Choice.value(contrast, "--contrast") ?? .standard)
    }
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

  /// Where the picture goes, once every option is known to go with the format.
  struct Destination {
    var path: String
    var format: Format
    var optimization: PNG.Optimization
    var svgWriter: SVGWriter
  }

  func destination() throws -> Destination {
    guard let output else {
      throw CommandError.usage("no output: name a file with -o, or - for standard output")
    }
    guard !output.isEmpty else {
      throw CommandError.usage("the output is empty: name a file with -o, or - for standard output")
    }
    guard let format = try Choice.value(format, "--format") ?? Format(path: output) else {
      throw CommandError.usage(
        "can't tell the format of '\(output)': say --format png, svg, pdf or android")
    }
    let svgWriter: SVGWriter? = try Choice.value(svgWriter, "--svg-writer")
    let misfits: [(Bool, String)] = [
      (scale != nil && format != .png, "--scale counts pixels, and \(format) has none"),
      (optimize != nil && format != .png, "--optimize is for png"),
      (svgWriter != nil && format != .svg, "--svg-writer is for svg"),
      (title != nil && format != .svg && format != .pdf, "--title is for svg and pdf"),
      (
        title != nil && svgWriter == .cairo,
        "--title needs Mintmark's own SVG writer: leave --svg-writer out"
      ),
    ]
    for (isWrong, reason) in misfits where isWrong {
      throw CommandError.usage("\(reason): leave it out or choose another format")
    }
    let level = optimize ?? "1"
    guard let optimization = Int(level).flatMap(PNG.Optimization.init(rawValue:)) else {
      throw CommandError.usage("--optimize \(level) is no level: give 0, 1, 2 or 3")
    }
    return Destination(
      path: output, format: format, optimization: optimization, svgWriter: svgWriter ?? .mintmark)
  }

  /// Draws a scene and writes it, whole or not at all.
  func write(
    _ scene: Scene, palette: Palette, title: String, svgTint: SVGTint = .themable,
    to destination: Destination
  ) throws {
    if svgTint == .inherited, destination.format != .svg {
      throw CommandError.usage("--tint currentColor needs svg: choose a colour for other formats")
    }
    if svgTint == .inherited, destination.svgWriter == .cairo {
      throw CommandError.usage(
        "--tint currentColor needs Mintmark's own SVG writer: leave --svg-writer out")
    }
    let title = self.title ?? title
    let bytes: [UInt8]
    switch destination.format {
    case .png:
      bytes = try scene.png(
        scale: scale ?? 1, palette: palette, optimization: destination.optimization)
    case .svg:
      try Self.checkVector(scene.size)
      bytes =
        destination.svgWriter == .cairo
        ? try scene.cairoSVG(palette: palette)
        : Array(scene.svg(title: title, palette: palette, tint: svgTint).utf8)
    case .pdf:
      try Self.checkVector(scene.size)
      bytes = try scene.pdf(palette: palette, title: title, date: Self.sourceDate())
    case .android:
      try Self.checkVector(scene.size)
      bytes = Array(scene.vectorDrawable(palette: palette).utf8)
    }
    try Self.write(bytes, to: destination.path)
  }

  /// Refuses sizes that a vector picture, whose numbers are kept to 1/1000 pt, can't have.
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
    guard path == "-" else { return try AtomicFile.write(bytes, to: FilePath(ofFile: path)) }
    try StandardStream.output.write(bytes)
  }

  /// The date of `SOURCE_DATE_EPOCH`, where it is set.
  static func sourceDate() throws -> SourceDate? {
    guard let text = Environment.value("SOURCE_DATE_EPOCH") else { return nil }
    guard let date = SourceDate(text) else {
      throw CommandError.data(
        "SOURCE_DATE_EPOCH is '\(text)': set it to a whole number of seconds since 1970, or unset it"
      )
    }
    return date
  }
}
