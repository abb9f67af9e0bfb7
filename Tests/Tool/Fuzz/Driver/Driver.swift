#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The target of this process, chosen by the environment variable `FUZZ_TARGET`.
///
/// libFuzzer calls from one thread only.
private nonisolated(unsafe) var run: ([UInt8]) throws -> Void = { _ in }

/// Chooses the target; libFuzzer calls this once, at the start.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    complain("FUZZ_TARGET is '\(name)': set it to one of \(names)")
    exit(64)
  }
  do {
    run = try target.make()
  } catch {
    complain("\(name) can't start: \(error)")
    exit(70)
  }
  return 0
}

/// Runs one input, and stops the process where the law does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    complain("broken law: \(error)")
    abort()
  }
  return 0
}

private func complain(_ message: String) {
  let bytes = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
