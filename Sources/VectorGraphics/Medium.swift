/// The medium of a picture, as far as the drawing depends on it.
public enum Medium: Hashable, Sendable {
  /// Pixels of one size, to which small buttons are fitted.
  case pixels
  /// A vector picture, or a part of a larger drawing: fitted to pixels only where its style says so.
  case document
  /// A resource that is shown at any number of pixels, as a VectorDrawable is: never a drawing for few
  /// pixels.
  case resource
}
