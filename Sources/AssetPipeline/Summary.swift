/// A file made from all drawings together: a lookup table, a sprite, a gallery.
struct Summary: Sendable {
  let path: String
  /// What the file depends on beside the drawings and which of them could be made.
  let settings: String
  /// Whether the drawings' outlines stand in it.
  let needsOutlines: Bool
  let content: @Sendable (Results) -> String

  /// What is known once every drawing was tried.
  struct Results: Sendable {
    let plan: Plan
    /// The inside of each drawing's SVG with the tint left open; nil for one that failed.
    let outlines: [String?]

    init(plan: Plan, outlines: [String?]) {
      self.plan = plan
      self.outlines = outlines
    }

    /// The drawings that could be made.
    var drawings: [Drawing] { plan.drawings.filter { outlines[$0.index] != nil } }

    /// The locales whose drawing could be made.
    var locales: [PlannedLocale] { plan.locales.filter { outlines[$0.drawing] != nil } }
  }
}
