import Platform

/// Why a batch could not be planned, run or joined.
public enum PipelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name template that can't be read: the template, and what is wrong with it.
  case nameTemplate(String, problem: String)
  /// A path no output may have, and why.
  case unsafePath(String, problem: String)
  /// Two files of the plan that would be one on some file system.
  case collision(String, String)
  /// A file of the plan that another one needs as its folder.
  case fileIsFolder(String, needed: String)
  /// A link inside the output that leads out of it.
  case linkLeadsOut(String, output: String)
  /// Another run is at work on the same output.
  case locked(output: String, process: Int?)
  /// A share of the work that does not exist.
  case shard(String, problem: String)
  /// The locales asked for are none.
  case noLocales(String)
  /// A target's settings that don't fit together.
  case target(String, problem: String)
  /// The date pictures are to carry is not one.
  case sourceDate(String)
  /// Outputs that can't be joined.
  case merge(String)
  /// Drawings that could not be made, each with its reason.
  case drawings([DrawingFailure])
  /// The run was told to stop.
  case interrupted
  /// A file could not be read or written.
  case file(FileError)

  public var description: String {
    switch self {
    case .nameTemplate(let template, let problem):
      "the name '\(template)' can't be used: \(problem)"
    case .unsafePath(let path, let problem):
      "the output '\(path)' can't be written: \(problem)"
    case .collision(let a, let b) where a == b:
      "two files of the plan are both named '\(a)': add what tells them apart to the name, "
        + "such as {locale}, {appearance} or {scale}"
    case .collision(let a, let b):
      "'\(a)' and '\(b)' are the same file where letter case or Unicode forms don't count: "
        + "rename one"
    case .fileIsFolder(let path, let needed):
      "'\(path)' is a file, but '\(needed)' needs it as a folder: rename one"
    case .linkLeadsOut(let path, let output):
      "'\(path)' is a link that leads out of '\(output)': remove the link"
    case .locked(let output, let process):
      "another run\(process.map { " (process \($0))" } ?? "") is writing to '\(output)': "
        + "wait for it, or choose another output"
    case .shard(let text, let problem):
      "the shard '\(text)' does not exist: \(problem)"
    case .noLocales(let problem): problem
    case .target(let kind, let problem): "the target '\(kind)': \(problem)"
    case .sourceDate(let text):
      "SOURCE_DATE_EPOCH is '\(text)': it must be a whole number of seconds since 1970, not below 0"
    case .merge(let problem): problem
    case .drawings(let failures):
      failures.map(\.description).joined(separator: "\n")
    case .interrupted: "stopped: run it again to go on"
    case .file(let error): error.description
    }
  }
}

/// A drawing that could not be made.
public struct DrawingFailure: Hashable, Sendable, CustomStringConvertible {
  /// The locales that would have shown it, in order.
  public var locales: [String]
  public var reason: String

  public init(locales: [String], reason: String) {
    self.locales = locales
    self.reason = reason
  }

  public var description: String {
    let shown = locales.prefix(3).joined(separator: ", ")
    let rest = locales.count > 3 ? " and \(locales.count - 3) more" : ""
    return "\(shown)\(rest): \(reason)"
  }
}
