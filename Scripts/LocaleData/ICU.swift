/// The functions of ICU that Foundation has no access to, from the ICU that it carries.
enum ICU {
  /// The versions of CLDR and ICU, such as `46` and `76.1`.
  static var versions: (cldr: String, icu: String) {
    var (cldr, icu) = ([UInt8](repeating: 0, count: 4), [UInt8](repeating: 0, count: 4))
    var status: Int32 = 0
    ulocdata_getCLDRVersion(&cldr, &status)
    u_getVersion(&icu)
    func text(_ version: [UInt8]) -> String {
      version[1] == 0 ? "\(version[0])" : "\(version[0]).\(version[1])"
    }
    return (text(cldr), text(icu))
  }

  enum Name: Int32 {
    case symbol = 0
    case long = 1
    case narrow = 2
  }

  /// The name of a currency; the code if the locale has none.
  static func name(_ code: String, _ locale: String, _ name: Name) -> String {
    var (choice, length, status) = (Int8(0), Int32(0), Int32(0))
    let text = ucurr_getName(
      Array(code.utf16) + [0], locale, name.rawValue, &choice, &length, &status)
    return string(text, length) ?? code
  }

  /// The name of a currency after a number of a plural category.
  static func pluralName(_ code: String, _ locale: String, _ category: String) -> String {
    var (choice, length, status) = (Int8(0), Int32(0), Int32(0))
    let text = ucurr_getPluralName(
      Array(code.utf16) + [0], locale, &choice, category, &length, &status)
    return string(text, length) ?? code
  }

  /// The plural rules of each language, in the syntax of CLDR, by category.
  static func pluralRules() -> [String: [(category: String, rule: String)]] {
    var status: Int32 = 0
    guard let bundle = ures_openDirect(nil, "plurals", &status) else { return [:] }
    func table(_ name: String) -> OpaquePointer? { ures_getByKey(bundle, name, nil, &status) }
    func children(_ parent: OpaquePointer) -> [OpaquePointer] {
      (0..<ures_getSize(parent)).compactMap { ures_getByIndex(parent, $0, nil, &status) }
    }
    func key(_ resource: OpaquePointer) -> String {
      ures_getKey(resource).map { String(cString: $0) } ?? ""
    }
    func value(_ resource: OpaquePointer) -> String {
      var length: Int32 = 0
      return string(ures_getString(resource, &length, &status), length) ?? ""
    }
    guard let locales = table("locales"), let rules = table("rules") else { return [:] }
    var sets: [String: [(String, String)]] = [:]
    for set in children(rules) {
      sets[key(set)] = children(set).map { rule in
        (key(rule), String(value(rule).prefix { $0 != "@" }).trimmingSuffix())
      }
    }
    var all: [String: [(category: String, rule: String)]] = [:]
    for language in children(locales) { all[key(language)] = sets[value(language)] }
    return all
  }

  private static func string(_ text: UnsafePointer<UInt16>?, _ length: Int32) -> String? {
    text.map {
      String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF16.self)
    }
  }
}

extension String {
  func trimmingSuffix() -> String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}

typealias Status = UnsafeMutablePointer<Int32>

@_silgen_name("swift_ulocdata_getCLDRVersion")
private func ulocdata_getCLDRVersion(_ version: UnsafeMutablePointer<UInt8>, _ status: Status)
@_silgen_name("swift_u_getVersion")
private func u_getVersion(_ version: UnsafeMutablePointer<UInt8>)
@_silgen_name("swift_ucurr_getName")
private func ucurr_getName(
  _ code: UnsafePointer<UInt16>, _ locale: UnsafePointer<CChar>, _ style: Int32,
  _ isChoice: UnsafeMutablePointer<Int8>, _ length: UnsafeMutablePointer<Int32>, _ status: Status
) -> UnsafePointer<UInt16>?
@_silgen_name("swift_ucurr_getPluralName")
private func ucurr_getPluralName(
  _ code: UnsafePointer<UInt16>, _ locale: UnsafePointer<CChar>,
  _ isChoice: UnsafeMutablePointer<Int8>, _ category: UnsafePointer<CChar>,
  _ length: UnsafeMutablePointer<Int32>, _ status: Status
) -> UnsafePointer<UInt16>?
@_silgen_name("swift_ures_openDirect")
private func ures_openDirect(
  _ package: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ status: Status
) -> OpaquePointer?
@_silgen_name("swift_ures_getByKey")
private func ures_getByKey(
  _ bundle: OpaquePointer, _ key: UnsafePointer<CChar>, _ reused: OpaquePointer?, _ status: Status
) -> OpaquePointer?
@_silgen_name("swift_ures_getByIndex")
private func ures_getByIndex(
  _ bundle: OpaquePointer, _ index: Int32, _ reused: OpaquePointer?, _ status: Status
) -> OpaquePointer?
@_silgen_name("swift_ures_getSize")
private func ures_getSize(_ bundle: OpaquePointer) -> Int32
@_silgen_name("swift_ures_getKey")
private func ures_getKey(_ bundle: OpaquePointer) -> UnsafePointer<CChar>?
@_silgen_name("swift_ures_getString")
private func ures_getString(
  _ bundle: OpaquePointer, _ length: UnsafeMutablePointer<Int32>, _ status: Status
) -> UnsafePointer<UInt16>?
