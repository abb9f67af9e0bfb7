import SystemSupport

/// The pictures of a folder and the references of the same names.
struct PicturePairs: Sendable {
  let references: Directory
  let pictures: PictureFolder
  let rule: ComparisonRule
  let budget: PixelBudget

  /// The entry of a picture whose reference was not found, which may be for a link on its way.
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
  /// - Returns: nil where other pairs are compared at the same time and this one takes too much
  ///   memory for that.
  func entry(_ name: String, isParallel: Bool) -> Verification.Entry? {
    let expected: EncodedPicture
    do throws(SnapshotError) {
      let bytes = try PictureFile.bytes(of: name, in: references)
      expected = try EncodedPicture(bytes, path: references.path(of: FilePath(name)).string)
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
    do throws(SnapshotError) {
      return entry(name, try rule.compare(expected, with: actual, budget: budget))
    } catch {
      if case .tooManyPixels = error {
        return Verification.Entry(
          name, .corrupt, error.description,
          isAcceptable: (try? actual.validate(budget: budget)) != nil)
      }
      return entry(name, damagedPicture: error, expected)
    }
  }

  private func picture(_ name: String) throws(SnapshotError) -> EncodedPicture {
    try EncodedPicture(file: pictures.path(of: name))
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
    do throws(SnapshotError) {
      try reference.validate(budget: budget)
    } catch {
      return entry(name, damagedReference: error)
    }
    return Verification.Entry(name, .corrupt, "the picture: \(error)", isAcceptable: false)
  }

  private func entry(_ name: String, _ comparison: Comparison) -> Verification.Entry {
    let verdict: Verification.Verdict =
      switch comparison.verdict {
      case .same: .same
      case .changed: .changed
      case .resized: .resized
      }
    return Verification.Entry(name, verdict, comparison.description, comparison)
  }
}
