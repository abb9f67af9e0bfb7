import Synchronization
import SystemSupport
import VectorFormats
import VectorGraphics

extension Batch {
  /// Renders the files that a survey found missing or outdated, on several threads.
  ///
  /// - Throws: ``PipelineError`` for a file that can't be written. A drawing that fails is a part
  ///   of the result.
  static func render(
    _ survey: OutputSurvey, of plan: Plan, _ context: BatchContext
  ) throws(PipelineError) -> BatchRenderer.Result {
    guard survey.outdatedFiles > 0 || context.recorded.hasJournal else { return .init() }
    let mode: BatchRenderer.Mode =
      switch context.options.mode {
      case .write: .write(try context.openJournal())
      case .dryRun: .compare
      }
    return try BatchRenderer(plan, survey, context, mode: mode, reporter: context.reporter).run()
  }
}

/// The threads that render files.
final class BatchRenderer: Sendable {
  /// The destination of a file's bytes.
  enum Mode: Sendable {
    /// They are written, after the journal has noted the file.
    case write(Journal)
    /// They are compared with the file that is there.
    case compare
  }

  struct Result: Sendable {
    /// The files that are right now, written or found so.
    var entries: [Manifest.Entry] = []
    var written = 0
    var bytesWritten = 0
    var writtenPaths: [String] = []
    var failures: [DrawingID: DrawingFailure] = [:]
    /// The drawings as SVG, for aggregate files.
    var outlines: [DrawingID: SVGOutline] = [:]
    /// Where files are compared: foreign paths that hold other bytes.
    var inTheWay: [String] = []
    /// A file that could not be written, which ends the run.
    fileprivate var fatal: PipelineError?
    var wasInterrupted = false

    fileprivate mutating func add(_ other: Result) {
      entries += other.entries
      written += other.written
      bytesWritten += other.bytesWritten
      writtenPaths += other.writtenPaths
      failures.merge(other.failures) { first, _ in first }
      outlines.merge(other.outlines) { first, _ in first }
      inTheWay += other.inTheWay
      fatal = fatal ?? other.fatal
      wasInterrupted = wasInterrupted || other.wasInterrupted
    }
  }

  fileprivate let plan: Plan
  fileprivate let survey: OutputSurvey
  fileprivate let context: BatchContext
  fileprivate let mode: Mode
  fileprivate let reporter: any BatchReporter
  fileprivate let filesDone = Atomic<Int>(0)
  private let mustStop = Atomic<Bool>(false)
  private let collected = Accumulator(Result())

  init(
    _ plan: Plan, _ survey: OutputSurvey, _ context: BatchContext, mode: Mode,
    reporter: any BatchReporter
  ) {
    self.plan = plan
    self.survey = survey
    self.context = context
    self.mode = mode
    self.reporter = reporter
  }

  /// Renders everything once.
  ///
  /// - Throws: ``PipelineError`` for a file that can't be written.
  func run() throws(PipelineError) -> Result {
    let needsAggregateFiles = survey.aggregateFiles.contains { $0.outdated > 0 }
    // The longest first, so that no worker ends long after the others.
    let units = survey.drawings.filter { $0.outdated > 0 }.sorted {
      ($1.files, $0.index) < ($0.files, $1.index)
    }
    try work(units.map { plan.drawings[$0.index] }) { worker, drawing throws(PipelineError) in
      try worker.drawing(drawing.id) { try worker.makeFiles(of: drawing, needsAggregateFiles) }
    }
    if needsAggregateFiles, !mustStop.load(ordering: .relaxed) {
      let known = collected.result
      let rest = plan.drawings.filter {
        known.outlines[$0.id] == nil && known.failures[$0.id] == nil
      }
      try work(rest) { worker, drawing throws(PipelineError) in
        try worker.drawing(drawing.id) { try worker.makeOutline(of: drawing) }
      }
      let outlines = collected.result.outlines
      try work(survey.aggregateFiles.map { plan.aggregateFiles[$0.index] }) {
        worker, file throws(PipelineError) in
        try worker.make(file, outlines)
      }
    }
    let result = collected.result
    if let fatal = result.fatal { throw fatal }
    return result
  }

  private func work<Item: Sendable>(
    _ items: [Item], _ body: @escaping @Sendable (RenderWorker, Item) throws(PipelineError) -> Void
  ) throws(PipelineError) {
    guard !items.isEmpty else { return }
    let queue = WorkQueue(items.count)
    let tick = {
      self.reporter.progress(files: self.filesDone.load(ordering: .relaxed))
      return !Interruption.isOverdue
    }
    try Stage.run(jobs: min(plan.settings.jobs, items.count), tick: tick) { [self] in
      let worker = RenderWorker(self)
      while !mustStop.load(ordering: .relaxed), let index = queue.take() {
        do throws(PipelineError) {
          try body(worker, items[index])
        } catch {
          mustStop.store(true, ordering: .relaxed)
          if error == .interrupted {
            worker.result.wasInterrupted = true
          } else {
            worker.result.fatal = error
          }
        }
      }
      collected.update { [result = worker.result] in $0.add(result) }
    }
  }
}

