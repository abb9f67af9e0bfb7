/// The kind of output that a drawing is made for, if the drawing depends on it.
public enum Medium: Hashable, Sendable {
  /// A bitmap. Small buttons are aligned to its pixels.
  case pixels
  /// A vector picture, or a part of a larger drawing. It is aligned to pixels only if its style says so.
  case document
  /// A vector resource that is shown at many sizes in pixels, such as a VectorDrawable. Simplified drawings
  /// for small sizes are not used.
  case resource
}
