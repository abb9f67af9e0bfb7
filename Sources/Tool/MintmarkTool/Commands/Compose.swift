import ArgumentParser
import BadgeKit
import CairoBackend
import ComponentDescriptions
import RasterImage
import Messages
import SystemSupport
import VectorGraphics

/// The command `compose`: draws a picture of the components that a file describes.
struct ComposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Draw tiles, rows, grids, buttons, badges and amount fields from a description.",
    discussion: """
      Example: mintmark compose examples/compose/tiles.yml -o tiles.png --scale 2
      """)

  @Argument(help: "A YAML or JSON file; mintmark schema compose prints its schema.")
  var file: String

  @OptionGroup(visibility: .rare) var day: DayOptions
  @OptionGroup(visibility: .rare) var fonts: FontOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  /// The size limit of a description file, in bytes.
  private static let largest = 8 << 20

  func run() throws {
    if picture.output == nil, PictureFormat(path: file) != nil {
      throw ValidationError("'\(file)' is a picture: name a description, and the picture with -o")
    }
    try picture.destination()
    let bytes = try FileReader.bytes(of: FilePath(file), limit: Self.largest)
    let description = try ComponentFile(
      yaml: bytes, file: file, on: day.day, palette: picture.palette)
    let context = LayoutContext(
      typesetter: try fonts.typesetter(),
      contentSize: description.contentSize, direction: description.direction,
      locale: description.locale)
    let drawn = try description.component.picture(in: picture.context(context))
    var scene = drawn.scene
    // If the size is out of range even at one pixel per point, then the description is wrong and not --scale.
    do {
      _ = try PixelSize(of: scene.size, scale: 1)
    } catch {
      throw CommandError.data("\(file): \(error)")
    }
    if let background = description.background { scene = scene.background(.color(background)) }
    let palette = Palette(picture.appearance, tint: drawn.tint ?? description.tint)
    ContrastCheck.warn(
      of: description.colorPairs, background: description.background, palette: palette,
      in: picture.appearance)
    try picture.write(
      scene, palette: palette,
      title: drawn.title ?? FilePathText.stem(of: file),
      titleLanguage: drawn.titleLanguage)
  }
}
