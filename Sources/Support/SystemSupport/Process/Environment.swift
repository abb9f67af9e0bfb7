internal import CPlatform

/// The process's environment variables: `getenv(3)`.
package enum Environment {
  /// The value of a variable; nil if it is not set.
  package static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable; nil if it is not set or empty.
  package static func nonEmptyValue(_ name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
