/// Base64 after RFC 4648, section 4.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    func digit(_ bits: UInt32) -> UInt8 { digits[Int(bits & 63)] }
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = bytes.count - start
      var bits = UInt32(bytes[start]) << 16
      if rest > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
      if rest > 2 { bits |= UInt32(bytes[start + 2]) }
      text.append(digit(bits >> 18))
      text.append(digit(bits >> 12))
      text.append(rest > 1 ? digit(bits >> 6) : UInt8(ascii: "="))
      text.append(rest > 2 ? digit(bits) : UInt8(ascii: "="))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
