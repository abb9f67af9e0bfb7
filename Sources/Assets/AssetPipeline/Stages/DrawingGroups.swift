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
    /// The targets that can't have a drawing, by their indices in the plan. The drawing is in all others.
    var refusals: [DrawingIndex: Set<Int>] = [:]
    var problems = SmallPictureProblems()
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

  /// Warnings about small pictures of this run.
  var smallPictureWarnings: [String] { state.withLock { $0.problems }.warnings(plan) }

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
      let places = pictures.flatMap(\.places)
      let wanted = Set(indices)
      // All are made before any is received: a target gets all files of a drawing, or none.
      var made: [(files: [Int], content: FileContent)] = []
      var refusals: [(places: [PlannedPicture.Place], reason: String)] = []
      var first = 0
      for picture in pictures {
        let files = (first..<first + picture.places.count).filter(wanted.contains)
        first += picture.places.count
        guard !files.isEmpty else { continue }
        do {
          let bytes = try maker.bytes(of: picture.rendition, drawing)
          made.append((files, FileContent(bytes, try answers(maker.requests, maker))))
        } catch {
          refusals.append((picture.places, "\(error)"))
        }
      }
      let refused = refuse(drawing, refusals)
      for (files, content) in made {
        for index in files where !refused.contains(places[index].target) {
          try receive(index, content)
        }
      }
      state.withLock { $0.problems.add(drawing, maker.problems) }
    }
  }

  /// Records that targets can't have a drawing, with the reasons and the paths of the files.
  ///
  /// - Returns: the indices of the targets.
  private func refuse(
    _ drawing: Drawing, _ refusals: [(places: [PlannedPicture.Place], reason: String)]
  ) -> Set<Int> {
    let refused = Set(refusals.flatMap { $0.places.map(\.target) })
    guard !refused.isEmpty else { return refused }
    state.withLock { $0.refusals[drawing.index] = refused }
    var reasons: [String] = []
    for (_, reason) in refusals where !reasons.contains(where: { $0.hasSuffix(reason) }) {
      let paths = refusals.filter { $0.reason == reason }.flatMap { $0.places.map(\.path) }
      let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
      reasons.append("'\(paths[0])'\(others): \(reason)")
    }
    fail(drawing, reasons.joined(separator: "; "))
    return refused
  }

  /// The drawings that the content of an aggregate file is made from.
  func rendered(_ file: AggregateFile) throws -> RenderedTarget {
    RenderedTarget(
      plan: plan, buttons: file.buttons, scenes: shown(in: file, try everyScene().scenes))
  }

  private func group(of file: AggregateFile) throws -> OutputGroup<PictureMaker> {
    let planned = OutputFile(path: file.path, fingerprint: try plan.fingerprint(of: file))
    return OutputGroup(name: nil, files: [planned], isLast: true) { [self] _, maker, receive in
      let (every, requests) = try everyScene()
      let scenes = shown(in: file, every)
      let rendered = RenderedTarget(plan: plan, buttons: file.buttons, scenes: scenes)
      let bytes = Array(file.content(rendered).utf8)
      let answers = try answers(requests.union(rendered.requests.all), maker)
      try receive(
        0, FileContent(bytes, answers, isComplete: scenes.count == plan.drawings.count))
    }
  }

  /// The scenes of the drawings to which an aggregate file can refer, because its targets have them, with both
  /// sides.
  private func shown(
    in file: AggregateFile, _ scenes: [DrawingIndex: VectorScene]
  ) -> [DrawingIndex: VectorScene] {
    let refusals = state.withLock { $0.refusals }
    func isThere(_ index: DrawingIndex) -> Bool {
      scenes[index] != nil && file.targets.isDisjoint(with: refusals[index] ?? [])
    }
    return scenes.filter { index, _ in
      isThere(index) && plan.drawings[index.value].counterpart.map(isThere) != false
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
      known.scenes[$0.index] == nil
        && (known.failures[$0.index] == nil || known.refusals[$0.index] != nil)
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
      fail(drawing, "\(error)")
      return false
    }
  }

  private func fail(_ drawing: Drawing, _ reason: String) {
    let failure = DrawingFailure(drawing, in: plan, reason)
    state.withLock { $0.failures[drawing.index] = failure }
    reporter.failed(failure)
  }
}
