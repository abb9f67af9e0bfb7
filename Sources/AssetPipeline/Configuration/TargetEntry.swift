/// An entry of `targets`: a kind of output, and the buttons it takes.
struct TargetEntry: Encodable, Sendable {
  var target: any AssetTarget
  /// At least one; either all are named or there is one without a name.
  var buttons: [ButtonVariant]

  private enum CodingKeys: CodingKey {
    case kind, target, buttons
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Two kinds of targets may have the same fields with the same values.
    try container.encode(type(of: target).kind, forKey: .kind)
    try target.encode(to: container.superEncoder(forKey: .target))
    try container.encode(buttons, forKey: .buttons)
  }
}
