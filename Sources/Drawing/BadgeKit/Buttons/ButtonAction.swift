public import BadgeGeometry

/// The action of a button. The button's accessible name begins with it.
public enum ButtonAction: String, CaseIterable, Hashable, Sendable, Codable {
  /// Adding something: the action of a plus.
  case add
  /// Taking something out: the action of a minus.
  case remove
  /// Deleting something: the action of a cross.
  case delete
  /// Changing something. No mark stands for it.
  case edit
  /// A finished task: the state that a checkmark shows.
  case done
  /// A problem: the state that an exclamation mark shows.
  case warning

  /// The action that a badge's mark stands for.
  public init(_ mark: BadgeMark) {
    switch mark {
    case .plus: self = .add
    case .minus: self = .remove
    case .xmark: self = .delete
    case .checkmark: self = .done
    case .exclamation: self = .warning
    }
  }
}
