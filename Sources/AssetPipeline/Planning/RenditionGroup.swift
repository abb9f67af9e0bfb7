/// Some renditions of a drawing, with few enough files that all their paths are kept at once.
struct RenditionGroup {
  /// The most files of a group, but for one that has a single rendition.
  private static let mostFiles = 1 << 13

  private var renditions: [Rendition] = []
  /// The index of each in ``renditions``.
  private var indices: [Rendition: Int] = [:]
  private var files = 0

  /// The groups of all renditions of a drawing, in the order in which the plan has them first.
  static func all(of drawing: Drawing, in plan: Plan) -> [RenditionGroup] {
    var indices: [Rendition: Int] = [:]
    var counts: [(rendition: Rendition, files: Int)] = []
    plan.files(of: drawing) { _, rendition in
      if let index = indices[rendition] {
        counts[index].files += 1
      } else {
        indices[rendition] = counts.count
        counts.append((rendition, 1))
      }
    }
    var groups: [RenditionGroup] = []
    for (rendition, files) in counts {
      if (groups.last?.files ?? mostFiles) + files > mostFiles { groups.append(RenditionGroup()) }
      groups[groups.count - 1].add(rendition, files: files)
    }
    return groups
  }

  private mutating func add(_ rendition: Rendition, files: Int) {
    indices[rendition] = renditions.count
    renditions.append(rendition)
    self.files += files
  }

  /// The paths of the files of each rendition.
  func paths(
    of drawing: Drawing, in plan: Plan
  ) -> [(rendition: Rendition, paths: [String])] {
    var groups = renditions.map { (rendition: $0, paths: [String]()) }
    plan.files(of: drawing) { path, rendition in
      if let index = indices[rendition] { groups[index].paths.append(path()) }
    }
    return groups
  }
}
