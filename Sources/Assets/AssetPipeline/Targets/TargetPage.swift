import Messages

/// The page of a target, which tells how an app uses its files.
///
/// The template is the page of the configuration that `mintmark init` writes for the target. The folders and names of
/// another configuration replace those.
struct TargetPage {
  /// The end that all pages have.
  private static let end = String(decoding: EmbeddedFile.bytes("committing.md"), as: UTF8.self)

  let text: String

  /// - Parameters:
  ///   - words: the replacements of words.
  ///   - parts: the replacements of other texts, in the order of replacement.
  init(_ template: [UInt8], words: [String: String] = [:], _ parts: [(String, String)] = []) {
    let filled = SourceTemplate(template).filled([:], words: words)
    text = parts.reduce(filled) { $0.replacing($1.0, with: $1.1) } + Self.end
  }
}

extension RenderedTarget {
  /// The path of a file or folder of a target, from the folder of the configuration: `icons/web`.
  func place(_ path: String) -> String {
    let names = (plan.configuration.outputName.split(separator: "/") + path.split(separator: "/"))
      .filter { $0 != "." }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}
