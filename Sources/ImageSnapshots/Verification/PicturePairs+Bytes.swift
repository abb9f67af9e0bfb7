import SystemSupport

extension PicturePairs {
  /// Compares a file byte for byte with its reference, and returns the result.
  func entryOfBytes(_ name: PictureName) -> Verification.Entry {
    let expected: [UInt8]
    let actual: [UInt8]
    do throws(SnapshotError) {
      expected = try references.bytes(of: name)
      try PictureFile.check(expected, of: name, path: references.path.pushing(name.path))
    } catch {
      let isReadable = (try? pictures.checkedBytes(of: name)) != nil
      return Verification.Entry(
        name, .corrupt, "the reference: \(error)", isAcceptable: error.isReplaceable && isReadable)
    }
    do throws(SnapshotError) {
      actual = try pictures.checkedBytes(of: name)
    } catch {
      return Verification.Entry(name, .corrupt, "the file: \(error)", isAcceptable: false)
    }
    guard expected != actual else {
      return Verification.Entry(name, .same, "the files are equal")
    }
    return Verification.Entry(
      name, .changed, ByteDifference.summary(expected: expected, actual: actual))
  }
}
