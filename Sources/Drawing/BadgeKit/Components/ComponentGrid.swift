public import BadgeGeometry
internal import VectorGraphics

/// Components in rows and columns. Each column is as wide as its widest child, and each row is as high as
/// its highest one.
public struct ComponentGrid: Component {
  /// The components, row by row from the leading side.
  public var children: [any Component]
  /// The number of children in a row; at least 1.
  public var columns: Int
  /// The position of a child in a cell that is larger than the child.
  public var alignment: ComponentAlignment
  /// The horizontal and vertical distance between neighbours, in points.
  public var spacing: Double

  /// A grid of components.
  ///
  /// - Parameters:
  ///   - children: the components, row by row.
  ///   - columns: the number of children in a row; a number below 1 counts as 1.
  ///   - alignment: the position of a child in a cell that is larger than the child.
  ///   - spacing: the distance between neighbours, in points.
  public init(
    _ children: [any Component], columns: Int, alignment: ComponentAlignment = .center,
    spacing: Double = 8
  ) {
    self.children = children
    self.columns = max(1, columns)
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A grid of components listed in braces.
  ///
  /// - Parameters:
  ///   - columns: the number of children in a row; a number below 1 counts as 1.
  ///   - alignment: the position of a child in a cell that is larger than the child.
  ///   - spacing: the distance between neighbours, in points.
  ///   - children: the components, row by row.
  public init(
    columns: Int, alignment: ComponentAlignment = .center, spacing: Double = 8,
    @ComponentBuilder children: () -> [any Component]
  ) {
    self.init(children(), columns: columns, alignment: alignment, spacing: spacing)
  }

  /// Measures and draws all children; the first column is on the context's leading side.
  ///
  /// - Throws: the ``DrawingError`` of the first child that can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    let layouts = try children.map { child throws(DrawingError) in try child.layout(in: context) }
    let columns = min(max(1, self.columns), max(1, layouts.count))
    var widths = Array(repeating: 0.0, count: columns)
    var heights = Array(repeating: 0.0, count: (layouts.count + columns - 1) / columns)
    for (index, layout) in layouts.enumerated() {
      widths[index % columns] = max(widths[index % columns], layout.size.width)
      heights[index / columns] = max(heights[index / columns], layout.size.height)
    }
    let (lefts, width) = offsets(widths)
    let (tops, height) = offsets(heights)
    var grid = ComponentLayout(size: Size(width: width, height: height), content: [])
    for (index, layout) in layouts.enumerated() {
      let column = index % columns
      let row = index / columns
      let isLeftToRight = context.layoutDirection == .leftToRight
      let left = isLeftToRight ? lefts[column] : width - lefts[column] - widths[column]
      let cell = Rect(x: left, y: tops[row], width: widths[column], height: heights[row])
      let frame = alignment.placement(
        of: layout.size, in: cell, direction: context.layoutDirection)
      grid.add(layout, at: frame.origin - .zero)
    }
    return grid
  }

  /// The start of each length if they follow each other with the spacing between them, and the end of the
  /// last one.
  private func offsets(_ lengths: [Double]) -> ([Double], end: Double) {
    var offsets: [Double] = []
    var end = 0.0
    for length in lengths {
      if !offsets.isEmpty { end += spacing }
      offsets.append(end)
      end += length
    }
    return (offsets, max(0, end))
  }
}
