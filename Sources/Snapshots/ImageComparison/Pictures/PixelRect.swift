/// A rectangle of whole pixels. The origin is the picture's top left corner; x grows to the right, y downwards.
///
/// The rectangle can reach beyond the picture. Only the part inside the picture counts.
public struct PixelRect: Hashable, Sendable, Codable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns. The rectangle is empty if it is 0 or negative.
  public var width: Int
  /// The number of rows. The rectangle is empty if it is 0 or negative.
  public var height: Int

  /// Creates a rectangle from its top left corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Parses `x,y,width,height`; nil for any other text, and for an empty rectangle.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3], width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether a part of the rectangle is inside a picture.
  package func overlaps(_ size: PictureSize) -> Bool { clipped(to: size) != nil }

  /// The columns and rows of the part of the rectangle that is inside a picture; nil if no part is.
  func clipped(to size: PictureSize) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard let columns = Self.span(x, width, in: size.width),
      let rows = Self.span(y, height, in: size.height)
    else { return nil }
    return (columns, rows)
  }

  private static func span(_ start: Int, _ length: Int, in limit: Int) -> Range<Int>? {
    let (end, isTooLarge) = start.addingReportingOverflow(length)
    let lower = max(start, 0)
    let upper = min(isTooLarge ? limit : end, limit)
    return lower < upper ? lower..<upper : nil
  }
}
