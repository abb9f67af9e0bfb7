extension String {
  /// The text of bytes in UTF-8; nil if they are not valid.
  ///
  /// The standard library's `init(validating:as:)` does the same, and needs macOS 15.
  package init?(utf8 bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are not valid are replaced by U+FFFD, so that the text has other bytes.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
