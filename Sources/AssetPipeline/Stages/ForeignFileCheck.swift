import SystemSupport

extension Batch {
  /// Ends the run before anything is written if it would replace a file that no recorded run of the
  /// configuration wrote.
  ///
  /// A file that has the right bytes already may be anyone's, so those in question are rendered to
  /// compare them.
  static func refuseForeignFiles(
    _ survey: OutputSurvey, of plan: Plan, _ context: BatchContext
  ) throws(PipelineError) {
    guard !context.options.takesOver, !survey.foreignPaths.isEmpty else { return }
    let renderer = BatchRenderer(
      plan, survey.ofForeignPaths, context, mode: .compare, reporter: NoReporter())
    let inTheWay = try renderer.run().inTheWay.sorted(by: Manifest.precedes).filter { path in
      // Earlier versions did not note whose files they wrote: what is planned here was this one's.
      let owners = context.others.owners(of: path)
      return owners.isEmpty || owners.contains { $0.owner != nil }
    }
    if let first = inTheWay.first {
      let output = context.folder.path.argumentText
      if let owner = context.others.owners(of: first).compactMap(\.owner).first {
        throw .filesOfOther(first, count: inTheWay.count, output: output, configuration: owner)
      }
      throw .foreignFiles(first, count: inTheWay.count, output: output)
    }
  }
}

/// Reports nothing.
private struct NoReporter: BatchReporter {
  func begin(locales: Int, drawings: Int, files: Int) {}
  func progress(files: Int) {}
  func finished(drawing: String, files: Int) {}
  func failed(_ failure: DrawingFailure) {}
  func end(_ outcome: Batch.Outcome) {}
}
