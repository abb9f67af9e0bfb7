#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that could not be read or written: which one, why, and what to do about it.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Operation: Hashable, Sendable {
    case read, write
    /// Going through a link below a folder in which links are not followed.
    case follow
  }

  public var operation: Operation
  public var path: String
  /// The system's error number.
  public var code: Int32

  public init(_ operation: Operation, path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  public var description: String {
    switch operation {
    case .read: "can't read '\(path)': \(reason)"
    case .write: "can't write '\(path)': \(reason)"
    case .follow:
      "'\(path)' is a link, and nothing is read or written through links there: remove it"
    }
  }

  private var reason: String {
    switch code {
    case ENOENT where operation == .write: "the folder does not exist: create it first"
    case ENOENT: "there is no such file: check the path"
    case EISDIR: "it is a folder: name a file"
    case ENOTDIR: "a part of the path is a file, not a folder: check the path"
    case EACCES, EPERM, EROFS: "permission denied: choose another path or change its permissions"
    case ENOSPC, EDQUOT: "the disk is full: free some space"
    case ENAMETOOLONG: "the name is too long: shorten it"
    case ELOOP: "its links lead in a circle: name a file"
    case EFBIG: "it is larger than any such file should be: check that it is the right one"
    case FileError.notRegular: "it is a pipe, socket or device: name a regular file"
    default: "\(systemMessage): \(advice)"
    }
  }

  /// The system's words for the error number: `strerror(3)`.
  private var systemMessage: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private var advice: String {
    switch code {
    case EMFILE, ENFILE: "close other programs' files, or raise the limit with 'ulimit -n'"
    case ENOMEM: "free some memory, or work with fewer --jobs"
    case EIO, ESTALE, ENXIO, ENODEV: "check the disk or the network drive, and run it again"
    case EBUSY, ETXTBSY, EAGAIN, EINTR, ENOLCK, EDEADLK:
      "wait until nothing else uses it, and run it again"
    case EXDEV: "keep the whole output on one file system"
    case ENOTEMPTY, EEXIST: "move away what is there, and run it again"
    case EPIPE: "keep the reading program running"
    case EBADF: "run it with standard input, output and error open"
    case EINVAL, EOPNOTSUPP, ENOSYS, EOVERFLOW, EMLINK: "choose a path on another file system"
    default: "check the path and the file system, and run it again"
    }
  }

  /// The code for a file that is not there.
  public static let notFound: Int32 = ENOENT

  /// The code for a file that is there but is a pipe, a socket or a device.
  public static let notRegular: Int32 = -1
}
