/// The ICU that Foundation carries: its version, and its data.
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

  /// The tree of bundles with facts about currencies.
  static let currencies = "icudt\(versions.icu.prefix { $0 != "." })l-curr"

  /// The number of decimal digits of a currency.
  static func digits(of code: String) -> Int32 {
    var status: Int32 = 0
    return ucurr_getDefaultFractionDigits(Array(code.utf16) + [0], &status)
  }
}

extension ICU {
  /// The locale that Foundation takes in place of one that it doesn't have: that of the region.
  static func regionLocale(of locale: String) -> String? {
    var (isRegion, status) = (Int8(0), Int32(0))
    guard let bundle = ures_openWithCountryFallback(nil, locale, &isRegion, &status), status <= 0
    else { return nil }
    defer { ures_close(bundle) }
    let name = ures_getLocaleByType(bundle, 0, &status)
    return isRegion == 0 ? nil : name.map { String(cString: $0) }
  }
}

/// A bundle of ICU's data, which is CLDR's XML in another form, or a part of one.
final class Bundle {
  private let handle: OpaquePointer

  deinit { ures_close(handle) }

  /// The bundle of a locale, with what it inherits from its parents.
  ///
  /// - Parameter tree: the tree of bundles; nil for the main one.
  init?(_ locale: String, tree: String? = nil) {
    var status: Int32 = 0
    // Not `ures_open`: for a locale without a bundle it opens that of the machine's locale.
    guard let handle = ures_openNoDefault(tree, locale, &status), status <= 0 else { return nil }
    self.handle = handle
  }

  /// A bundle that belongs to no locale.
  ///
  /// It is not for a locale's: ICU remembers that bundle without its parents.
  init?(named name: String) {
    var status: Int32 = 0
    guard let handle = ures_openDirect(nil, name, &status), status <= 0 else { return nil }
    self.handle = handle
  }

  private init(_ handle: OpaquePointer) { self.handle = handle }

  /// The text at a path such as `NumberElements/latn/symbols/decimal`, the bundle's own or inherited.
  func string(_ path: String) -> String? {
    var (length, status) = (Int32(0), Int32(0))
    let text = ures_getStringByKeyWithFallback(handle, path, &length, &status)
    return status > 0 ? nil : Self.text(text, length)
  }

  /// The part at a path, the bundle's own or inherited.
  func part(_ path: String) -> Bundle? {
    var status: Int32 = 0
    let part = ures_getByKeyWithFallback(handle, path, nil, &status)
    return status > 0 ? nil : part.map { Bundle($0) }
  }

  /// The text for a key, without an inherited one.
  func ownString(_ key: String) -> String? {
    children.first { $0.key == key }?.string
  }

  var key: String { ures_getKey(handle).map { String(cString: $0) } ?? "" }

  /// The part's text; nil if it is a table or an array.
  var string: String? {
    var (length, status) = (Int32(0), Int32(0))
    let text = ures_getString(handle, &length, &status)
    return status > 0 ? nil : Self.text(text, length)
  }

  var children: [Bundle] {
    (0..<ures_getSize(handle)).compactMap { index in
      var status: Int32 = 0
      let child = ures_getByIndex(handle, index, nil, &status)
      return status > 0 ? nil : child.map { Bundle($0) }
    }
  }

  fileprivate static func text(_ text: UnsafePointer<UInt16>?, _ length: Int32) -> String? {
    text.map {
      String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF16.self)
    }
  }
}

typealias Status = UnsafeMutablePointer<Int32>

@_silgen_name("swift_ulocdata_getCLDRVersion")
private func ulocdata_getCLDRVersion(_ version: UnsafeMutablePointer<UInt8>, _ status: Status)
@_silgen_name("swift_u_getVersion")
private func u_getVersion(_ version: UnsafeMutablePointer<UInt8>)
@_silgen_name("swift_ucurr_getDefaultFractionDigits")
private func ucurr_getDefaultFractionDigits(_ code: UnsafePointer<UInt16>, _ status: Status)
  -> Int32
@_silgen_name("swift_ures_openNoDefault")
private func ures_openNoDefault(
  _ tree: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ status: Status
) -> OpaquePointer?
@_silgen_name("ures_openWithCountryFallback")
private func ures_openWithCountryFallback(
  _ tree: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>,
  _ isCountry: UnsafeMutablePointer<Int8>, _ status: Status
) -> OpaquePointer?
@_silgen_name("swift_ures_getLocaleByType")
private func ures_getLocaleByType(
  _ bundle: OpaquePointer, _ type: Int32, _ status: Status
) -> UnsafePointer<CChar>?
@_silgen_name("swift_ures_openDirect")
private func ures_openDirect(
  _ tree: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ status: Status
) -> OpaquePointer?
@_silgen_name("swift_ures_close")
private func ures_close(_ bundle: OpaquePointer)
@_silgen_name("swift_ures_getByKeyWithFallback")
private func ures_getByKeyWithFallback(
  _ bundle: OpaquePointer, _ path: UnsafePointer<CChar>, _ reused: OpaquePointer?, _ status: Status
) -> OpaquePointer?
@_silgen_name("swift_ures_getStringByKeyWithFallback")
private func ures_getStringByKeyWithFallback(
  _ bundle: OpaquePointer, _ path: UnsafePointer<CChar>, _ length: UnsafeMutablePointer<Int32>,
  _ status: Status
) -> UnsafePointer<UInt16>?
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
