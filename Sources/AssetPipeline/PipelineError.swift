/// The reason why a batch could not be planned, run or merged.
package enum PipelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name template that can't be read, and the problem with it.
  case nameTemplate(String, problem: String)
  /// A path that is not allowed in outputs, and the reason.
  case unsafePath(String, problem: String)
  /// Two files of the plan that would be one on some file system.
  case collision(String, String)
  /// A file of the plan that another one needs as its folder.
  case fileIsFolder(String, needed: String)
  /// Files that would be replaced, although no recorded run wrote them: the first, and their
  /// number.
  case foreignFiles(String, count: Int, output: String)
  /// Files that would be replaced, although another configuration wrote them: the first, and their
  /// number.
  case filesOfOther(String, count: Int, output: String, configuration: String)
  /// Another run writes to the same output.
  case locked(output: String, process: Int?)
  /// A share of the work that does not exist.
  case shard(String, problem: String)
  /// No locale matches the configuration.
  case noLocales(String)
  /// A target's settings that contradict each other.
  case target(String, problem: String)
  /// Outputs that can't be merged.
  case merge(String)
  /// Fonts that are not those of the manifest, in a locked run.
  case otherFonts(String)
  /// A signal ended the run between two files.
  case interrupted

  package var description: String {
    switch self {
    case .nameTemplate(let template, let problem):
      "the name '\(template)' can't be used: \(problem)"
    case .unsafePath(let path, let problem):
      "the output '\(path)' can't be written: \(problem)"
    case .collision(let a, let b) where a == b:
      "two files of the plan are both named '\(a)': give each target a path of its own, or add a field "
        + "that distinguishes them to the name, "
        + "such as {button}, {locale}, {appearance} or {scale}"
    case .collision(let a, let b):
      "'\(a)' and '\(b)' are the same file on file systems that ignore letter case or Unicode forms: "
        + "rename one"
    case .fileIsFolder(let path, let needed):
      "'\(path)' is a file, but '\(needed)' needs it as a folder: rename one"
    case .foreignFiles(let path, let count, let output):
      "'\(output)/\(path)' exists and no recorded run wrote it"
        + (count > 1 ? " (nor \(count - 1) more)" : "")
        + ": move it away, or replace it with --take-over"
    case .filesOfOther(let path, let count, let output, let configuration):
      "'\(output)/\(path)'" + (count > 1 ? " and \(count - 1) more belong" : " belongs")
        + " to the configuration '\(configuration)': give one of them another output or other "
        + "names, or replace the files with --take-over"
    case .locked(let output, let process):
      "another run\(process.map { " (process \($0))" } ?? "") is writing to '\(output)': "
        + "wait for it, or choose another output"
    case .shard(let text, let problem):
      "the shard '\(text)' is not valid: \(problem)"
    case .noLocales(let problem): problem
    case .target(let kind, let problem): "the target '\(kind)': \(problem)"
    case .merge(let problem): problem
    case .otherFonts(let problem):
      "\(problem): install the recorded fonts, or run once without --locked"
    case .interrupted: "interrupted: run it again to continue"
    }
  }
}

/// A drawing that failed.
package struct DrawingFailure: Hashable, Sendable, CustomStringConvertible {
  /// The name of the button; nil where the configuration names none.
  package var button: String?
  /// The locales that show it, in order; none for a fallback that no planned locale shows.
  package var locales: [String]
  package var reason: String

  package init(button: String? = nil, locales: [String], reason: String) {
    self.button = button
    self.locales = locales
    self.reason = reason
  }

  package var description: String {
    let prefix = button.map { "\($0): " } ?? ""
    if locales.isEmpty { return "\(prefix)the fallback: \(reason)" }
    let shown = locales.prefix(3).joined(separator: ", ")
    let rest = locales.count > 3 ? " and \(locales.count - 3) more" : ""
    return "\(prefix)\(shown)\(rest): \(reason)"
  }
}
