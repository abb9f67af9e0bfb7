extension TemporaryFolder {
  /// Runs `batch` in the folder, with a configuration whose output is `out`.
  ///
  /// - Parameters:
  ///   - settings: the settings for ``configure(_:)``.
  ///   - options: options of the command.
  package func batch(_ settings: String, _ options: String...) throws -> Tool.Result {
    try configure(settings)
    return try Tool.mintmark(in: self).run(["batch"] + options)
  }

  /// Runs `batch` in the folder, which has to succeed.
  package func make(_ settings: String) throws {
    try configure(settings)
    try Tool.mintmark(in: self).succeed("batch", "--quiet")
  }

  /// Writes a configuration whose output is `out`: the given settings after the first two lines.
  package func configure(_ settings: String) throws {
    try write("version: 1\noutput: out\n\(settings)\n", to: "mintmark.yml")
  }
}
