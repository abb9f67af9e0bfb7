import ImageComparison
import SystemSupport

/// The pictures of a folder and the references of the same names.
struct PicturePairs: Sendable {
  let references: Directory
  let pictures: PictureFolder
  let rule: ComparisonRule
  let budget: PixelBudget

  /// The entry of a picture whose reference was not listed; the cause may be a link, which is not
  /// followed.
  func entryWithoutReference(_ name: String) -> Verification.Entry {
    var walker = DirectoryWalker(references)
    do {
      _ = try walker.kind(of: FilePath(name))
    } catch {
      return Verification.Entry(name, .corrupt, "the reference: \(error)", isAcceptable: false)
    }
    do {
      try picture(name).validate(budget: budget)
      return Verification.Entry(name, .missing, "there is no reference for this picture")
    } catch {
      return Verification.Entry(name, .corrupt, "the picture: \(error)", isAcceptable: false)
    }
  }

  /// The entry of a picture and its reference.
  ///
  /// - Returns: nil where other pairs are compared at the same time and this one needs too much
  ///   memory for that.
  func entry(_ name: String, isParallel: Bool) -> Verification.Entry? {
    let expected: EncodedPicture
    do throws(SnapshotError) {
      expected = try PictureFile.read(name, in: references)
    } catch {
      return entry(name, damagedReference: error)
    }
    let actual: EncodedPicture
    do throws(SnapshotError) {
      actual = try picture(name)
    } catch {
      return entry(name, damagedPicture: error, expected)
    }
    if isParallel, expected.size == actual.size, expected.bytes != actual.bytes,
      expected.pixelCount > budget.parallel, !rule.isByRows(expected.size, budget)
    {
      return nil
    }
    do throws(PictureError) {
      let comparison = try rule.compare(expected, with: actual, budget: budget)
      return Verification.Entry(
        name, Verification.Verdict(comparison.verdict), comparison.description, comparison)
    } catch {
      if case .tooManyPixels = error {
        return Verification.Entry(
          name, .corrupt, error.description,
          isAcceptable: (try? actual.validate(budget: budget)) != nil)
      }
      return entry(name, damagedPicture: .picture(error), expected)
    }
  }

  private func picture(_ name: String) throws(SnapshotError) -> EncodedPicture {
    try PictureFile.read(pictures.path(of: name))
  }

  private func entry(
    _ name: String, damagedReference error: SnapshotError
  ) -> Verification.Entry {
    let isAcceptable = !error.isLink && (try? picture(name).validate(budget: budget)) != nil
    return Verification.Entry(
      name, .corrupt, "the reference: \(error)", isAcceptable: isAcceptable)
  }

  /// The entry of a pair of which a file is damaged: the reference, if it is that one.
  private func entry(
    _ name: String, damagedPicture error: SnapshotError, _ reference: EncodedPicture
  ) -> Verification.Entry {
    do throws(PictureError) {
      try reference.validate(budget: budget)
    } catch {
      return entry(name, damagedReference: .picture(error))
    }
    return Verification.Entry(name, .corrupt, "the picture: \(error)", isAcceptable: false)
  }
}
