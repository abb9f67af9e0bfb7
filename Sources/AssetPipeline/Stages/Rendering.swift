import Synchronization
import SystemSupport
import VectorFormats
import VectorGraphics

/// Makes the files of a plan that a survey found missing.
final class Rendering: Sendable {
  private let plan: Plan
  private let folder: Directory
  private let reporter: any BatchReporter
  /// Nil in a rehearsal, where nothing is written.
  private let journal: Journal?
  private let isDurable: Bool
  private let survey: Survey
  private let filesDone = Atomic<Int>(0)
  private let mustStop = Atomic<Bool>(false)
  private let collected = Accumulator(Result())

  /// What came of it.
  struct Result: Sendable {
    /// The files that are right now, written or found so.
    var entries: [Manifest.Entry] = []
    var written = 0
    var bytesWritten = 0
    /// By the drawing's place in the plan.
    var failures: [Int: DrawingFailure] = [:]
    /// The inside of the drawings' SVG, for summaries.
    var outlines: [Int: Summary.Outline] = [:]
    /// In a rehearsal, planned paths under which something else stands that no run on record wrote.
    var inTheWay: [String] = []
    /// A file that could not be written, which ends the run.
    var fatal: PipelineError?
    var wasInterrupted = false

    fileprivate mutating func add(_ other: Result) {
      entries += other.entries
      written += other.written
      bytesWritten += other.bytesWritten
      failures.merge(other.failures) { first, _ in first }
      outlines.merge(other.outlines) { first, _ in first }
      inTheWay += other.inTheWay
      fatal = fatal ?? other.fatal
      wasInterrupted = wasInterrupted || other.wasInterrupted
    }
  }

  init(
    _ plan: Plan, _ folder: Directory, _ survey: Survey, journal: Journal?, isDurable: Bool = false,
    reporter: any BatchReporter
  ) {
    self.isDurable = isDurable
    self.plan = plan
    self.folder = folder
    self.survey = survey
    self.journal = journal
    self.reporter = reporter
  }

  func run() throws(PipelineError) -> Result {
    let needsSummaries = survey.summaries.contains { $0.outdated > 0 }
    // The longest first, so that no worker ends long after the others.
    let units = survey.drawings.filter { $0.outdated > 0 }.sorted {
      ($1.files, $0.index) < ($0.files, $1.index)
    }
    try work(units.map(\.index)) { worker, index in
      try worker.makeFiles(of: index, keepsOutline: needsSummaries)
    }
    if needsSummaries, !mustStop.load(ordering: .relaxed) {
      let known = collected.result
      let rest = plan.drawings.indices.filter {
        known.outlines[$0] == nil && known.failures[$0] == nil
      }
      try work(rest) { worker, index in try worker.makeOutline(of: index) }
      try work(survey.summaries.map(\.index), results: summaryResults()) { worker, index in
        try worker.makeSummary(index)
      }
    }
    return collected.result
  }

  private func summaryResults() -> Summary.Results {
    let outlines = collected.result.outlines
    return Summary.Results(plan: plan, outlines: plan.drawings.indices.map { outlines[$0] })
  }

  private func work(
    _ indexes: [Int], results: Summary.Results? = nil,
    _ body: @escaping @Sendable (Worker, Int) throws -> Void
  ) throws(PipelineError) {
    guard !indexes.isEmpty else { return }
    let queue = WorkQueue(indexes.count)
    let tick = {
      self.reporter.progress(files: self.filesDone.load(ordering: .relaxed))
      return !Interruption.isOverdue
    }
    try Stage.run(jobs: min(plan.settings.jobs, indexes.count), tick: tick) { [self] in
      let worker = Worker(self, results: results)
      while !mustStop.load(ordering: .relaxed), let place = queue.take() {
        do {
          try body(worker, indexes[place])
        } catch let error as PipelineError {
          mustStop.store(true, ordering: .relaxed)
          if error == .interrupted {
            worker.result.wasInterrupted = true
          } else {
            worker.result.fatal = error
          }
        } catch {
          worker.fail(indexes[place], error)
        }
      }
      collected.update { [result = worker.result] in $0.add(result) }
    }
  }

