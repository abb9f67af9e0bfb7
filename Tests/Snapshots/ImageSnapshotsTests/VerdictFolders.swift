import ImageComparison
import ImageSnapshots
import TestPictures
import TestSupport
import VectorGraphics

/// Suites that verify pictures of every verdict.
protocol VerdictFolders {}

extension VerdictFolders {
  /// References and pictures with one of each verdict.
  static func folders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let picture = TestPicture(8, 8, RGBAColor(hex: 0x3366CC))
    var changed = picture
    changed[3, 4].red ^= 1
    for name in ["same", "changed", "resized", "corrupt", "obsolete"] {
      try folder.write(picture, "reference/light/\(name).png")
    }
    try folder.write(picture, "actual/light/same.png")
    try folder.write(changed, "actual/light/changed.png")
    try folder.write(TestPicture(8, 9), "actual/light/resized.png")
    try folder.write(Array("no picture".utf8), "actual/light/corrupt.png")
    try folder.write(TestPicture(8, 8, .black), "actual/light/missing & <b>.png")
    try folder.write(Array("in one folder only".utf8), "actual/light/notes.txt")
    try folder.write(Array("hidden".utf8), "actual/.failures/old.png")
    return folder
  }

  func verification(
    _ folder: TemporaryFolder, rule: ComparisonRule = .exact, allowsObsolete: Bool = false
  ) throws -> Verification {
    try folder.verification(
      rule: rule,
      allowsObsolete: allowsObsolete)
  }
}
