package import Foundation
internal import ImageSnapshots
internal import Testing

/// A text beside the snapshots that is recorded as they are, and compared by the test that uses it.
package struct RecordedFile: Sendable {
  package let url: URL

  package init(name: String) { url = URL(filePath: Self.folder).appending(path: name) }

  /// The folder of this repository's references.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Snapshots"
  ).standardized.path(percentEncoded: false)

  /// Nil where it was never recorded.
  package var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Records a text where the mode asks for it, and fails the test then.
  ///
  /// - Returns: whether it was recorded.
  package func record(_ text: String, isWrong: Bool) throws -> Bool {
    let mode = try RecordMode.inForce(nil, .current)
    let isWanted =
      switch mode {
      case .never: false
      case .missing: self.text == nil
      case .failed: self.text == nil || isWrong
      case .all: true
      }
    guard isWanted else { return false }
    try Data(text.utf8).write(to: url, options: .atomic)
    Issue.record("recorded '\(url.path(percentEncoded: false))': look at it and run the test again")
    return true
  }
}
