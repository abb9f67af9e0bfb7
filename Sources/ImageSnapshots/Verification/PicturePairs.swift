import ImageComparison
import SystemSupport

/// Compares the pictures of a folder with the references of the same names.
struct PicturePairs: Sendable {
  let references: ReferenceStore
  let pictures: PictureFolder
  /// The rule of the pictures for which `rules` has none.
  let rule: ComparisonRule
  let rules: SnapshotRules

  /// Compares the files of a name, and returns the result.
  ///
  /// - Parameters:
  ///   - name: the name of the picture and of its reference.
  ///   - expected: the kind of the reference; nil if there is none.
  ///   - actual: the kind of the picture; nil if there is none.
  func entry(
    _ name: PictureName, expected: PictureFolder.Kind?, actual: PictureFolder.Kind?
  ) -> Verification.Entry {
    if expected != nil, actual != nil, let entry = entryOfOneFile(name) { return entry }
    return switch (expected, actual) {
    case (.pixels?, .pixels?): entryOfPixels(name)
    case (.linkedFolder?, nil), (nil, .linkedFolder?), (.linkedFolder?, .linkedFolder?):
      Verification.Entry(
        name, .uncompared, "it is a link to a folder, which is not followed: name that folder")
    case (_?, .linkedFolder?):
      Verification.Entry(
        name, .corrupt,
        "the picture may be behind a link to a folder, which is not followed: name that folder",
        isAcceptable: false)
    case (.hidden?, _), (_, .hidden?):
      Verification.Entry(
        name, .uncompared, "its name begins with a dot, which hides it: rename it")
    case (nil, .other?):
      Verification.Entry(
        name, .uncompared, "it is not a picture, and there is no reference for it")
    case (.other?, nil):
      Verification.Entry(
        name, .uncompared, "this reference is not of a picture, and no file was made for it")
    case (nil, _): entryWithoutReference(name)
    case (_, nil):
      Verification.Entry(name, .obsolete, "no picture was made for this reference")
    default: entryOfBytes(name)
    }
  }

  /// The result for a picture that is the same file as its reference because of a symbolic or hard link; nil
  /// if they are two files.
  ///
  /// The verdict is `corrupt`. The result is the same if the system can't tell whether they are one file.
  private func entryOfOneFile(_ name: PictureName) -> Verification.Entry? {
    func entry(_ finding: String) -> Verification.Entry {
      Verification.Entry(name, .corrupt, finding, isAcceptable: false)
    }
    let reference: Stat?
    do {
      reference = try references.status(of: name)
    } catch {
      return entry("the reference: \(error)")
    }
    let picture: Stat?
    do {
      picture = try Stat.ifPresent(pictures.path(of: name))
    } catch {
      return entry("the picture: \(error)")
    }
    guard let reference, let picture, reference.version.isSameFile(as: picture.version) else {
      return nil
    }
    return entry(
      "the picture and its reference are one file, and can't differ: write it to another one")
  }

  /// The result for a picture that has no reference in the listing.
  ///
  /// The reference can still exist inside a linked folder, which is not followed. This gives the verdict
  /// `corrupt`.
  private func entryWithoutReference(_ name: PictureName) -> Verification.Entry {
    do {
      _ = try references.status(of: name)
    } catch {
      return Verification.Entry(name, .corrupt, "the reference: \(error)", isAcceptable: false)
    }
    do throws(SnapshotError) {
      _ = try pictures.checkedBytes(of: name)
      return Verification.Entry(name, .missing, "there is no reference for this picture")
    } catch {
      return Verification.Entry(
        name, error.verdict, "the picture: \(error)", isAcceptable: false)
    }
  }

  /// Compares a picture with its reference by pixels, and returns the result.
  private func entryOfPixels(_ name: PictureName) -> Verification.Entry {
    let expected: EncodedPicture
    do throws(SnapshotError) {
      expected = try references.picture(name)
    } catch {
      return entry(name, damagedReference: error)
    }
    let actual: EncodedPicture
    do throws(SnapshotError) {
      actual = try picture(name)
    } catch {
      return entry(name, damagedPicture: error, expected)
    }
    do throws(PictureError) {
      let comparison = try rules.rule(of: name, otherwise: rule).compare(expected, with: actual)
      return Verification.Entry(
        name, Verification.Verdict(comparison.verdict), comparison.description, comparison,
        isAcceptable: comparison.verdict != .unchecked)
    } catch {
      return entry(name, damagedPicture: .picture(error), expected)
    }
  }

  private func picture(_ name: PictureName) throws(SnapshotError) -> EncodedPicture {
    try PictureFile.read(pictures.path(of: name))
  }

  private func entry(
    _ name: PictureName, damagedReference error: SnapshotError
  ) -> Verification.Entry {
    let isAcceptable = error.isReplaceable && (try? picture(name).validate()) != nil
    return Verification.Entry(
      name, error.verdict, "the reference: \(error)", isAcceptable: isAcceptable)
  }

  /// The result for a picture that can't be compared. If the reference is damaged too, the result is about the
  /// reference.
  private func entry(
    _ name: PictureName, damagedPicture error: SnapshotError, _ reference: EncodedPicture
  ) -> Verification.Entry {
    do throws(PictureError) {
      try reference.validate()
    } catch {
      return entry(name, damagedReference: .picture(error))
    }
    return Verification.Entry(name, error.verdict, "the picture: \(error)", isAcceptable: false)
  }
}

extension SnapshotError {
  /// The verdict on a picture that can't be compared because of this error.
  fileprivate var verdict: Verification.Verdict {
    if case .picture(let error) = self, error.isTooLarge { .unchecked } else { .corrupt }
  }
}
