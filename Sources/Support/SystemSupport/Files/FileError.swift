public import SystemPackage

/// A file that could not be read or written: which one, why, and how to fix it.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation that failed.
  public enum Operation: Hashable, Sendable {
    case read, write
    /// Opening a path that is or contains a symbolic link, below a folder in which links are not followed.
    case follow
  }

  /// The operation that failed.
  public var operation: Operation
  /// The file or folder on which the operation failed.
  public var path: FilePath
  /// The system's error, or ``FileError/notRegular``.
  public var code: Errno

  /// The error of an operation on a file.
  public init(_ operation: Operation, path: FilePath, code: Errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The error of opening a file without following links; `.follow` if the file is a link.
  package init(opening path: FilePath, to operation: Operation, code: Errno) {
    let isLink = code == .tooManySymbolicLinkLevels
    self.init(isLink ? .follow : operation, path: path, code: code)
  }

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch operation {
    case .read: "can't read '\(path.displayText)': \(reason)"
    case .write: "can't write '\(path.displayText)': \(reason)"
    case .follow:
      "'\(path.displayText)' is a link, and nothing is read or written through links there: "
        + "remove it"
    }
  }

  private var reason: String {
    switch code {
    case .noSuchFileOrDirectory where operation == .write:
      "the folder does not exist: create it first"
    case .noSuchFileOrDirectory: "there is no such file: check the path"
    case .isDirectory: "it is a folder: name a file"
    case .notDirectory: "a part of the path is a file, not a folder: check the path"
    case .permissionDenied, .notPermitted:
      "permission denied: choose another path or change its permissions"
    case .readOnlyFileSystem: "the file system is read-only: choose another path"
    case .noSpace, .diskQuotaExceeded: "the disk is full: free some space"
    case .fileNameTooLong: "the name is too long: shorten it"
    case .tooManySymbolicLinkLevels: "its links lead in a circle: name a file"
    case .fileTooLarge where operation == .write:
      "it would be larger than files may be here: raise the limit with 'ulimit -f'"
    case .fileTooLarge: "it is larger than any such file should be: check that it is the right one"
    case FileError.notRegular: "it is a pipe, socket or device: name a regular file"
    default: "\(systemMessage): \(advice)"
    }
  }

  /// The system's message for the error, as of `strerror(3)`, with a small first letter.
  private var systemMessage: String {
    let text = code.description
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private var advice: String {
    switch code {
    case .tooManyOpenFiles, .tooManyOpenFilesInSystem:
      "close other programs' files, or raise the limit with 'ulimit -n'"
    case .noMemory: "free some memory, or work with fewer --jobs"
    case .ioError, .staleNFSFileHandle, .noSuchAddressOrDevice, .operationNotSupportedByDevice:
      "check the disk or the network drive, and run it again"
    case .resourceBusy, .textFileBusy, .resourceTemporarilyUnavailable, .interrupted, .noLocks,
      .deadlock:
      "wait until nothing else uses it, and run it again"
    case .improperLink: "keep the whole output on one file system"
    case .directoryNotEmpty, .fileExists: "move away what is there, and run it again"
    case .brokenPipe: "keep the reading program running"
    case .badFileDescriptor: "run it with standard input, output and error open"
    case .invalidArgument, .notSupportedOnSocket, .noFunction, .overflow, .tooManyLinks:
      "choose a path on another file system"
    default: "check the path and the file system, and run it again"
    }
  }

  /// The code for a pipe, a socket or a device where a regular file is required. The system has no such
  /// error number.
  public static let notRegular = Errno(rawValue: -1)
}

extension FilePath {
  /// The path as text, with U+FFFD for bytes that are not UTF-8.
  package var displayText: String { string }

  /// The bytes of the path.
  package var bytes: [UInt8] {
    withPlatformString {
      UnsafeBufferPointer(start: $0, count: length).map { UInt8(bitPattern: $0) }
    }
  }
}
