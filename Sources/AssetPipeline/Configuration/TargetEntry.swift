/// An entry of `targets`: a kind of output, and the buttons it takes.
struct TargetEntry: Fingerprinted, Sendable {
  var target: any AssetTarget
  /// At least one; either all are named or there is one without a name.
  var buttons: [ButtonVariant]

  func hash(into fingerprint: inout Fingerprint) {
    // Targets of two kinds may have equal fields.
    fingerprint.add(type(of: target).kind)
    fingerprint.add(target)
    fingerprint.add(buttons)
  }
}
