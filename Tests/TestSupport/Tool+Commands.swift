extension Tool {
  /// The tool's commands, those of a group with its name before theirs.
  package static let commands = [
    "render", "badge", "compose", "sheet", "locales", "audit", "fonts", "colors", "diff",
    "snapshot",
    "snapshot verify", "snapshot record", "snapshot accept", "snapshot comment", "snapshot adopt",
    "snapshot prune",
    "symbols", "symbols lint",
    "symbols preview",
    "symbols make", "batch", "preview", "init", "merge", "schema",
  ]
}
