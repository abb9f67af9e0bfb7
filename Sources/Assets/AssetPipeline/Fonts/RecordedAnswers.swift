import SystemSupport
import TextOutlines

/// The font answers of a manifest, compared with those that the fonts give now.
struct RecordedAnswers: Sendable {
  /// The first recorded answer, in the order of answers, that is another one now; nil if none is.
  private(set) var change: (recorded: FontAnswer, now: FontAnswer)?
  /// The recorded sets in which every answer is as it was.
  private(set) var current: Set<FontAnswers.ID> = []

  /// Asks the fonts each recorded request once.
  ///
  /// - Parameter manifest: nil if there is none, or it is damaged.
  /// - Throws: `TextError` if the configured fonts can't be opened, or for a font file that can't be read.
  init(_ manifest: Manifest?, _ fonts: FontStack, jobs: Int) throws {
    // Also without answers, so that fonts that can't be opened are reported once.
    _ = try Typesetter(fonts: fonts)
    let recorded = manifest?.answers ?? []
    let distinct = Set(recorded.flatMap(\.answers)).sorted()
    // A thread needs as long to list the fonts as for some hundred answers.
    let now = try Parallel.map(
      distinct, jobs: min(jobs, 1 + distinct.count / 512),
      worker: { try FontAnswerer(Typesetter(fonts: fonts)) }
    ) { recorded, answerer in try answerer.answer(recorded.request) }.compactMap(\.self)
    let changes = zip(distinct, now).filter { !$0.hasFonts(of: $1) }
    change = changes.first.map { (recorded: $0, now: $1) }
    let changed = Set(changes.map(\.0))
    let current = recorded.filter { changed.isEmpty || changed.isDisjoint(with: $0.answers) }
    self.current = Set(current.map(\.id))
  }
}
