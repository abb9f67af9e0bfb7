import SystemSupport

extension SnapshotReport {
  /// Joins the reports of shards, each of which compared a part of the pictures with the same references, in a report
  /// as one run would have written it.
  ///
  /// A reference without a picture in one report has its picture in another one.
  ///
  /// - Parameters:
  ///   - reports: the reports, at least one.
  ///   - folder: the path of the new report, which is created if necessary.
  /// - Returns: the results.
  /// - Throws: ``SnapshotError/report(_:_:)`` if the reports have other references, are of other commits, or have
  ///   different results for a picture; ``SnapshotError/file(_:)`` if a file can't be read or written.
  package static func merge(
    _ reports: [SnapshotReport], into folder: FilePath
  ) throws(SnapshotError) -> SnapshotResults {
    var found: [PictureName: (report: SnapshotReport, picture: SnapshotResults.Picture)] = [:]
    for report in reports {
      try report.check(isLike: reports[0])
      let isTarget: Bool
      do { isTarget = try folder.isSameFile(as: report.path) } catch { throw .file(error) }
      if isTarget {
        throw .report(report.path, "the new report would replace it: write it into another folder")
      }
      for picture in report.results.pictures {
        guard let other = found[picture.name] else {
          found[picture.name] = (report, picture)
          continue
        }
        if picture.verdict == .obsolete { continue }
        guard other.picture.verdict == .obsolete || other.picture.isLike(picture) else {
          throw .report(
            report.path,
            "it has another result for '\(picture.name)' than '\(other.report.path.displayText)': merge reports "
              + "of different pictures")
        }
        if other.picture.verdict == .obsolete { found[picture.name] = (report, picture) }
      }
    }
    // A reference with a picture of its own was not renamed, and one that was renamed is not obsolete.
    var moved: Set<PictureName> = []
    for (name, result) in found {
      guard let old = result.picture.movedFrom else { continue }
      if let own = found[old]?.picture, own.verdict != .obsolete {
        found[name]?.picture.makeMissing()
      } else {
        moved.insert(old)
      }
    }
    let writer = try ReportWriter(folder, names: found.keys)
    for name in moved { found[name] = nil }
    var results = reports[0].results
    results.pictures = []
    for name in found.keys.sorted() {
      guard let (report, original) = found[name] else { continue }
      var picture = original
      if picture.files != nil { picture.files = try report.copy(picture, to: writer) }
      results.pictures.append(picture)
    }
    results.actual = Set(reports.map(\.results.actual)).sorted().joined(separator: ", ")
    results.count()
    try writer.finish(results)
    return results
  }

  /// Checks that a report can be merged with another one.
  private func check(isLike first: SnapshotReport) throws(SnapshotError) {
    guard results.reference == first.results.reference else {
      throw .report(
        path,
        "its references are in another folder than those of '\(first.path.displayText)': accept each of them"
      )
    }
    guard results.commit == first.results.commit else {
      throw .report(
        path,
        "it is of another commit than '\(first.path.displayText)': take the reports of one run")
    }
  }

  /// Copies the files of a failure into another report.
  private func copy(
    _ picture: SnapshotResults.Picture, to writer: ReportWriter
  ) throws(SnapshotError) -> SnapshotResults.Files {
    var files = SnapshotResults.Files()
    for (part, file) in Self.parts {
      guard let bytes = try bytes(file, picture), let old = picture.files?[keyPath: file] else {
        continue
      }
      // The reference of a renamed picture has its old name.
      let name = part == .expected ? picture.movedFrom ?? picture.name : picture.name
      var new = try writer.write(bytes, part, name, nil)
      new?.width = old.width
      new?.height = old.height
      files[keyPath: file] = new
    }
    return files
  }

  /// The files that show a failure.
  static let parts:
    [(
      part: ReportPart,
      file: WritableKeyPath<SnapshotResults.Files, SnapshotResults.File?> & Sendable
    )] = [
      (.expected, \.expected), (.difference, \.difference), (.countedOnly, \.countedOnly),
      (.actual, \.actual),
    ]
}

extension SnapshotResults.Picture {
  /// Whether two results say the same of a picture.
  fileprivate func isLike(_ other: Self) -> Bool {
    verdict == other.verdict && summary == other.summary && comparison == other.comparison
  }

  /// Makes the result of a new name for a reference that of a picture without a reference.
  fileprivate mutating func makeMissing() {
    verdict = .missing
    movedFrom = nil
    summary = SnapshotResults.missing
    files?.expected = nil
  }
}
