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
      case .dryRun: .list(EntrySorter(in: nil))
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
    /// Nothing is written: the files that would be are listed.
    case list(EntrySorter)
    /// Nothing is written: the foreign files with other bytes are found.
    case findForeign
  }

  struct Result: Sendable {
    /// The files that are right now, written or found so.
    fileprivate(set) var entries = SortedEntries.none
    /// The files that were not right before, in a dry run.
    fileprivate(set) var listed = SortedEntries.none
    var written = 0
    var bytesWritten = 0
    var failures: [DrawingID: DrawingFailure] = [:]
    /// The drawings as SVG, for aggregate files.
    var outlines: [DrawingID: SVGOutline] = [:]
    /// Foreign files with other bytes.
    var inTheWay = PathsInTheWay()
    /// A file that could not be written, which ends the run.
    fileprivate var fatal: PipelineError?
    var wasInterrupted = false

    fileprivate mutating func add(_ other: Result) {
      written += other.written
      bytesWritten += other.bytesWritten
      failures.merge(other.failures) { first, _ in first }
      outlines.merge(other.outlines) { first, _ in first }
      inTheWay.add(other.inTheWay)
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
  /// The files that are right now.
  fileprivate let entries: EntrySorter
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
    entries = EntrySorter(in: context.scratch)
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
    var result = collected.result
    if let fatal = result.fatal { throw fatal }
    SystemMemory.returnUnused()
    result.entries = try entries.finish()
    if case .list(let files) = mode { result.listed = try files.finish() }
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
  private var ownership: OutputOwnership
  var result = BatchRenderer.Result()

  init(_ run: BatchRenderer) {
    self.run = run
    plan = run.plan
    files = run.context.files()
    ownership = OutputOwnership(run.context)
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
    // Each rendition is made once. Those of several files are kept for a pass over the files; where they
    // are more than may be kept, the others are left to the next pass.
    var uses: [Rendition: Int] = [:]
    plan.files(of: drawing) { _, rendition in uses[rendition, default: 0] += 1 }
    var done: Set<Rendition> = []
    var isLast = false
    while !isLast {
      let isFirst = done.isEmpty
      var kept: [Rendition: Content] = [:]
      var keptSize = 0
      isLast = true
      try plan.files(of: drawing) {
        uses[$0] == 1 ? isFirst : !done.contains($0)
      } _: { files in
        var ready: [(path: String, content: Content)] = []
        var size = 0
        for (path, rendition) in files {
          if let content = kept[rendition] {
            ready.append((path, content))
            continue
          }
          let isRepeated = uses[rendition] != 1
          if isRepeated, keptSize > Self.mostBytes {
            isLast = false
            continue
          }
          if size > Self.mostBytes {
            try put(ready)
            (ready, size) = ([], 0)
          }
          do {
            if Interruption.isRequested { throw PipelineError.interrupted }
            let content = Content(
              try maker.bytes(of: rendition, scene),
              fingerprint: plan.fingerprint(rendition, of: drawing))
            size += content.bytes.count
            ready.append((path, content))
            if isRepeated {
              kept[rendition] = content
              keptSize += content.bytes.count
            }
          } catch {
            try put(ready)
            throw error
          }
        }
        try put(ready)
      }
      done.formUnion(kept.keys)
    }
    run.reporter.finished(
      drawing: drawing.names[0].text, files: uses.values.reduce(0, +))
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
    let content = Content(
      Array(planned.file.content(rendered).utf8),
      fingerprint: plan.fingerprint(planned, failed: failed))
    try put([(planned.path, content)])
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

  /// The bytes of one file or several, and the end of their lines.
  private struct Content {
    let bytes: [UInt8]
    let record: OutputRecord
    let ending: [UInt8]

    init(_ bytes: [UInt8], fingerprint: Digest) {
      self.bytes = bytes
      record = OutputRecord(
        fingerprint: fingerprint, content: Digest(of: bytes), size: bytes.count)
      ending = EntryLine.ending(of: record)
    }
  }

  /// The bytes from which on files are written before more are made, and no more renditions are kept.
  private static let mostBytes = 1 << 19

  /// Writes those of some files that don't hold their bytes yet.
  private func put(_ files: [(path: String, content: Content)]) throws(PipelineError) {
    // By path, so that the files of a folder follow each other.
    let all = files.sorted { $0.path < $1.path }
    var missing: [(path: String, content: Content)] = []
    for file in all where try !self.files.holds(file.path, file.content.record) {
      missing.append(file)
    }
    run.filesDone.wrappingAdd(all.count - missing.count, ordering: .relaxed)
    switch run.mode {
    case .write(let journal):
      if !missing.isEmpty { try journal.note(Self.lines(missing)) }
      try self.files.write(missing.map { ($0.path, $0.content.bytes) }) { count in
        run.filesDone.wrappingAdd(count, ordering: .relaxed)
      }
    case .list(let listed): try listed.add(Self.lines(missing))
    case .findForeign:
      for (path, _) in missing {
        guard try ownership.isForeign(path, &self.files), try ownership.isProtected(path) else {
          continue
        }
        result.inTheWay.add(path)
      }
      return
    }
    result.written += missing.count
    result.bytesWritten += missing.reduce(0) { $0 + $1.content.bytes.count }
    try run.entries.add(Self.lines(all))
  }

  private static func lines(_ files: [(path: String, content: Content)]) -> [UInt8] {
    var lines: [UInt8] = []
    for (path, content) in files {
      EntryLine.append(path, ending: content.ending, to: &lines)
    }
    return lines
  }
}
