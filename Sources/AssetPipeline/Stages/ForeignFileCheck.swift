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
    guard !context.options.takesOver, survey.hasForeignPaths else { return }
    let renderer = BatchRenderer(
      plan, survey.ofForeignPaths, context, mode: .findForeign, reporter: NoReporter())
    let inTheWay = try renderer.run().inTheWay
    if let error = try inTheWay.error(in: context.folder.path.string, context.others) {
      throw error
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
