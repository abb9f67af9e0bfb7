import Foundation
import TestSupport
import Testing

/// The built tool as a process that goes on while a test changes its files.
final class RunningTool {
  private let process = Process()
  private let output = Pipe()
  private let messagesFile: URL
  private var unread: [UInt8] = []

  convenience init(_ arguments: String..., in folder: URL) throws {
    try self.init(arguments, in: folder)
  }

  init(_ arguments: [String], in folder: URL) throws {
    messagesFile = folder.appendingPathComponent("messages-\(UUID().uuidString)")
    try Data().write(to: messagesFile)
    #if os(Linux)
      // The tests themselves may run under nohup(1).
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["--default-signal=HUP", Tool.mintmark.program] + arguments
    #else
      process.executableURL = URL(fileURLWithPath: Tool.mintmark.program)
      process.arguments = arguments
    #endif
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: messagesFile)
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Limits the size of files that the process writes, as if the disk were full from there on; nil for none.
  func limitFiles(to size: Int?) throws {
    let limit = size.map(String.init) ?? "unlimited"
    try Tool(program: "prlimit").succeed(
      "--pid", "\(process.processIdentifier)", "--fsize=\(limit):unlimited")
  }

  /// The lines on standard error so far.
  var messages: [String] {
    let text = (try? String(contentsOf: messagesFile, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The next line on standard output; nil at its end.
  func readLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: 10) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      unread += bytes
    }
  }

  /// Waits until something is true, or so long that it will not be.
  func wait(until isTrue: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<3000 where process.isRunning {
      if try isTrue() { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return try isTrue()
  }

  /// Sends a signal and waits for the end.
  ///
  /// - Returns: the exit code; nil where the signal itself ended the process.
  func end(_ signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