  /// One thread's tools and results.
  fileprivate final class Worker {
    private let run: Rendering
    private let plan: Plan
    private let results: Summary.Results?
    private var maker: PictureMaker?
    private var files: OutputFiles
    var result = Result()

    init(_ run: Rendering, results: Summary.Results?) {
      self.run = run
      self.results = results
      plan = run.plan
      files = OutputFiles(run.folder, isDurable: run.isDurable)
    }

    func makeFiles(of index: Int, keepsOutline: Bool) throws {
      let drawing = plan.drawings[index]
      let maker = try pictureMaker()
      let scene = try maker.scene(of: drawing)
      if keepsOutline { keepOutline(of: scene, index) }
      var places: [Picture: Int] = [:]
      var groups: [(picture: Picture, paths: [String])] = []
      plan.files(of: drawing) { path, picture in
        if let place = places[picture] {
          groups[place].paths.append(path)
        } else {
          places[picture] = groups.count
          groups.append((picture, [path]))
        }
      }
      var files = 0
      for (picture, paths) in groups {
        if Interruption.isRequested { throw PipelineError.interrupted }
        let bytes = try maker.bytes(of: picture, scene)
        try put(bytes, at: paths, recipe: plan.recipe(picture, of: drawing))
        files += paths.count
        run.filesDone.wrappingAdd(paths.count, ordering: .relaxed)
      }
      run.reporter.finished(drawing: drawing.name, files: files)
    }

    func makeOutline(of index: Int) throws {
      if Interruption.isRequested { throw PipelineError.interrupted }
      keepOutline(of: try pictureMaker().scene(of: plan.drawings[index]), index)
    }

    func makeSummary(_ index: Int) throws {
      if Interruption.isRequested { throw PipelineError.interrupted }
      guard let results else { return }
      let summary = plan.summaries[index]
      let failed = results.outlines.indices.filter { results.outlines[$0] == nil }
      try put(
        Array(summary.content(results).utf8), at: [summary.path],
        recipe: plan.recipe(summary, failed: failed))
      run.filesDone.wrappingAdd(1, ordering: .relaxed)
    }

    func fail(_ index: Int, _ error: any Error) {
      let failure = DrawingFailure(
        locales: plan.drawings[index].locales.map { plan.locales[$0].locale.identifier },
        reason: "\(error)")
      result.failures[index] = failure
      run.reporter.failed(failure)
    }

    private func pictureMaker() throws -> PictureMaker {
      if let maker { return maker }
      let maker = try PictureMaker(plan)
      self.maker = maker
      return maker
    }

    private func keepOutline(of scene: Scene, _ index: Int) {
      let isDrawn = plan.summaries.contains { $0.needsOutlines }
      result.outlines[index] = Summary.Outline(
        size: scene.size,
        content: isDrawn
          ? scene.svgContent(palette: plan.configuration.button.palette(), tint: .inherited) : ""
      )
    }

    /// Writes bytes to those of some files that don't hold them yet.
    private func put(_ bytes: [UInt8], at paths: [String], recipe: Digest) throws(PipelineError) {
      let digest = Digest(of: bytes)
      let make = Manifest.Make(recipe: recipe, content: digest, size: bytes.count)
      let entries = paths.map { Manifest.Entry(path: $0, make: make) }
      var missing: [Manifest.Entry] = []
      for entry in entries where try !files.holds(entry.path, make) { missing.append(entry) }
      if let journal = run.journal {
        if !missing.isEmpty { try journal.note(missing) }
        for entry in missing { try files.write(bytes, to: entry.path) }
      } else {
        result.inTheWay += missing.map(\.path).filter(run.survey.foreignPaths.contains)
      }
      result.written += missing.count
      result.bytesWritten += missing.count * bytes.count
      result.entries += entries
    }
  }
}
