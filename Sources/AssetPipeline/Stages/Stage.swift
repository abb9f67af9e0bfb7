import SystemSupport

/// A step of a run on several threads.
enum Stage {
  /// Runs a body on some threads at once and waits for all of them.
  ///
  /// - Parameter tick: called on the calling thread about ten times a second while they run; false
  ///   gives up waiting.
  /// - Throws: ``PipelineError/interrupted`` where `tick` gave up.
  static func run(
    jobs: Int, tick: () -> Bool = { true }, _ body: @escaping @Sendable () -> Void
  ) throws(PipelineError) {
    let isFinished: Bool
    do { isFinished = try WorkerPool.run(jobs, tick: tick, body) } catch { throw .file(error) }
    if !isFinished { throw .interrupted }
  }
}
