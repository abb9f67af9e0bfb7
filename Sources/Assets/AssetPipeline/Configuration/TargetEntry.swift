/// An entry of `targets`: the target, and the buttons that it draws.
package struct TargetEntry: Encodable, Sendable {
  package var target: any AssetTarget
  /// At least one. Either all have names, or there is exactly one without a name, in one or more sizes.
  package var buttons: [ButtonVariant]

  package init(target: any AssetTarget, buttons: [ButtonVariant]) {
    self.target = target
    self.buttons = buttons
  }

  private enum CodingKeys: CodingKey {
    case kind, target, buttons
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Two kinds of targets can encode to the same fields and values. The kind makes their fingerprints differ.
    try container.encode(type(of: target).kind, forKey: .kind)
    try target.encode(to: container.superEncoder(forKey: .target))
    try container.encode(buttons, forKey: .buttons)
  }
}
