/// What the package's modules use of Apple's system, as modules to compile them against on Linux: the signatures and the
/// availability of Apple's documentation, nothing more.
enum AppleSystemStubs {
  static let os = """
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    @frozen public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
      public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
    }
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    extension OSAllocatedUnfairLock where State: Sendable {
      public init(initialState: State) {}
      public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
      ) rethrows -> R { fatalError() }
    }
    """

  static let dispatch = """
    public struct DispatchTime {
      public static func now() -> DispatchTime { DispatchTime() }
      public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
    }
    public enum DispatchTimeInterval { case milliseconds(Int) }
    public enum DispatchTimeoutResult { case success, timedOut }
    public final class DispatchGroup: @unchecked Sendable {
      public init() {}
      public func enter() {}
      public func leave() {}
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
    }
    """

  static let foundation = """
    public protocol LocalizedError: Error { var errorDescription: String? { get } }

    public struct Data: Hashable, Sendable, RandomAccessCollection {
      public init(_ elements: some Sequence<UInt8>) {}
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> UInt8 { 0 }
      public func base64EncodedString() -> String { "" }
    }

    open class JSONEncoder: @unchecked Sendable {
      public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        @available(macOS 10.13, *) public static let sortedKeys = OutputFormatting(rawValue: 2)
        @available(macOS 10.15, *)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
      }
      public init() {}
      open var outputFormatting: OutputFormatting = []
      open func encode<T: Encodable>(_ value: T) throws -> Data { Data([]) }
    }

    open class PropertyListEncoder {
      public enum PropertyListFormat: Sendable { case xml }
      public init() {}
      open var outputFormat: PropertyListFormat = .xml
      open func encode<T: Encodable>(_ value: T) throws -> Data { Data([]) }
    }

    open class JSONDecoder {
      public init() {}
      open var userInfo: [CodingUserInfoKey: Any] = [:]
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
    }

    public struct URL: Hashable, Sendable {
      @available(macOS 13, *) public init(filePath: String) {}
      @available(macOS 13, *) public func path(percentEncoded: Bool = true) -> String { "" }
      public var absoluteString: String { "" }
      public var isFileURL: Bool { true }
    }

    public struct Decimal: Hashable, Sendable, CustomStringConvertible {
      public init(_ value: UInt64) {}
      public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {}
      public var description: String { "" }
    }

    public struct Date: Hashable, Sendable {
      @available(macOS 12, *) public func ISO8601Format() -> String { "" }
    }

    public struct Calendar: Hashable, Sendable {}
    public struct TimeZone: Hashable, Sendable {}

    @available(macOS 12, *) public struct AttributeContainer: Sendable {}

    @available(macOS 12, *) public struct AttributedString: Sendable {
      public struct Index: Comparable, Sendable {
        public static func < (a: Self, b: Self) -> Bool { false }
      }
      public struct Run: Sendable {
        public var range: Range<Index>
        public var attributes: AttributeContainer
      }
      public struct Substring: Sendable { public var characters: [Character] { [] } }
      public var runs: [Run] { [] }
      public subscript(range: Range<Index>) -> Substring { Substring() }
    }

    public struct Locale: Hashable, Sendable {
      @available(macOS 13, *) public enum IdentifierType: Sendable { case bcp47 }
      @available(macOS 13, *) public func identifier(_ type: IdentifierType) -> String { "" }
    }
    """

  /// The one header of macOS that no other system has.
  static let dynamicLinker = """
    #include <stdint.h>
    int _NSGetExecutablePath(char *, uint32_t *);
    """

  /// The C library of this machine, as swift-system imports it.
  static let cLibrary = """
    #include <dirent.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <pthread.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <time.h>
    #include <unistd.h>
    """

  static let cLibraryModule = #"module CLibrary [system] { header "CLibrary.h" export * }"#

  /// What C can't offer Swift of it: macros, and functions with variable arguments.
  static let glibc = """
    @_exported import CLibrary

    public var errno: Int32 { get { 0 } set {} }
    public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
    public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
    public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
    public func openat(
      _ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
    ) -> Int32 { 0 }
    public var S_IFMT: mode_t { 0 }
    public var S_IFDIR: mode_t { 0 }
    public var S_IFCHR: mode_t { 0 }
    public var S_IFBLK: mode_t { 0 }
    public var S_IFREG: mode_t { 0 }
    public var S_IFIFO: mode_t { 0 }
    public var S_IFLNK: mode_t { 0 }
    public var S_IFSOCK: mode_t { 0 }
    """
}
