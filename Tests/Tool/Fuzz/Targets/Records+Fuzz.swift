import AssetPipeline

extension FuzzTarget {
  /// Manifests: one that is read is written and read again as the same.
  static let manifest = FuzzTarget("manifest") {
    { bytes in
      guard let manifest = Manifest(bytes) else { return }
      for (file, next) in zip(manifest.files, manifest.files.dropFirst()) {
        try law(Manifest.precedes(file.path, next.path), "\(next.path) is out of order")
      }
      for file in manifest.files {
        try law(OutputPath.isBelowOutput(file.path), "\(file.path) can't be followed")
      }
      let again = Manifest(try manifest.bytes())
      try law(again?.files == manifest.files, "the files are others")
    }
  }

  /// Lines of journals: a record that is read is safe to use, and written and read as the same.
  static let journal = FuzzTarget("journal") {
    { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let record = OutputRecord(line: line) else { continue }
        try law(OutputPath.isBelowOutput(record.path), "\(record.path) can't be followed")
        try law(OutputRecord(line: Array(record.line.utf8)[...]) == record, "the record is another")
      }
    }
  }
}
