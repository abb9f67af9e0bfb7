/// The result of comparing a snapshot with its reference.
package struct SnapshotCheck: Hashable, Sendable {
  /// A file to attach to a failed test.
  package struct Attachment: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// The reason why the test fails; nil if it passes.
  package let failure: String?
  /// The files that show the failure.
  package let attachments: [Attachment]
  /// Whether the snapshot was recorded.
  let isRecorded: Bool

  static let passed = SnapshotCheck(failure: nil, attachments: [])

  package init(failure: String?, attachments: [Attachment] = [], isRecorded: Bool = false) {
    self.failure = failure
    self.attachments = attachments
    self.isRecorded = isRecorded
  }
}
