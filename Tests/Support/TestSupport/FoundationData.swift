internal import Foundation

/// The locale data of the toolchain's Foundation.
package enum FoundationData {
  /// The version of its CLDR; nil if it can't be found.
  package static let cldr: String? = {
    #if os(Linux)
      typealias Function =
        @convention(c) (
          UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>
        ) -> Void
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_ulocdata_getCLDRVersion") else {
        return nil
      }
      var version = [UInt8](repeating: 0, count: 4)
      var status: Int32 = 0
      unsafeBitCast(symbol, to: Function.self)(&version, &status)
      return version[1] == 0 ? "\(version[0])" : "\(version[0]).\(version[1])"
    #else
      return nil
    #endif
  }()
}
