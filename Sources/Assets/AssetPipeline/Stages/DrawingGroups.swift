import BadgeKit
import Messages
import SystemSupport
import TextOutlines
import VectorGraphics

/// The files of a plan in groups: one for each drawing, and one for each aggregate file. Also collects the
/// drawings that fail.
final class DrawingGroups: Sendable {
  private let plan: Plan
  private let reporter: any BatchReporter
  private let state = Locked(CollectedResults())

  private struct CollectedResults {
    /// The scenes of drawings. They are kept only if the plan has aggregate files.
    var scenes: [DrawingIndex: VectorScene] = [:]
    /// The font requests of these scenes.
    var requests: Set<TextRequest> = []
    var answers: [FontAnswers.ID: FontAnswers] = [:]
    var failures: [DrawingIndex: DrawingFailure] = [:]
    var unreadable = UnreadableSymbols()
  }

  init(_ plan: Plan, _ reporter: any BatchReporter) {
    self.plan = plan
    self.reporter = reporter
  }

  /// The drawings that failed, in the plan's order.
  var failures: [DrawingFailure] {
    state.withLock { $0.failures.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The font answers of the files that were made.
  var answers: [FontAnswers] { state.withLock { Array($0.answers.values) } }

  /// Warnings about the pictures of this run in which the symbol can't be read.
  var legibilityWarnings: [String] { state.withLock { $0.unreadable }.warnings(plan) }

  /// All groups of the plan. `isOurs` is whether the group belongs to the shard of this run.
  func groups() throws -> [(group: OutputGroup<PictureMaker>, isOurs: Bool)] {
    let shard = plan.settings.shard
    return try plan.drawings.map { (try group(of: $0), shard.contains($0.index.value)) }
      + plan.aggregateFiles.map { (try group(of: $0), shard.holdsAggregateFiles) }
  }

  private func group(of drawing: Drawing) throws -> OutputGroup<PictureMaker> {
    let pictures = try plan.pictures(of: drawing)
    return OutputGroup(name: drawing.names[0].text, files: pictures.flatMap(\.files)) {
      [self] indices, maker, receive in
      guard makeScene(drawing, maker) else { return }
      let wanted = Set(indices)
      var first = 0
      for picture in pictures {
        let files = (first..<first + picture.paths.count).filter(wanted.contains)
        first += picture.paths.count
        guard !files.isEmpty else { continue }
        let content: FileContent
        do {
          let bytes = try maker.bytes(of: picture.rendition, drawing)
          content = FileContent(bytes, try answers(maker.requests, maker))
        } catch {
          return fail(drawing, error)
        }
        for index in files { try receive(index, content) }
      }
      state.withLock { $0.unreadable.add(drawing, at: maker.unreadableHeights) }
    }
  }

  /// The drawings that the content of an aggregate file is made from.
  func rendered(_ file: AggregateFile) throws -> RenderedTarget {
    RenderedTarget(plan: plan, buttons: file.buttons, scenes: try everyScene().scenes)
  }

  private func group(of file: AggregateFile) throws -> OutputGroup<PictureMaker> {
    let planned = OutputFile(path: file.path, fingerprint: try plan.fingerprint(of: file))
    return OutputGroup(name: nil, files: [planned], isLast: true) { [self] _, maker, receive in
      let (scenes, requests) = try everyScene()
      let rendered = RenderedTarget(plan: plan, buttons: file.buttons, scenes: scenes)
      let bytes = Array(file.content(rendered).utf8)
      let answers = try answers(requests.union(rendered.requests.all), maker)
      try receive(
        0, FileContent(bytes, answers, isComplete: scenes.count == plan.drawings.count))
    }
  }

  /// The ID of the fonts' answers to requests. Keeps the answers for the manifest.
  private func answers(
    _ requests: Set<TextRequest>, _ maker: PictureMaker
  ) throws -> FontAnswers.ID {
    let answers = try maker.answers(requests)
    state.withLock { $0.answers[answers.id] = answers }
    return answers.id
  }

  /// The scenes of all drawings that do not fail, and their font requests.
  ///
  /// Makes the missing scenes: this run did not draw files that are up to date or belong to other shards.
  private func everyScene() throws -> (
    scenes: [DrawingIndex: VectorScene], requests: Set<TextRequest>
  ) {
    let known = state.withLock { $0 }
    let missing = plan.drawings.filter {
      known.scenes[$0.index] == nil && known.failures[$0.index] == nil
    }
    _ = try Parallel.map(
      missing, jobs: plan.settings.jobs, worker: { [plan] in PictureMaker(plan) }
    ) { [self] drawing, maker in
      if Interruption.isRequested { throw PipelineError.interrupted }
      _ = makeScene(drawing, maker)
    }
    return state.withLock { ($0.scenes, $0.requests) }
  }

  /// Makes the scene of a drawing. If that fails, records the failure and returns false.
  private func makeScene(_ drawing: Drawing, _ maker: PictureMaker) -> Bool {
    do {
      let scene = try maker.scene(of: drawing)
      if !plan.aggregateFiles.isEmpty {
        state.withLock {
          $0.scenes[drawing.index] = scene
          $0.requests.formUnion(maker.requests)
        }
      }
      return true
    } catch {
      fail(drawing, error)
      return false
    }
  }

  private func fail(_ drawing: Drawing, _ error: any Error) {
    let failure = DrawingFailure(drawing, in: plan, error)
    state.withLock { $0.failures[drawing.index] = failure }
    reporter.failed(failure)
  }
}
