extension Tool {
  /// The names of all commands of the tool. A subcommand has the name of its group before its own.
  package static let commands = [
    "render", "geometry", "badge", "compose", "sheet", "locales", "audit", "fonts", "colors",
    "diff",
    "snapshot",
    "snapshot verify", "snapshot record", "snapshot accept", "snapshot merge",
    "snapshot comment", "snapshot prune",
    "symbols", "symbols lint",
    "symbols preview",
    "symbols make", "batch", "preview", "init", "merge", "schema",
  ]
}
