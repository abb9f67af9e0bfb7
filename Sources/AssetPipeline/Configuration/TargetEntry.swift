/// An entry of `targets`: the target, and the buttons that it draws.
struct TargetEntry: Encodable, Sendable {
  var target: any AssetTarget
  /// At least one. Either all have names, or there is exactly one without a name, in one or more sizes.
  var buttons: [ButtonVariant]

  private enum CodingKeys: CodingKey {
    case kind, target, buttons
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Two kinds of targets can encode to the same fields and values. The kind makes their fingerprints differ.
    try container.encode(type(of: target).kind, forKey: .kind)
    try target.encode(to: container.superEncoder(forKey: .target))
    try container.encode(buttons, forKey: .buttons)
  }
}
