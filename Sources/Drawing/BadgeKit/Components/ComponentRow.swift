internal import VectorGraphics

/// Components side by side, from the leading side to the trailing one.
public struct ComponentRow: Component {
  /// The part of the children that is at the same height.
  public enum VerticalAlignment: String, CaseIterable, Hashable, Sendable {
    /// The top edges.
    case top
    /// The centres.
    case center
    /// The bottom edges.
    case bottom
  }

  /// The components, from the leading side.
  public var children: [any Component]
  /// The vertical position of children that are shorter than the row.
  public var alignment: VerticalAlignment
  /// The distance between neighbours, in points.
  public var spacing: Double

  /// A row of components.
  ///
  /// - Parameters:
  ///   - children: the components, from the leading side.
  ///   - alignment: the vertical position of children that are shorter than the row.
  ///   - spacing: the distance between neighbours, in points.
  public init(
    _ children: [any Component], alignment: VerticalAlignment = .center, spacing: Double = 8
  ) {
    self.children = children
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row of the components that a closure lists.
  ///
  /// - Parameters:
  ///   - alignment: the vertical position of children that are shorter than the row.
  ///   - spacing: the distance between neighbours, in points.
  ///   - children: the components, from the leading side.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 8,
    @ComponentBuilder children: () -> [any Component]
  ) {
    self.init(children(), alignment: alignment, spacing: spacing)
  }

  /// Measures and draws all children; the first one is on the context's leading side.
  ///
  /// - Throws: the ``DrawingError`` of the first child that can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    let layouts = try children.map { child throws(DrawingError) in try child.layout(in: context) }
    let height = layouts.map(\.size.height).max() ?? 0
    let gaps = spacing * Double(max(0, layouts.count - 1))
    // A negative spacing lets the children overlap, but never makes the width negative.
    let width = max(0, layouts.reduce(gaps) { $0 + $1.size.width })
    var row = ComponentLayout(size: Size(width: width, height: height), content: [])
    var x = 0.0
    for layout in layouts {
      let y =
        switch alignment {
        case .top: 0.0
        case .center: (height - layout.size.height) / 2
        case .bottom: height - layout.size.height
        }
      let isLeftToRight = context.layoutDirection == .leftToRight
      row.add(
        layout, at: Vector(dx: isLeftToRight ? x : width - x - layout.size.width, dy: y))
      x += layout.size.width + spacing
    }
    return row
  }
}

/// Builds a list of components from the statements of a closure.
@resultBuilder
public enum ComponentBuilder {
  /// Takes one component.
  public static func buildExpression(_ component: some Component) -> [any Component] { [component] }

  /// Joins the components of a block.
  public static func buildBlock(_ components: [any Component]...) -> [any Component] {
    components.flatMap { $0 }
  }

  /// Joins the components of a loop.
  public static func buildArray(_ components: [[any Component]]) -> [any Component] {
    components.flatMap { $0 }
  }

  /// Takes the components of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ components: [any Component]?) -> [any Component] {
    components ?? []
  }

  /// Takes the components of the first branch.
  public static func buildEither(first components: [any Component]) -> [any Component] {
    components
  }

  /// Takes the components of the second branch.
  public static func buildEither(second components: [any Component]) -> [any Component] {
    components
  }
}
