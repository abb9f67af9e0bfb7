/// Connected areas of differing pixels, found row by row.
///
/// This is connected-component labelling with a union-find. A run of a row joins the areas of the runs
/// above that it touches, side to side or corner to corner.
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
      (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
      (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
      pixels += other.pixels
    }

    var changed: ChangedArea {
      ChangedArea(
        bounds: PixelRect(
          x: Int(minX), y: Int(minY), width: Int(maxX - minX) + 1, height: Int(maxY - minY) + 1),
        pixels: Int(pixels))
    }
  }

  /// All areas by their first pixel, row by row; those that were joined with another one too.
  private var areas: [Area] = []
  private var y: Int32 = 0
  /// The runs of the row above, and the area of each.
  private var above: [(run: Range<Int>, area: Int)] = []

  /// Adds the runs of the next row, from left to right and none touching another.
  mutating func add(_ runs: [Range<Int>]) {
    defer { y += 1 }
    if runs.isEmpty, above.isEmpty { return }
    var row: [(run: Range<Int>, area: Int)] = []
    var next = 0
    for run in runs {
      // The picture has at most `PNG.largestPicture` pixels, fewer than 2³¹.
      var area = Area(
        minX: Int32(run.lowerBound), minY: y, maxX: Int32(run.upperBound - 1), maxY: y,
        pixels: Int32(run.count), parent: Int32(areas.count))
      // A run that touches ends at the pixel before this one's first, or later.
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

  /// Joins two areas into the one that begins first.
  ///
  /// - Returns: the index of that area.
  private mutating func join(_ first: Int, _ second: Int) -> Int {
    let (root, child) = (min(first, second), max(first, second))
    if root != child {
      areas[root].join(areas[child])
      areas[child].parent = Int32(root)
    }
    return root
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while areas[index].parent != index {
      // Halves the path, so that later searches are short.
      areas[index].parent = areas[Int(areas[index].parent)].parent
      index = Int(areas[index].parent)
    }
    return index
  }

  /// The areas, the largest first and of equal ones that which begins first; and how many there are.
  ///
  /// No more than ``ChangedArea/listed`` are returned.
  var largest: (areas: [ChangedArea], count: Int) {
    let roots = areas.indices.filter { areas[$0].parent == $0 }
    let sorted = roots.sorted { (areas[$1].pixels, $0) < (areas[$0].pixels, $1) }
    return (sorted.prefix(ChangedArea.listed).map { areas[$0].changed }, roots.count)
  }
}
