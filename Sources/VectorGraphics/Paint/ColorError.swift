/// A text that is not a colour.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that could not be read.
  public var text: String

  /// The error for a text that is not a colour.
  public init(_ text: String) { self.text = text }

  /// One sentence: the text and the forms that are valid.
  public var description: String {
    "unknown colour '\(text)': write '#RGB', '#RRGGBB' or '#RRGGBBAA' in quotes, a CSS name such as "
      + "teal, or a system name such as systemBlue"
  }
}
