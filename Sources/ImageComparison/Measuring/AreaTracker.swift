/// Connected areas of differing pixels, found row by row in memory for one row.
///
/// The result is that of a flood fill of the whole picture: runs of a row join the areas of runs
/// above that they touch, side to side or corner to corner.
struct AreaTracker {
  private struct Area {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var pixels: Int
    /// The index of the first pixel, from top to bottom and left to right.
    var start: Int

    /// Whether the area is listed first: it is larger, or of equal size and begins earlier.
    func precedes(_ other: Area) -> Bool {
      (other.pixels, start) < (pixels, other.start)
    }

    mutating func join(_ other: Area) {
      (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
      (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
      pixels += other.pixels
      start = min(start, other.start)
    }
  }

  private let width: Int
  private var y = 0
  /// The areas that the row above takes part in.
  private var areas: [Area] = []
  /// The runs of the row above, and the area of each.
  private var runsAbove: [Range<Int>] = []
  private var labelsAbove: [Int] = []
  /// For each area, another one that it was joined with, or itself.
  private var parents: [Int] = []
  // Kept from row to row, so that no memory is asked for.
  private var labels: [Int] = []
  private var numbers: [Int] = []
  private var kept: [Area] = []
  /// The largest finished areas, in order.
  private var largest: [Area] = []
  private var count = 0

  init(width: Int) { self.width = width }

  /// Adds the runs of the next row, from left to right and none touching another.
  mutating func add(_ runs: [Range<Int>]) {
    defer { y += 1 }
    if runs.isEmpty, runsAbove.isEmpty { return }
    labels.removeAll(keepingCapacity: true)
    var above = 0
    for run in runs {
      let area = Area(
        minX: run.lowerBound, minY: y, maxX: run.upperBound - 1, maxY: y, pixels: run.count,
        start: y * width + run.lowerBound)
      // A run that touches ends at the pixel before this one's first, or later.
      while above < runsAbove.count, runsAbove[above].upperBound < run.lowerBound { above += 1 }
      var label: Int?
      var next = above
      while next < runsAbove.count, runsAbove[next].lowerBound <= run.upperBound {
        let root = root(of: labelsAbove[next])
        if let label, label != root {
          areas[label].join(areas[root])
          parents[root] = label
        } else if label == nil {
          label = root
          areas[root].join(area)
        }
        next += 1
      }
      if label == nil {
        areas.append(area)
        parents.append(parents.count)
      }
      labels.append(label ?? areas.count - 1)
    }
    keep(runs)
  }

  /// Finishes the areas that the row does not take part in, and numbers the others anew.
  private mutating func keep(_ runs: [Range<Int>]) {
    numbers.removeAll(keepingCapacity: true)
    for _ in areas.indices { numbers.append(-1) }
    kept.removeAll(keepingCapacity: true)
    labelsAbove.removeAll(keepingCapacity: true)
    for label in labels {
      let root = root(of: label)
      if numbers[root] < 0 {
        numbers[root] = kept.count
        kept.append(areas[root])
      }
      labelsAbove.append(numbers[root])
    }
    for index in areas.indices where parents[index] == index && numbers[index] < 0 {
      finish(areas[index])
    }
    swap(&areas, &kept)
    parents.removeAll(keepingCapacity: true)
    for index in areas.indices { parents.append(index) }
    runsAbove.removeAll(keepingCapacity: true)
    runsAbove += runs
  }

  private func root(of label: Int) -> Int {
    var label = label
    while parents[label] != label { label = parents[label] }
    return label
  }

  private mutating func finish(_ area: Area) {
    count += 1
    if largest.count == ChangedArea.listed, let last = largest.last, last.precedes(area) { return }
    let index = largest.firstIndex { area.precedes($0) } ?? largest.endIndex
    largest.insert(area, at: index)
    if largest.count > ChangedArea.listed { largest.removeLast() }
  }

  /// The areas of all rows, the largest first and no more than are listed; and how many there are.
  consuming func finished() -> (areas: [ChangedArea], count: Int) {
    add([])
    let areas = largest.map { area in
      ChangedArea(
        bounds: PixelRect(
          x: area.minX, y: area.minY, width: area.maxX - area.minX + 1,
          height: area.maxY - area.minY + 1),
        pixels: area.pixels)
    }
    return (areas, count)
  }
}
