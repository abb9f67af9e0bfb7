import ArgumentParser
import SystemSupport
import VectorFormats
import VectorGraphics

extension SymbolsCommand {
  /// The command `symbols preview`.
  struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Draw all 27 variants of a template in three rendering modes.",
      discussion: """
        Example: mintmark symbols preview star.svg -o sheet.png --scale 2

        Missing weights and scales are interpolated, as the system does. A variant that can't be drawn \
        is left blank. The grey lines are baseline, capline and margins.
        """)

    @Argument(
      help: "The template, or a .symbolset folder.",
      completion: .file(extensions: ["svg", "symbolset"]))
    var template: String

    @OptionGroup(title: "Picture") var picture: PictureOptions
    @OptionGroup(title: "Fonts", visibility: .rare) var fonts: FontOptions

    func run() throws {
      try picture.destination()
      let file = try SymbolFile.templatePath(at: FilePath(template))
      try OverwriteCheck.run(output: picture.output, inputs: [template, file.string])
      let template = try read(FileReader.bytes(of: file))
      let sheet = SymbolSheet(
        template: template, palette: picture.palette ?? .standard,
        typesetter: try fonts.typesetter())
      let scene: VectorScene
      do {
        scene = try sheet.scene()
      } catch let error as PathUnionError {
        throw CommandError.data("'\(self.template)': \(error)")
      }
      if sheet.blankCount > 0 {
        Diagnostics.warn(
          "\(sheet.blankCount) of 27 variants are blank: see what is wrong with "
            + "mintmark symbols lint")
      }
      try picture.write(
        scene.background(.role(.background)), palette: Palette(picture.appearance),
        title: "Variants of a symbol", titleLanguage: "en")
    }

    private func read(_ bytes: [UInt8]) throws -> SymbolTemplate {
      do {
        return try SymbolTemplate.read(bytes).template
      } catch {
        throw CommandError.data("'\(template)': \(error)")
      }
    }
  }
}
