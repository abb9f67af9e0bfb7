/// File names that Windows opens as devices, whatever the case of their letters and their
/// extension.
///
/// Source: Microsoft, "Naming Files, Paths, and Namespaces".
package enum WindowsDeviceName {
  /// The device that a file name stands for in upper case, such as `CON` for `con.txt`; nil for a
  /// name of a file.
  package static func device(of fileName: some StringProtocol) -> String? {
    device(ofFile: String(fileName))
  }

  private static func device(ofFile name: String) -> String? {
    // Nearly every name begins otherwise or is longer than a device's, and bytes are compared quickly:
    // the name of every file of a manifest is checked.
    guard beginnings.contains(beginning(of: name)) else { return nil }
    let length = name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.utf8.endIndex
    guard (3...5).contains(name.utf8[..<length].count) else { return nil }
    let stem = name.prefix { $0 != "." }.uppercased()
    return names.contains(stem) ? stem : nil
  }

  /// The first three bytes, ASCII letters among them in lower case.
  private static func beginning(of name: String) -> UInt32 {
    name.utf8.prefix(3).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
  }

  private static let beginnings = Set(names.map(beginning))

  private static let names: Set<String> = {
    let digits = "0123456789¹²³"
    let ports = ["COM", "LPT"].flatMap { port in digits.map { port + String($0) } }
    return Set(["CON", "PRN", "AUX", "NUL"] + ports)
  }()
}
