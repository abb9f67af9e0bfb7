import ArgumentParser
import BadgeKit
import CairoBackend
import ComponentFiles
import CurrencyLocale
import SystemSupport
import TextOutlines
import VectorGraphics

/// A picture of components.
struct Compose: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Draw tiles, rows, grids, buttons, badges and amount fields from a description.",
    discussion: """
      Example: mintmark compose examples/compose/tiles.yml -o tiles.png --scale 2
      """)

  @Argument(help: "A YAML or JSON file; mintmark schema compose prints what it may hold.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "A font to use before all others; may be repeated.", valueName: "family|file"))
  var font: [String] = []

  @OptionGroup(title: "Picture") var picture: PictureOptions

  /// The largest description that is read, in bytes.
  private static let largest = 8 << 20

  func run() throws {
    let destination = try picture.destination()
    let bytes = try FileReader.bytes(of: FilePath(file), limit: Self.largest)
    let description = try ComponentFile(yaml: bytes, file: file)
    let surroundings = Surroundings(
      typesetter: try Typesetter(fonts: FontStack(names: font)),
      contentSize: description.contentSize, direction: description.layoutDirection,
      locale: description.locale, scale: picture.scale ?? 1)
    var scene = try description.component.scene(in: surroundings)
    // A size that is no picture's at one pixel a point is the description's fault.
    do {
      _ = try PixelSize(of: scene.size, scale: 1)
    } catch {
      throw CommandError.data("\(file): \(error)")
    }
    if let background = description.background { scene = scene.background(.color(background)) }
    try picture.write(
      scene, palette: Palette(try picture.viewing, tint: description.tint), title: title,
      to: destination)
  }

  /// The file's name without its folder and its ending.
  private var title: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
