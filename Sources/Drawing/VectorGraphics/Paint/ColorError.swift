/// A text that is not a colour.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that could not be read.
  public var text: String

  /// The error for a text that is not a colour.
  public init(_ text: String) { self.text = text }

  /// One sentence: the text and the forms that are valid.
  public var description: String {
    "unknown colour '\(text)': write '#RRGGBB' in quotes, another colour of CSS such as teal or "
      + "rgb(0 128 128), or a system name such as systemBlue"
  }
}
