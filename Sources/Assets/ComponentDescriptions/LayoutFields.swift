import BadgeGeometry
import BadgeKit
import ConfigurationReader
import Messages

/// The keys of components with others in them or on them.
enum LayoutFields {
  static let direction = SchemaField(
    "direction", .choice(WritingDirection.names + ["auto"]),
    "The layout's direction; auto: the locale's.")
  static let children = SchemaField(
    "children", .list(.reference("component")), isRequired: true, "The components in it.")
  static let badges = SchemaField("badges", .list(.reference("badge")), "The badges on it.")
  static let rowAlignment = SchemaField(
    "alignment", .choice(of: ComponentRow.VerticalAlignment.self),
    "The line on which the children are aligned.")
  static let cellAlignment = alignment("Where a child lies in a larger cell.")
  static let badgeAlignment = alignment("The corner or edge the badge's centre lies on.")
  static let spacing = spacing("Between neighbours, in points.")
  static let columns = columns(10_000, isRequired: true, "The number of children in a row.")
  static let offset = SchemaField(
    "offset", .list(.number(signedLengths), count: 2...2),
    "How far it is moved towards the trailing side and down, in points.")

  /// Lengths that can be negative. A negative spacing lets neighbours overlap.
  private static let signedLengths = NumberRange(
    -ButtonFields.longest...ButtonFields.longest, .points)

  private static func alignment(_ documentation: String) -> SchemaField {
    SchemaField(rowAlignment.name, .choice(of: ComponentAlignment.self), documentation)
  }

  static func spacing(_ documentation: String) -> SchemaField {
    SchemaField("spacing", .number(signedLengths), documentation)
  }

  static func columns(
    _ most: Int, isRequired: Bool = false, _ documentation: String
  ) -> SchemaField {
    SchemaField("columns", .integer(1...most), isRequired: isRequired, documentation)
  }
}
