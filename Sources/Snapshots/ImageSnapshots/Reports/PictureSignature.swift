import Messages
import RasterImage

/// The beginnings of pictures in the formats that browsers show. A file of a report can be anything, whatever its name.
enum PictureSignature {
  /// Whether a file begins like a picture of the format that its name has. A PNG file is decoded elsewhere. Formats
  /// without a signature here don't count, such as XML, which can be something else.
  static func isPicture(_ bytes: [UInt8], _ name: PictureName) -> Bool {
    name.fileExtension == "png" || matches(bytes, name.fileExtension)
  }

  /// Whether a file begins like a picture of the format that its extension names, other than PNG.
  ///
  /// - Parameter fileExtension: the extension, in lower case.
  static func matches(_ bytes: [UInt8], _ fileExtension: String) -> Bool {
    switch fileExtension {
    case "svg": isSVG(bytes)
    case "jpg", "jpeg": OtherFile(bytes) == .jpeg
    case "webp": OtherFile(bytes) == .webP
    case "gif": OtherFile(bytes) == .gif
    // An ISO base media file (ISO/IEC 14496-12) of a brand of AVIF.
    case "avif":
      bytes.dropFirst(4).starts(with: "ftypavif".utf8)
        || bytes.dropFirst(4).starts(with: "ftypavis".utf8)
    case "pdf": OtherFile(bytes) == .pdf
    case "bmp": bytes.starts(with: "BM".utf8)
    case "ico": bytes.starts(with: [0, 0, 1, 0])
    default: false
    }
  }

  /// Whether the first element of a text is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard var text = String(utf8: bytes[...])?[...] else { return false }
    // Skips the byte order mark, declarations and comments.
    while true {
      text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      let end: String
      if text.hasPrefix("<!--") {
        end = "-->"
      } else if text.hasPrefix("<?") {
        end = "?>"
      } else if text.hasPrefix("<!DOCTYPE svg") {
        end = ">"
      } else {
        break
      }
      guard let range = text.firstRange(of: end) else { return false }
      text = text[range.upperBound...]
    }
    guard let rest = text.dropPrefix("<svg") else { return false }
    return rest.first.map { $0.isWhitespace || $0 == ">" || $0 == "/" } ?? false
  }
}

extension Substring {
  /// What follows a prefix; nil if the text begins otherwise.
  fileprivate func dropPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
