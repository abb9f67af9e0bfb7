import SystemSupport

extension PicturePairs {
  /// The entry of a file that is compared byte for byte with its reference.
  func entryOfBytes(_ name: PictureName) -> Verification.Entry {
    let expected: [UInt8]
    let actual: [UInt8]
    do throws(SnapshotError) {
      expected = try PictureFile.existingBytes(of: name.path, in: references)
    } catch {
      let isReadable = (try? PictureFile.bytes(of: pictures.path(of: name))) != nil
      return Verification.Entry(
        name, .corrupt, "the reference: \(error)", isAcceptable: !error.isLink && isReadable)
    }
    do throws(SnapshotError) {
      actual = try PictureFile.bytes(of: pictures.path(of: name))
    } catch {
      return Verification.Entry(name, .corrupt, "the file: \(error)", isAcceptable: false)
    }
    guard expected != actual else {
      return Verification.Entry(name, .same, "the files are equal")
    }
    return Verification.Entry(name, .changed, Self.summary(expected, actual))
  }

  /// The first difference of two files in one sentence: of texts the line, of others the byte.
  private static func summary(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    if let old = text(expected), let new = text(actual) {
      return TextDifference.summary(expected: old, actual: new)
    }
    let equal = zip(expected, actual).prefix { $0 == $1 }.count
    return "the files differ from byte \(equal + 1) on: expected \(expected.count) bytes, "
      + "got \(actual.count)"
  }

  /// The text of a file; nil where it is binary.
  private static func text(_ bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
