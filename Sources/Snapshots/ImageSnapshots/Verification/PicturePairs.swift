import ImageComparison
import SystemSupport

/// Compares the pictures of a folder with the references of the same names. Each file is read once.
struct PicturePairs: Sendable {
  let references: ReferenceStore
  let pictures: PictureFolder
  /// The rule of the pictures for which `rules` has none.
  let rule: ComparisonRule
  let rules: SnapshotRules
  /// Whether to draw the differences of pictures.
  let draws: Bool
  /// Whether there are pictures without a reference and references without a picture, so that a name can be new.
  let findsRenames: Bool

  /// Compares the files of a name.
  ///
  /// - Parameters:
  ///   - name: the name of the picture and of its reference.
  ///   - expected: the kind of the reference; nil if there is none.
  ///   - actual: the kind of the picture; nil if there is none.
  func finding(
    _ name: PictureName, expected: PictureFolder.FileKind?, actual: PictureFolder.FileKind?
  ) -> Finding {
    if expected != nil, actual != nil, let entry = entryOfOneFile(name) { return Finding(entry) }
    func uncompared(_ reason: String) -> Finding {
      Finding(VerifiedPicture(name, .uncompared, reason))
    }
    return switch (expected, actual) {
    case (.linkedFolder?, nil), (nil, .linkedFolder?), (.linkedFolder?, .linkedFolder?):
      uncompared("it is a link to a folder, which is not followed: name that folder")
    case (_?, .linkedFolder?):
      Finding(
        VerifiedPicture(
          name, .corrupt,
          "the picture may be behind a link to a folder, which is not followed: name that folder",
          isAcceptable: false))
    case (.hidden?, _), (_, .hidden?):
      uncompared("its name begins with a dot, which hides it: rename it")
    case (nil, .other?):
      uncompared("it is not a picture, and there is no reference for it")
    case (.other?, nil):
      uncompared("this reference is not of a picture, and no file was made for it")
    case (nil, _): findingWithoutReference(name)
    case (_, nil): findingWithoutPicture(name)
    default: findingOfPair(name)
    }
  }

