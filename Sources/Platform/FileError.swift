#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that could not be read or written: which one, why, and how to mend it.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Operation: Hashable, Sendable {
    case read, write
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
    let verb = operation == .read ? "read" : "write"
    return "can't \(verb) '\(path)': \(reason)"
  }

  private var reason: String {
    switch code {
    case ENOENT where operation == .write: "the folder does not exist: create it first"
    case ENOENT: "there is no such file: check the path"
    case EISDIR: "it is a folder: name a file"
    case ENOTDIR: "a part of the path is a file, not a folder: check the path"
    case EACCES, EPERM, EROFS: "permission denied: choose another place or change its permissions"
    case ENOSPC, EDQUOT: "the disk is full: free some space"
    case ENAMETOOLONG: "the name is too long: shorten it"
    case ELOOP: "its links lead in a circle: name a file"
    case EFBIG: "it is larger than any such file should be: check that it is the right one"
    default: String(cString: strerror(code))
    }
  }
}