/// One thread's tools and results.
private final class RenderWorker {
  private let run: BatchRenderer
  private let plan: Plan
  private var maker: PictureMaker?
  private var files: OutputFiles
  var result = BatchRenderer.Result()

  init(_ run: BatchRenderer) {
    self.run = run
    plan = run.plan
    files = run.context.files()
  }

  /// Works on a drawing; an error that is not the run's becomes the drawing's failure.
  func drawing(_ id: DrawingID, _ body: () throws -> Void) throws(PipelineError) {
    do {
      try body()
    } catch let error as PipelineError {
      throw error
    } catch {
      let failure = DrawingFailure(
        button: plan.button(of: plan[id]).button.name?.text,
        locales: plan[id].locales.map { plan[$0].identifier }, reason: "\(error)")
      result.failures[id] = failure
      run.reporter.failed(failure)
    }
  }

  func makeFiles(of drawing: Drawing, _ needsOutline: Bool) throws {
    let maker = try pictureMaker()
    let scene = try maker.scene(of: drawing)
    if needsOutline { keepOutline(of: scene, drawing) }
    var indices: [Rendition: Int] = [:]
    var groups: [(rendition: Rendition, paths: [String])] = []
    plan.files(of: drawing) { path, rendition in
      if let index = indices[rendition] {
        groups[index].paths.append(path)
      } else {
        indices[rendition] = groups.count
        groups.append((rendition, [path]))
      }
    }
    var files = 0
    for (rendition, paths) in groups {
      if Interruption.isRequested { throw PipelineError.interrupted }
      let bytes = try maker.bytes(of: rendition, scene)
      try put(bytes, at: paths, fingerprint: plan.fingerprint(rendition, of: drawing))
      files += paths.count
      run.filesDone.wrappingAdd(paths.count, ordering: .relaxed)
    }
    run.reporter.finished(drawing: drawing.names[0].text, files: files)
  }

  func makeOutline(of drawing: Drawing) throws {
    if Interruption.isRequested { throw PipelineError.interrupted }
    keepOutline(of: try pictureMaker().scene(of: drawing), drawing)
  }

  func make(
    _ planned: PlannedAggregateFile, _ outlines: [DrawingID: SVGOutline]
  ) throws(PipelineError) {
    if Interruption.isRequested { throw PipelineError.interrupted }
    let rendered = RenderedTarget(plan: plan, buttons: planned.buttons, outlines: outlines)
    let failed = plan.drawings.map(\.id).filter { outlines[$0] == nil }
    try put(
      Array(planned.file.content(rendered).utf8), at: [planned.path],
      fingerprint: plan.fingerprint(planned, failed: failed))
    run.filesDone.wrappingAdd(1, ordering: .relaxed)
  }

  private func pictureMaker() throws -> PictureMaker {
    if let maker { return maker }
    let maker = try PictureMaker(plan)
    self.maker = maker
    return maker
  }

  private func keepOutline(of scene: VectorScene, _ drawing: Drawing) {
    let isShown = plan.aggregateFiles.contains {
      $0.file.needsOutlines && $0.buttons.contains(drawing.planned)
    }
    result.outlines[drawing.id] = SVGOutline(
      size: scene.size,
      content: isShown
        ? scene.svgContent(palette: drawing.button.style.palette(), tint: .inherited) : "")
  }

  /// Writes bytes to those of some files that don't hold them yet.
  private func put(
    _ bytes: [UInt8], at paths: [String], fingerprint: Digest
  ) throws(PipelineError) {
    let record = OutputRecord(
      fingerprint: fingerprint, content: Digest(of: bytes), size: bytes.count)
    let entries = paths.map { Manifest.Entry(path: $0, record: record) }
    var missing: [Manifest.Entry] = []
    for entry in entries where try !files.holds(entry.path, record) { missing.append(entry) }
    switch run.mode {
    case .write(let journal):
      if !missing.isEmpty { try journal.note(missing) }
      for entry in missing { try files.write(bytes, to: entry.path) }
    case .compare:
      result.inTheWay += missing.map(\.path).filter(run.survey.foreignPaths.contains)
    }
    result.written += missing.count
    result.bytesWritten += missing.count * bytes.count
    result.writtenPaths += missing.map(\.path)
    result.entries += entries
  }
}
