/// The renditions of a drawing in groups, each with few enough files that all their paths are kept at
/// once.
struct RenditionGroups {
  private let drawing: Drawing
  private let plan: Plan
  /// In the order in which the plan has them first.
  private var renditions: [Rendition] = []
  /// The rendition of each file of the drawing, by its index in ``renditions``.
  private var renditionOfFile: [Int32] = []
  /// The renditions of each group.
  private(set) var groups: [Range<Int>] = []

  /// - Parameter mostFiles: the most files of a group, but for one that has a single rendition.
  init(of drawing: Drawing, in plan: Plan, mostFiles: Int = 1 << 12) {
    self.drawing = drawing
    self.plan = plan
    var indices: [Rendition: Int] = [:]
    var counts: [Int] = []
    plan.files(of: drawing) { _, rendition in
      let index = indices[rendition] ?? counts.count
      if index == counts.count {
        indices[rendition] = index
        renditions.append(rendition)
        counts.append(0)
      }
      counts[index] += 1
      renditionOfFile.append(Int32(index))
    }
    var files = 0
    for (index, count) in counts.enumerated() {
      if let last = groups.last, files + count <= mostFiles {
        groups[groups.count - 1] = last.lowerBound..<index + 1
        files += count
      } else {
        groups.append(index..<index + 1)
        files = count
      }
    }
  }

  /// The paths of the files of each rendition of a group.
  func paths(of group: Range<Int>) -> [(rendition: Rendition, paths: [String])] {
    var paths = renditions[group].map { (rendition: $0, paths: [String]()) }
    var file = 0
    plan.files(of: drawing) { path, _ in
      let index = Int(renditionOfFile[file])
      if group.contains(index) { paths[index - group.lowerBound].paths.append(path()) }
      file += 1
    }
    return paths
  }
}
