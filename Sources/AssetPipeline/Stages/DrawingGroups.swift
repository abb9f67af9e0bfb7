import BadgeKit
import SystemSupport
import VectorFormats
import VectorGraphics

/// The files of a plan as groups that can be made: one for each drawing, and one for each file that shows all
/// drawings.
final class DrawingGroups: Sendable {
  private let plan: Plan
  private let reporter: any BatchReporter
  private let outlines = Accumulator<[DrawingID: SVGOutline]>([:])
  private let failed = Accumulator<[DrawingID: DrawingFailure]>([:])

  init(_ plan: Plan, reporter: any BatchReporter) {
    self.plan = plan
    self.reporter = reporter
  }

  /// The drawings that failed, in the plan's order.
  var failures: [DrawingFailure] {
    failed.result.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All groups of the plan, each with whether it belongs to the run's share.
  func groups() throws -> [(group: OutputGroup<PictureMaker>, isOurs: Bool)] {
    let shard = plan.settings.shard
    return try plan.drawings.map { (try group(of: $0), shard.contains($0.id.index)) }
      + plan.aggregateFiles.map { (try group(of: $0), shard.holdsAggregateFiles) }
  }

  private func group(of drawing: Drawing) throws -> OutputGroup<PictureMaker> {
    let files = try plan.files(of: drawing)
    let renditions = files.map(\.rendition)
    return OutputGroup(name: drawing.names[0].text, files: files.map(\.file)) {
      [self] indices, maker, receive throws(PipelineError) in
      guard let scene = scene(of: drawing, maker) else { return }
      // Files of one rendition have the same bytes, which are kept for the last of them.
      var uses = indices.reduce(into: [DrawingRendition: Int]()) {
        $0[renditions[$1], default: 0] += 1
      }
      var kept: [DrawingRendition: FileContent] = [:]
      for index in indices {
        let rendition = renditions[index]
        let content: FileContent
        do {
          content = try kept[rendition] ?? FileContent(maker.bytes(of: rendition, scene))
        } catch {
          return fail(drawing, error)
        }
        uses[rendition, default: 1] -= 1
        kept[rendition] = uses[rendition] == 0 ? nil : content
        try receive(index, content)
      }
    }
  }

  private func group(of planned: PlannedAggregateFile) throws -> OutputGroup<PictureMaker> {
    let file = OutputFile(path: planned.path, fingerprint: try plan.fingerprint(planned))
    return OutputGroup(name: nil, files: [file], isLast: true) {
      [self] _, _, receive throws(PipelineError) in
      let outlines = try everyOutline()
      let rendered = RenderedTarget(plan: plan, buttons: planned.buttons, outlines: outlines)
      let content = FileContent(
        Array(planned.file.content(rendered).utf8),
        isComplete: outlines.count == plan.drawings.count)
      try receive(0, content)
    }
  }

  /// The outlines of all drawings but those that fail; those that no file needed are made here.
  private func everyOutline() throws(PipelineError) -> [DrawingID: SVGOutline] {
    let (known, failed) = (outlines.result, failed.result)
    let missing = plan.drawings.filter { known[$0.id] == nil && failed[$0.id] == nil }
    let queue = WorkQueue(missing.count)
    if !missing.isEmpty {
      Parallel.run(min(plan.settings.jobs, missing.count)) { [self] in
        let maker = PictureMaker(plan)
        while !Interruption.isRequested, let index = queue.take() {
          _ = scene(of: missing[index], maker)
        }
      }
    }
    if Interruption.isRequested { throw .interrupted }
    return outlines.result
  }

  /// The scene of a drawing; nil for one that fails.
  private func scene(of drawing: Drawing, _ maker: PictureMaker) -> VectorScene? {
    do {
      let scene = try maker.scene(of: drawing)
      keepOutline(of: scene, drawing)
      return scene
    } catch {
      fail(drawing, error)
      return nil
    }
  }

  private func keepOutline(of scene: VectorScene, _ drawing: Drawing) {
    guard !plan.aggregateFiles.isEmpty else { return }
    let isShown = plan.aggregateFiles.contains {
      $0.file.needsOutlines && $0.buttons.contains(drawing.planned)
    }
    let outline = SVGOutline(
      size: scene.size,
      content: isShown
        ? scene.svgContent(palette: drawing.button.style.palette(), tint: .inherited) : "")
    outlines.update { $0[drawing.id] = outline }
  }

  private func fail(_ drawing: Drawing, _ error: any Error) {
    let failure = DrawingFailure(
      button: plan.button(of: drawing).button.name?.text,
      locales: drawing.locales.map { plan[$0].identifier }, reason: "\(error)")
    failed.update { $0[drawing.id] = failure }
    reporter.failed(failure)
  }
}
