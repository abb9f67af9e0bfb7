/// A text that is not a colour.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  public var text: String

  public init(_ text: String) { self.text = text }

  public var description: String {
    "unknown colour '\(text)': write '#RGB', '#RRGGBB' or '#RRGGBBAA' in quotes, a CSS name such as "
      + "teal, or a system name such as systemBlue"
  }
}
