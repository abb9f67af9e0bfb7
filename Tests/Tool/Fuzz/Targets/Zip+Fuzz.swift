import ImageSnapshots

extension FuzzTarget {
  /// Zip archives: names stay below a folder, and files within their limit.
  static let zipArchive = FuzzTarget("zip") {
    { bytes in
      guard let archive = try? ZipArchive(bytes) else { return }
      for name in archive.names {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        try law(!parts.contains { ["", ".", ".."].contains($0) }, "'\(name)' leads elsewhere")
        guard let content = try? archive.bytes(of: name, limit: 1 << 16) else { continue }
        try law(content.count <= 1 << 16, "'\(name)' is beyond the limit")
        try law(try archive.bytes(of: name, limit: 1 << 16) == content, "'\(name)' is another file")
      }
    }
  }
}
