/// A function that takes bytes from outside, with the law that holds for any of them.
struct FuzzTarget: Sendable {
  /// The name of the target, and of its folders in `Corpus` and `Found`.
  let name: String
  /// Makes the function that runs one input; values it keeps between inputs are its own.
  ///
  /// The function throws ``LawViolation`` where the law does not hold.
  let make: @Sendable () throws -> (([UInt8]) throws -> Void)

  init(
    _ name: String, _ make: @escaping @Sendable () throws -> (([UInt8]) throws -> Void)
  ) {
    self.name = name
    self.make = make
  }

  /// All targets.
  static let all: [FuzzTarget] = [
    .png, .pngForm, .encoder, .pathData, .artwork, .symbolTemplate, .yaml,
    .configuration, .component,
    .manifest, .journal, .font, .localeTag, .localeData, .amount, .nameTemplate, .localePattern,
    .snapshotName, .zipArchive, .snapshotRules, .results,
  ]
}

/// A law that an input shows to be broken.
struct LawViolation: Error, CustomStringConvertible {
  let description: String
}

/// Checks a law.
///
/// - Throws: ``LawViolation`` with the message where the condition is false.
func law(_ condition: Bool, _ message: @autoclosure () -> String) throws(LawViolation) {
  if !condition { throw LawViolation(description: message()) }
}
