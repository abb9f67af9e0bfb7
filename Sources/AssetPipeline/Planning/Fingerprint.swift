import SystemSupport
import VectorGraphics

/// The SHA-256 of everything a file is made from, field by field.
///
/// Each field is hashed with its length, so that neighbours can't run into one another. The digest
/// is part of manifests: it is the same on every machine and in every run, and a field that is
/// added or left out changes it. No field is ever the description of a value, which changes with
/// the compiler.
struct Fingerprint {
  private var state = SHA256()

  mutating func add(_ bytes: [UInt8]) {
    state.update(withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) })
    state.update(bytes)
  }

  mutating func add(_ value: some Fingerprinted) { value.hash(into: &self) }

  consuming func digest() -> Digest { Digest(bytes: state.finish()) }
}

extension Digest {
  /// The fingerprint of a single value.
  init(ofFieldsOf value: some Fingerprinted) {
    var fingerprint = Fingerprint()
    fingerprint.add(value)
    self = fingerprint.digest()
  }
}

/// A value that takes part in fingerprints.
protocol Fingerprinted {
  /// Adds each field that decides what is drawn or written.
  func hash(into fingerprint: inout Fingerprint)
}

extension String: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add(Array(utf8)) }
}

extension Bool: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add([self ? 1 : 0]) }
}

extension Int: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(withUnsafeBytes(of: Int64(self).littleEndian) { Array($0) })
  }
}

extension Double: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(withUnsafeBytes(of: bitPattern.littleEndian) { Array($0) })
  }
}

extension Digest: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add(bytes) }
}

extension Optional: Fingerprinted where Wrapped: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(self != nil)
    if let self { fingerprint.add(self) }
  }
}

extension Array: Fingerprinted where Element: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(count)
    for element in self { fingerprint.add(element) }
  }
}

extension Dictionary: Fingerprinted where Key == String, Value: Fingerprinted {
  /// Sorted by the bytes of the keys, as a dictionary's own order differs from run to run.
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(count)
    for key in keys.sorted(by: Manifest.precedes) {
      fingerprint.add(key)
      fingerprint.add(self[key])
    }
  }
}

extension Fingerprinted where Self: RawRepresentable, RawValue: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add(rawValue) }
}
