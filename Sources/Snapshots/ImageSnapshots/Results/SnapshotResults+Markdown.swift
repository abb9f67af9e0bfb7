extension SnapshotResults {
  /// The failures as a Markdown table of less than 1 MiB, for the summary of a CI job.
  ///
  /// - Parameter shown: the largest number of failures in the table. A line below the table has the number of
  ///   the remaining failures.
  public func markdown(shown: Int = 200) -> String {
    // GitHub rejects summaries of more than 1 MiB.
    let limit = 1_000_000
    var text = Markdown.heading(failures: failures.count, of: pictures.count)
    text += "\n" + summary + "\n"
    guard !failures.isEmpty else { return text }
    text += "\n| picture | verdict | pixels | largest difference | finding |\n"
    text += "| --- | --- | ---: | ---: | --- |\n"
    var rows = 0
    for picture in failures.prefix(max(0, shown)) {
      let pixels = picture.comparison?.pixels.map { String($0.differing) } ?? ""
      let largest = picture.comparison?.largestText ?? ""
      let row =
        "| \(Markdown.code(picture.name.description, limit: 1000)) | \(picture.verdict.rawValue) | \(pixels) "
        + "| \(largest) | \(Markdown.code(picture.finding, limit: 1000)) |\n"
      guard text.utf8.count + row.utf8.count < limit else { break }
      text += row
      rows += 1
    }
    if failures.count > rows { text += "\nand \(failures.count - rows) more\n" }
    return text
  }
}
