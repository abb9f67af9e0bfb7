public import ImageComparison
import Messages
public import SystemSupport

/// An error that prevents pictures from being compared or recorded.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file or folder can't be read or written.
  case file(FileError)
  /// A file is not a valid PNG file, or has too many pixels.
  case picture(PictureError)
  /// Neither folder contains a picture.
  case noPictures(reference: FilePath, actual: FilePath)
  /// The folder of pictures contains no picture, but the folder of references does.
  case emptyFolder(actual: FilePath)
  /// The name of a file or folder is not UTF-8.
  case notUTF8(FilePath)
  /// No name matches the patterns.
  case noMatch
  /// The folder of pictures and the folder of references are the same.
  case sameFolder(FilePath)
  /// A report or a list of results would be written into a folder that is compared. It could replace a
  /// picture, and the next run would compare it.
  case outputInside(FilePath)
  /// Nothing would be compared, for example because no matching reference has a picture and such references are
  /// allowed.
  case nothingCompared(actual: FilePath)
  /// A number of the rule is out of range.
  case rule(ComparisonRuleError)
  /// Recording in CI is not allowed. The process runs in CI if `CI` or a variable of a CI system is set.
  case recordingInCI
  /// Accepting would remove more than half of the references.
  case massRemoval(removed: Int, references: Int, actual: FilePath)
  /// No reference of a folder is in a list of used ones.
  case noneUsed(FilePath, list: FilePath)
  /// Deleting the unused references would remove more than half of all.
  case massPruning(unused: Int, references: Int)
  /// The folder of pictures belongs to a report, which has the failures alone.
  case reportAsPictures(folder: FilePath, report: FilePath)
  /// A file or folder is not a report, or is damaged. The text says why, and how to fix it.
  case report(FilePath, String)
  /// References are not those with which a report compared its pictures.
  case staleReport([PictureName])
  /// The file `snapshots.yml` has a mistake. The text says where, and how to fix it.
  case rules(String)
  /// A picture would replace the rules of a folder of references, or a mask that they name.
  case ownFile(FilePath)
  /// The folder of references is refused because a stranger can have chosen it. The text says why, and how to
  /// fix it.
  case referencesOfReport(FilePath, String)
  /// The value of `SNAPSHOTS_RECORD` is not a valid mode.
  case recordMode(String)
  /// Two assertions use the same reference.
  case sharedFile(path: String, location: String)

  /// One sentence that names the mistake and its location, and says how to fix it.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let error): error.description
    case .emptyFolder(let actual):
      "there is no picture in '\(actual.displayText)', and there are references: check the path, "
        + "and that the pictures were made"
    case .notUTF8(let path): "the name of '\(path.displayText)' is not UTF-8: rename it"
    case .noMatch:
      "no picture's name matches --only: check the pattern, in which * stands for part of a name"
    case .sameFolder(let path):
      "'\(path.displayText)' is the folder of references and that of pictures, which can't differ: "
        + "give two folders"
    case .outputInside(let path):
      "results would be written into '\(path.displayText)', whose files are compared: write them "
        + "elsewhere"
    case .nothingCompared(let actual):
      "'\(actual.displayText)' has none of the pictures to compare, so that nothing would be "
        + "compared: check the folder and --only"
    case .rule(let error): error.description
    case .recordingInCI:
      "nothing is recorded in CI (CI or a variable of a CI system is set): add --in-ci"
    case .massRemoval(let removed, let references, let actual):
      "\(removed) of \(references) references have no picture in '\(actual.displayText)' and would "
        + "be removed: check the folder, or add --allow-mass-removal"
    case .noneUsed(let folder, let list):
      "'\(list.displayText)' has no reference of '\(folder.displayText)': check the folder, and that the "
        + "tests ran with SNAPSHOTS_USED"
    case .massPruning(let unused, let references):
      "\(unused) of \(references) references are unused and would be deleted: check that all tests ran, or "
        + "add --allow-mass-removal"
    case .reportAsPictures(let folder, let report):
      "'\(folder.displayText)' has the failures of a report alone, so that all other references would count "
        + "as obsolete: use 'mintmark snapshot accept \(ShellText.quoted(report.displayText))'"
    case .report(let path, let reason): "'\(path.displayText)': \(reason)"
    case .staleReport(let names):
      "\(names.count == 1 ? "1 reference is" : "\(names.count) references are") not what the report "
        + "compared with, such as '\(names[0])', so nothing was recorded: compare again, or leave "
        + "\(names.count == 1 ? "it" : "them") out with --only"
    case .rules(let text): text
    case .ownFile(let path):
      "'\(path.displayText)' belongs to the rules of the comparison: give the picture another name"
    case .referencesOfReport(let folder, let reason):
      "the references are in '\(folder.displayText)', \(reason)"
    case .recordMode(let text):
      "SNAPSHOTS_RECORD is '\(text)': set it to never, missing, failed or all"
    case .sharedFile(let path, let location):
      "'\(path)' is already used at \(location): give each snapshot its own name with named:"
    case .noPictures(let reference, let actual):
      "there is no picture in '\(actual.displayText)', nor in '\(reference.displayText)': "
        + "check the paths"
    }
  }

  /// Whether a picture may replace the reference that this error is about. False for a reference behind a link,
  /// and for a pointer of Git LFS, because its picture can be fetched.
  var isReplaceable: Bool {
    switch self {
    case .file(let error): error.operation != .follow
    case .picture(let error): !error.isGitLFSPointer
    default: true
    }
  }
}

/// The value of an operation on files, whose error becomes a ``SnapshotError/file(_:)``.
func fileErrors<Value>(
  _ value: @autoclosure () throws(FileError) -> Value
) throws(SnapshotError) -> Value {
  do { return try value() } catch { throw .file(error) }
}
