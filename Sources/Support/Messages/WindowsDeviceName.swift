/// File names that Windows opens as devices, in any case and with any extension.
///
/// Source: Microsoft, "Naming Files, Paths, and Namespaces".
package enum WindowsDeviceName {
  /// The device that Windows opens for a file name, in upper case, such as `CON` for `con.txt`; nil if it
  /// opens none.
  package static func device(of fileName: some StringProtocol) -> String? {
    let stem = fileName.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard (3...5).contains(stem.count) else { return nil }
    let name = String(decoding: stem, as: UTF8.self).uppercased()
    return names.contains(name) ? name : nil
  }

  private static let names: Set<String> = {
    let digits = "0123456789¹²³"
    let ports = ["COM", "LPT"].flatMap { port in digits.map { port + String($0) } }
    return Set(["CON", "PRN", "AUX", "NUL"] + ports)
  }()
}
