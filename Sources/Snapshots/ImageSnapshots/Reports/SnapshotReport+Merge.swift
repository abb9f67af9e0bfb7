import SystemSupport

extension SnapshotReport {
  /// Joins the reports of shards into the report of a single run. Each shard compared a part of the pictures
  /// with the same references.
  ///
  /// A reference without a picture in one report can have its picture in another one. So renamings are searched
  /// for again.
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
      let isTarget = try fileErrors(folder.isSameFile(as: report.path))
      if isTarget {
        throw .report(report.path, "the new report would replace it: write it into another folder")
      }
      for picture in report.results.pictures.flatMap(\.halves) {
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
    let names = found.keys.sorted()
    let lookAlikes = LookAlikes(names)
    for name in names { found[name]?.picture.hint = lookAlikes.hint(for: name) }
    let all = names.compactMap { found[$0] }
    let sources = try renames(all)
    let moved = Set(sources.values)
    let writer = try ReportWriter(folder, names: names)
    var results = reports[0].results
    results.pictures = []
    for (index, (report, original)) in all.enumerated() where !moved.contains(index) {
      var picture = original
      if picture.files != nil { picture.files = try report.copy(picture, to: writer) }
      if let source = sources[index] {
        let (report, old) = all[source]
        picture.verdict = .moved
        picture.movedFrom = old.name
        picture.summary = SnapshotResults.moved(from: old.name)
        picture.files?.expected = try report.copy(old, to: writer).expected
      }
      results.pictures.append(picture)
    }
    results.actual = Set(reports.map(\.results.actual)).sorted().joined(separator: ", ")
    results.count()
    try writer.finish(results)
    return results
  }

  /// The index of the reference that was renamed, by the index of its new name, as ``Renames`` finds them.
  private static func renames(
    _ results: [(report: SnapshotReport, picture: SnapshotResults.Picture)]
  ) throws(SnapshotError) -> [Int: Int] {
    let verdicts = Set(results.map(\.picture.verdict))
    guard verdicts.isSuperset(of: [.missing, .obsolete]) else { return [:] }
    var contents: [(name: PictureName, verdict: Verification.Verdict, content: [UInt8]?)] = []
    for (report, picture) in results {
      let bytes: [UInt8]? =
        switch picture.verdict {
        case .missing where picture.hint == nil: try report.bytes(\.actual, picture)
        case .obsolete where picture.hint == nil: try report.bytes(\.expected, picture)
        default: nil
        }
      contents.append(
        (picture.name, picture.verdict, bytes.flatMap { Renames.digest($0, picture.name) }))
    }
    return Renames.sources(contents)
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
      var new = try writer.write(bytes, part, picture.name, nil)
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
      file: WritableKeyPath<SnapshotResults.Files, SnapshotResults.ReportFile?> & Sendable
    )] = [
      (.expected, \.expected), (.difference, \.difference), (.countedOnly, \.countedOnly),
      (.actual, \.actual),
    ]
}

extension SnapshotResults.Picture {
  /// Whether two results of a picture have the same verdict, summary and measurements.
  fileprivate func isLike(_ other: Self) -> Bool {
    verdict == other.verdict && summary == other.summary && comparison == other.comparison
  }

  /// The two results that a renaming consists of: a picture without a reference, and a reference without a
  /// picture. Any other result is returned alone.
  fileprivate var halves: [Self] {
    guard failed, verdict == .moved, let movedFrom else { return [self] }
    var new = self
    var old = self
    new.verdict = .missing
    new.movedFrom = nil
    new.summary = SnapshotResults.missing
    new.files?.expected = nil
    old.name = movedFrom
    old.verdict = .obsolete
    old.movedFrom = nil
    old.summary = SnapshotResults.obsolete
    old.files?.actual = nil
    return [new, old]
  }
}
