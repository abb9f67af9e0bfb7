internal import BadgeKit
internal import CairoBackend
internal import CurrencyLocale
internal import Foundation
internal import ImageSnapshots
internal import Testing
package import TextOutlines

/// The versions of everything that decides about pixels, a line each, as in
/// `Snapshots/ENVIRONMENT`.
package struct PictureEnvironment: Hashable, Sendable {
  package var lines: [String]

  package static let file = RecordedFile(name: "ENVIRONMENT")

  package init(lines: [String]) { self.lines = lines }

  /// The versions this process draws with.
  package init(_ typesetter: Typesetter) throws {
    lines = [
      "cairo \(Cairo.version)", "harfbuzz \(HarfBuzz.version)", "cldr \(LocaleData.version)",
    ]
    var faces: Set<FaceDescription> = []
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      let line = try typesetter.line(
        locale.symbol(.standard), weight: .semibold, direction: nil, language: locale.identifier)
      faces.formUnion(line.faces)
    }
    lines += try faces.map {
      "font \($0.family) \($0.style) \(try typesetter.digest(of: $0).prefix(16))"
    }.sorted()
  }

  /// The versions the references were made with; nil where there is no record.
  package static var recorded: PictureEnvironment? {
    file.text.map { PictureEnvironment(lines: $0.split(separator: "\n").map(String.init)) }
  }

  /// The lines that differ, in one sentence; nil where none does.
  package func difference(from recorded: PictureEnvironment) -> String? {
    let gone = recorded.lines.filter { !lines.contains($0) }
    let here = lines.filter { !recorded.lines.contains($0) }
    guard !gone.isEmpty || !here.isEmpty else { return nil }
    return "the references were made with \(gone.isEmpty ? "less" : gone.joined(separator: ", ")), "
      + "and this is \(here.isEmpty ? "without" : here.joined(separator: ", "))"
  }

  /// The differences from the versions of the references, in one sentence; nil where there are
  /// none.
  package static func difference() throws -> String? { try found.get() }

  /// Looked up once a process, as it takes the outlines of a thousand symbols.
  private static let found = Result<String?, any Error> {
    guard let recorded else { return nil }
    return try PictureEnvironment(Typesetter()).difference(from: recorded)
  }
}
