import Foundation
import TestSupport
import Testing

/// A disk that ignores the letter case and the Unicode form of names, as those of macOS and Windows do.
///
/// `Tests/Tool/FaultTests/FoldingDisk.c` makes the files of a program look so, and the program itself is unchanged.
struct FoldingDisk {
  /// The spelling of a name after another file is renamed to it. Systems differ.
  enum Renaming: String, CaseIterable {
    case keepsSpelling = "keeps"
    case respells
  }

  private let folder: TemporaryFolder
  private var library: String { folder.path("folding.so") }

  /// Builds the library.
  init() throws {
    folder = try TemporaryFolder()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FoldingDisk.c").path
    let compiler = try Tool(program: "clang").run(
      "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", library, source)
    try #require(compiler.status == 0, "\(compiler.errors)")
  }

  /// The variables of a program whose files are on such a disk.
  func environment(_ renaming: Renaming = .keepsSpelling) -> [String: String] {
    ["LD_PRELOAD": library, "FOLDING_DISK": renaming.rawValue]
  }
}