  /// The result for a picture that is the same file as its reference because of a symbolic or hard link; nil
  /// if they are two files.
  ///
  /// The verdict is `corrupt`. The result is the same if the system can't tell whether they are one file.
  private func entryOfOneFile(_ name: PictureName) -> VerifiedPicture? {
    func entry(_ finding: String) -> VerifiedPicture {
      VerifiedPicture(name, .corrupt, finding, isAcceptable: false)
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

  // MARK: - One file

  /// The picture or the reference of a pair: its content, or the reason why it can't be compared.
  private struct PairedFile {
    var file: Finding.LoadedFile?
    var fault: SnapshotError?

    init(read: () throws(SnapshotError) -> [UInt8]) {
      do throws(SnapshotError) {
        file = Finding.LoadedFile(bytes: try read())
      } catch {
        fault = error
      }
    }

    /// Decodes the pixels of a PNG file, or checks that another file is neither empty nor a pointer of Git LFS.
    mutating func check(_ name: PictureName, path: FilePath) {
      guard let file, fault == nil else { return }
      do throws(SnapshotError) {
        self.file?.size = try PictureFile.check(file.bytes, of: name, path: path)
      } catch {
        fault = error
      }
    }
  }

  private func reference(_ name: PictureName) -> PairedFile {
    PairedFile { () throws(SnapshotError) in try references.bytes(of: name) }
  }

  private func picture(_ name: PictureName) -> PairedFile {
    let path = pictures.path(of: name)
    return PairedFile { () throws(SnapshotError) in try PictureFile.bytes(of: path) }
  }

  /// The result for a picture that has no reference in the listing.
  ///
  /// The reference can still exist inside a linked folder, which is not followed. This gives the verdict
  /// `corrupt`.
  private func findingWithoutReference(_ name: PictureName) -> Finding {
    do {
      _ = try references.status(of: name)
    } catch {
      return Finding(
        VerifiedPicture(name, .corrupt, "the reference: \(error)", isAcceptable: false))
    }
    var picture = picture(name)
    picture.check(name, path: pictures.path(of: name))
    if let fault = picture.fault {
      return Finding(
        VerifiedPicture(name, fault.verdict, "the picture: \(fault)", isAcceptable: false),
        actual: picture.file)
    }
    var finding = Finding(
      VerifiedPicture(name, .missing, SnapshotResults.missing),
      actual: picture.file)
    finding.content = content(picture.file, name)
    return finding
  }

  /// The result for a reference that has no picture. It is read only where somebody asks for it.
  private func findingWithoutPicture(_ name: PictureName) -> Finding {
    var finding = Finding(
      VerifiedPicture(name, .obsolete, SnapshotResults.obsolete))
    guard draws || findsRenames else { return finding }
    var reference = reference(name)
    reference.check(name, path: references.path.pushing(name.path))
    finding.expected = reference.file
    if reference.fault == nil { finding.content = content(reference.file, name) }
    return finding
  }

  private func content(_ file: Finding.LoadedFile?, _ name: PictureName) -> [UInt8]? {
    guard findsRenames, let file else { return nil }
    return Renames.digest(file.bytes, name)
  }

  // MARK: - Pairs

  private func findingOfPair(_ name: PictureName) -> Finding {
    var expected = reference(name)
    var actual = picture(name)
    let isPixels = PictureFolder.kind(of: name) == .pixels
    if expected.fault == nil, actual.fault == nil, let old = expected.file, let new = actual.file {
      if isPixels, let finding = findingOfPixels(name, old, new) { return finding }
      expected.check(name, path: references.path.pushing(name.path))
      actual.check(name, path: pictures.path(of: name))
    } else {
      // Whether the picture can replace its reference.
      actual.check(name, path: pictures.path(of: name))
    }
    if let fault = expected.fault {
      let isAcceptable = fault.isReplaceable && actual.fault == nil
      return Finding(
        VerifiedPicture(
          name, fault.verdict, "the reference: \(fault)", isAcceptable: isAcceptable),
        expected: expected.file, actual: actual.file)
    }
    if let fault = actual.fault {
      expected.check(name, path: references.path.pushing(name.path))
      let reference = expected.fault
      let isOfReference = reference != nil
      return Finding(
        VerifiedPicture(
          name, (reference ?? fault).verdict,
          "the \(isOfReference ? "reference" : "picture"): \(reference ?? fault)",
          isAcceptable: false),
        expected: expected.file, actual: actual.file)
    }
    let old = expected.file?.bytes ?? []
    let new = actual.file?.bytes ?? []
    let entry =
      old == new
      ? VerifiedPicture(name, .same, "the files are equal")
      : VerifiedPicture(
        name, .changed, ByteDifference.summary(expected: old, actual: new))
    return Finding(entry, expected: expected.file, actual: actual.file)
  }

  /// The result for two PNG files; nil if one of them is damaged or has too many pixels.
  private func findingOfPixels(
    _ name: PictureName, _ expected: Finding.LoadedFile, _ actual: Finding.LoadedFile
  ) -> Finding? {
    guard
      let first = try? EncodedPicture(
        expected.bytes, path: references.path.pushing(name.path).displayText),
      let second = try? EncodedPicture(
        actual.bytes, path: pictures.path(of: name).displayText)
    else { return nil }
    let rule = rules.rule(of: name, otherwise: rule)
    let comparison: Comparison
    var difference: EncodedDifference?
    do throws(PictureError) {
      if draws {
        (comparison, difference) = try rule.compareAndDraw(first, with: second)
      } else {
        comparison = try rule.compare(first, with: second)
      }
    } catch {
      return nil
    }
    let entry = VerifiedPicture(
      name, Verification.Verdict(comparison.verdict), comparison.description, comparison,
      isAcceptable: comparison.verdict != .unchecked)
    var finding = Finding(entry, expected: expected, actual: actual)
    finding.expected?.size = first.size
    finding.actual?.size = second.size
    finding.difference = difference
    return finding
  }
}

extension SnapshotError {
  /// The verdict on a picture that can't be compared because of this error.
  fileprivate var verdict: Verification.Verdict {
    if case .picture(let error) = self, error.isTooLarge { .unchecked } else { .corrupt }
  }
}
