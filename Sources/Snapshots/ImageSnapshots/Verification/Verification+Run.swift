import ImageComparison
public import SystemSupport

extension Verification {
  /// Compares every file of a folder with the reference of the same name, on all cores.
  ///
  /// PNG files are compared by their pixels, other files byte for byte. Names are compared byte for byte. The
  /// file `snapshots.yml` in the folder of references can have rules for some pictures. If a picture without a
  /// reference and a reference without a picture have equal pixels, they become one result with the verdict
  /// ``Verdict/moved``, unless `allowsObsolete` is true.
  ///
  /// A folder of references that does not exist counts as empty. It can be a symbolic link, but links below it
  /// are not followed: a reference that is a link, or is in a linked folder, is corrupt.
  ///
  /// - Parameters:
  ///   - reference: the path of the folder of references.
  ///   - actual: the path of the folder of pictures.
  ///   - rule: the rule for the comparison of the pairs for which `snapshots.yml` has no rule.
  ///   - patterns: the patterns of the names to compare; all names if it is empty.
  ///   - allowsObsolete: whether a reference without a picture passes the verification.
  ///   - allowsEmptyFolder: whether the folder of pictures is allowed to be empty, so that all
  ///     references are obsolete.
  ///   - report: the path of a folder for a report, which is created if necessary; nil for no report. It gets
  ///     the page `index.html`, the results as `results.json`, and the files of all failures in
  ///     `pictures/expected`, `pictures/difference`, `pictures/counted-only` (the difference without
  ///     anti-aliased pixels) and `pictures/actual`. They have the names of the pictures. Characters that some
  ///     file system refuses are escaped. `mintmark snapshot accept` records pictures from the folder.
  /// - Throws: ``SnapshotError/file(_:)`` if a folder can't be read, ``SnapshotError/rules(_:)`` for a mistake
  ///   in `snapshots.yml`, and ``SnapshotError/notUTF8(_:)`` for a name that is not UTF-8. Also throws if the
  ///   comparison could never fail: for a rule that allows any difference, for two paths of the same folder, and
  ///   if there is nothing to compare.
  public static func run(
    reference: FilePath, actual: FilePath, rule: ComparisonRule = .exact,
    only patterns: [NamePattern] = [], allowsObsolete: Bool = false,
    allowsEmptyFolder: Bool = false, report: FilePath? = nil
  ) throws(SnapshotError) -> Verification {
    try run(
      reference: reference, actual: actual, rule: rule, only: patterns,
      allowsObsolete: allowsObsolete, allowsEmptyFolder: allowsEmptyFolder, report: report,
      origin: RunOrigin())
  }

  /// Compares every file of a folder with the reference of the same name.
  ///
  /// - Parameters:
  ///   - report: the path of a folder for a report; nil for no report.
  ///   - origin: what the report names as its source.
  ///   - appliesRules: whether rules of `snapshots.yml` have precedence over the given one.
  package static func run(
    reference: FilePath, actual: FilePath, rule: ComparisonRule, only patterns: [NamePattern] = [],
    allowsObsolete: Bool = false, allowsEmptyFolder: Bool, report: FilePath? = nil,
    origin: RunOrigin = RunOrigin(), appliesRules: Bool = true
  ) throws(SnapshotError) -> Verification {
    do throws(ComparisonRuleError) { try rule.validate() } catch { throw .rule(error) }
    let pictures = PictureFolder(actual)
    let isOneFolder = try fileErrors(reference.isSameFile(as: actual))
    let found = try fileErrors(pictures.listing())
    if isOneFolder { throw .sameFolder(actual) }
    if let name = found.unreadableName { throw .notUTF8(actual.pushing(name)) }
    let references = try ReferenceStore(reference)
    let expected = try references.listing()
    try check(
      expected, found, reference: reference, actual: actual, allowsEmpty: allowsEmptyFolder)
    let allNames = Set(expected.files.keys).union(found.files.keys)
    let names = allNames.filter { name in
      patterns.isEmpty || patterns.contains { $0.matches(name) }
    }.sorted()
    guard !names.isEmpty else { throw .noMatch }
    let writer = try report.map { path throws(SnapshotError) in
      try ReportWriter(path, names: names)
    }
    let pairs = PicturePairs(
      references: references, pictures: pictures, rule: rule,
      rules: appliesRules ? references.rules : SnapshotRules(), draws: writer != nil,
      findsRenames: !allowsObsolete && names.contains { found.files[$0] == nil }
        && names.contains { expected.files[$0] == nil })
    let results = Parallel.map(names.count) { index in
      Result { () throws(SnapshotError) in
        let name = names[index]
        let start = ContinuousClock.now
        let finding = pairs.finding(
          name, expected: expected.files[name],
          actual: found.files[name] ?? (found.isBehindLink(name) ? .linkedFolder : nil))
        var entry = finding.entry
        entry.duration = ContinuousClock.now - start
        if let writer, entry.verdict.isFailure, !(allowsObsolete && entry.verdict == .obsolete) {
          entry.files = try writer.write(finding)
          entry.lines = finding.lines
        }
        return (entry: entry, content: finding.content)
      }
    }
    var entries: [VerifiedPicture] = []
    var contents: [[UInt8]?] = []
    for result in results {
      let (entry, content) = try result.get()
      entries.append(entry)
      contents.append(content)
    }
    let isCompared = entries.contains { entry in
      entry.verdict != .uncompared && !(allowsObsolete && entry.verdict == .obsolete)
    }
    guard isCompared || allowsEmptyFolder else { throw .nothingCompared(actual: actual) }
    let lookAlikes = LookAlikes(names)
    for index in entries.indices { entries[index].hint = lookAlikes.hint(for: names[index]) }
    // A reference that may have no picture is no sign of a new name.
    if !allowsObsolete { entries = Renames.joined(entries, contents: contents) }
    var verification = Verification(
      referenceFolder: reference, actualFolder: actual, rule: rule, allowsObsolete: allowsObsolete,
      referenceCount: expected.files.values.count { $0 == .pixels || $0 == .bytes },
      entries: entries)
    verification.unusedPatterns = references.rules.patterns(matchingNone: allNames)
    verification.origin = origin
    try writer?.finish(verification.results())
    return verification
  }

  /// Checks that there are pictures, or at least references if the folder of pictures is allowed to be empty.
  private static func check(
    _ expected: PictureFolder.Listing, _ found: PictureFolder.Listing, reference: FilePath,
    actual: FilePath, allowsEmpty: Bool
  ) throws(SnapshotError) {
    if found.hasPictures || allowsEmpty && expected.hasPictures { return }
    throw expected.hasPictures
      ? .emptyFolder(actual: actual) : .noPictures(reference: reference, actual: actual)
  }
}
