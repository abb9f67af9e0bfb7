/// A width and a height in pixels.
public struct PictureSize: Hashable, Sendable, Codable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PictureSize: CustomStringConvertible {
  public var description: String { "\(width) × \(height)" }
}

/// A rectangle of whole pixels; x grows to the right and y downwards from the top left corner.
public struct PixelRect: Hashable, Sendable, Codable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle written `x,y,width,height`; nil for anything else, or where it holds no pixel.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3], width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The columns and rows of the rectangle that lie in a picture; nil where none do.
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
