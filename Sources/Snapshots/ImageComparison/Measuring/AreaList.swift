/// Connected areas of differing pixels, found row by row.
///
/// This is connected-component labelling with a union-find structure. A run is a range of adjacent pixels in
/// a row. It joins the areas of the runs in the row above that it touches by a side or a corner.
struct AreaList {
  private struct Area {
    var minX: Int32
    var minY: Int32
    var maxX: Int32
    var maxY: Int32
    var pixels: Int32
    /// The area that this one was joined with, or itself.
    var parent: Int32

    mutating func join(_ other: Area) {
      minX = min(minX, other.minX)
      maxX = max(maxX, other.maxX)
      minY = min(minY, other.minY)
      maxY = max(maxY, other.maxY)
      pixels += other.pixels
    }

    var changedArea: ChangedArea {
      ChangedArea(
        bounds: PixelRect(
          x: Int(minX), y: Int(minY), width: Int(maxX - minX) + 1, height: Int(maxY - minY) + 1),
        pixels: Int(pixels))
    }
  }

  /// All areas in the order in which they were found, including areas that were joined with another one.
  private var areas: [Area] = []
  private var y: Int32 = 0
  /// The runs of the row above, each with the index of its area.
  private var above: [(run: Range<Int>, area: Int)] = []

  /// Adds the runs of the next row.
  ///
  /// - Parameter runs: the runs from left to right. They must not touch each other.
  mutating func add(_ runs: [Range<Int>]) {
    defer { y += 1 }
    if runs.isEmpty, above.isEmpty { return }
    var row: [(run: Range<Int>, area: Int)] = []
    var next = 0
    for run in runs {
      // The picture has at most `PNG.defaultPixelLimit` pixels, fewer than 2³¹.
      var area = Area(
        minX: Int32(run.lowerBound), minY: y, maxX: Int32(run.upperBound - 1), maxY: y,
        pixels: Int32(run.count), parent: Int32(areas.count))
      // Skips the runs that end too far to the left to touch this one, even by a corner.
      while next < above.count, above[next].run.upperBound < run.lowerBound { next += 1 }
      var touching = next
      var label: Int?
      while touching < above.count, above[touching].run.lowerBound <= run.upperBound {
        let root = root(of: above[touching].area)
        label = label.map { join($0, root) } ?? root
        touching += 1
      }
      if let label {
        area.parent = Int32(label)
        areas[label].join(area)
      } else {
        areas.append(area)
      }
      row.append((run, label ?? areas.count - 1))
    }
    above = row
  }

  /// Joins two areas into the one that was found first.
  ///
  /// - Returns: the index of that area.
  private mutating func join(_ first: Int, _ second: Int) -> Int {
    let root = min(first, second)
    let child = max(first, second)
    if root != child {
      areas[root].join(areas[child])
      areas[child].parent = Int32(root)
    }
    return root
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while areas[index].parent != index {
      // Path halving makes later searches shorter.
      areas[index].parent = areas[Int(areas[index].parent)].parent
      index = Int(areas[index].parent)
    }
    return index
  }

  /// The areas, the largest one first, and the number of all areas. Equally large areas are in the order in
  /// which they were found.
  ///
  /// The list has at most ``ChangedArea/listedLimit`` areas.
  var summary: (areas: [ChangedArea], count: Int) {
    let roots = areas.indices.filter { areas[$0].parent == $0 }
    let sorted = roots.sorted { (areas[$1].pixels, $0) < (areas[$0].pixels, $1) }
    return (sorted.prefix(ChangedArea.listedLimit).map { areas[$0].changedArea }, roots.count)
  }
}
