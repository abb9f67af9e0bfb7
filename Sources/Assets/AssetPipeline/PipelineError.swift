/// An error that ends the planning or running of a batch, or a merge.
package enum PipelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name template that can't be read, and the problem with it.
  case nameTemplate(String, problem: String)
  /// A path that is not allowed in output folders, and the reason.
  case unsafePath(String, problem: String)
  /// Two planned paths that are equal, or that some file system takes for the same file or folder.
  case collision(String, String)
  /// A planned file with the path of a folder that another planned file is in.
  case fileIsFolder(String, needed: String)
  /// Files that the run would replace, although no recorded run wrote them: the first path, and the number of
  /// files.
  case foreignFiles(String, count: Int, output: String)
  /// Files that the run would replace, although another configuration wrote them: the first path, and the
  /// number of files.
  case filesOfOther(String, count: Int, output: String, configuration: String)
  /// Another run is writing to the same output folder: its process ID, if it is known.
  case locked(output: String, process: Int?)
  /// A shard that is not valid, such as `9/8`.
  case shard(String, problem: String)
  /// A shard whose output holds another shard, or the files of a run that was not divided.
  case notOfShard(Shard, output: String, holds: Shard)
  /// A manifest of another version than this program writes.
  case manifestVersion(Int, path: String)
  /// A pattern under `locales` matches no locale, or all locales are excluded.
  case noLocales(String)
  /// A setting that can't be used: its name, such as `naming`, and the problem.
  case target(String, problem: String)
  /// Output folders that can't be merged.
  case merge(String)
  /// In a locked run, a text would be drawn with a font other than the recorded one, or there is no manifest.
  case otherFonts(String)
  /// A signal asked the run to stop.
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
      "'\(a)' and '\(b)' are the same on file systems that ignore letter case or Unicode forms: "
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
    case .notOfShard(let shard, let output, let holds):
      "'\(output)' holds \(holds == .whole ? "the files of a whole run" : "shard \(holds)"): "
        + "give shard \(shard) an output of its own with --output"
    case .manifestVersion(let version, let path):
      "'\(path)' has version \(version), and this program writes version "
        + "\(Manifest.Origin.currentVersion): use the program that wrote it, or delete it and run "
        + "with --take-over"
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
  /// The name of the button; nil if the configuration has no `buttons`.
  package var button: String?
  /// The locales that show the drawing, in order; empty for a fallback that no planned locale shows.
  package var locales: [String]
  package var reason: String

  package var description: String {
    let prefix = button.map { "\($0): " } ?? ""
    if locales.isEmpty { return "\(prefix)the fallback: \(reason)" }
    return "\(prefix)\(Self.excerpt(of: locales)): \(reason)"
  }

  /// The first three locales, and the number of the others.
  static func excerpt(of locales: [String]) -> String {
    let rest = locales.count > 3 ? " and \(locales.count - 3) more" : ""
    return locales.prefix(3).joined(separator: ", ") + rest
  }
}

extension DrawingFailure {
  init(_ drawing: Drawing, in plan: Plan, _ reason: String) {
    self.init(
      button: plan.button(of: drawing).variant.name?.text,
      locales: drawing.locales.map { plan[$0].identifier }, reason: reason)
  }
}
