import ArgumentParser
import Messages
import SystemSupport
import VectorFormats

extension SymbolsCommand {
  /// The command `symbols make`.
  struct Make: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "make",
      abstract:
        "Make a template of a custom SF Symbol from one drawing, or from three for all weights.",
      discussion: """
        Examples:
          mintmark symbols make star.svg -o star.symbol.svg
          mintmark symbols make thin.svg star.svg black.svg -o star.symbol.svg

        Give three drawings in the order ultralight, regular, black. They need the same view box, \
        and the same paths with the same points in the same order; their strokes can have other \
        widths. One drawing has the same strokes in all weights. A drawing is scaled until its view box, or without one its outline, is as \
        tall as the system's circled symbols, and gets their margins.
        """)

    @Argument(
      help: "One drawing, or three: ultralight, regular and black.",
      completion: .file(extensions: ["svg"]))
    var drawings: [String]

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The template to write, or - for standard output.", valueName: "file"))
    var output: String

    @Option(
      help: ArgumentHelp(
        "The template's version: 3.0, 4.0, 5.0 or 6.0. Newer ones need a newer system. (default: 3.0)",
        valueName: "version"),
      transform: version)
    var templateVersion = SymbolTemplateVersion(3)

    func validate() throws {
      guard drawings.count == 1 || drawings.count == 3 else {
        throw ValidationError(
          "\(drawings.count) drawings make no symbol: give one, or three for ultralight, regular and "
            + "black")
      }
    }

    private static func version(_ text: String) throws -> SymbolTemplateVersion {
      let writable = SymbolTemplateVersion.writable
      guard let version = SymbolTemplateVersion(text), writable.contains(version) else {
        throw ValueError("give " + Alternatives.text(writable.map(\.description)))
      }
      return version
    }

    func run() throws {
      guard output == "-" || output.lowercased().hasSuffix(".svg") else {
        throw ValidationError("a template is SVG: let the name end in .svg")
      }
      try OverwriteCheck.run(output: output, inputs: drawings)
      var masters: [SymbolArtwork] = []
      var faults: [(path: String, error: any Error)] = []
      for path in drawings where !faults.contains(where: { $0.path == path }) {
        do { masters.append(try Self.drawing(path)) } catch { faults.append((path, error)) }
      }
      if let last = faults.popLast() {
        for fault in faults { Diagnostics.report(fault.error) }
        throw last.error
      }
      do { masters = try SymbolArtwork.masters(masters) } catch {
        throw CommandError.data("the drawings make no symbol: \(error)")
      }
      SymbolArtwork.doubts(about: masters).forEach { Diagnostics.warn($0) }
      let template = SymbolTemplate(masters, version: templateVersion)
      let bytes = Array(template.svg().utf8)
      if let finding = SymbolLinter.findings(bytes).first {
        if let difference = SymbolArtwork.differenceOfStrokes(masters) {
          throw CommandError.data("the drawings make no symbol: \(difference)")
        }
        throw CommandError.data(
          "the drawings make no symbol: \(finding.element): \(finding.problem): \(finding.fix)")
      }
      try PictureOptions.write(bytes, to: output)
    }

    private static func drawing(_ path: String) throws -> SymbolArtwork {
      let bytes = try FileReader.bytes(of: FilePath(path))
      do { return try SymbolArtwork(svg: bytes) } catch {
        throw CommandError.data("'\(path)': \(error)")
      }
    }
  }
}
