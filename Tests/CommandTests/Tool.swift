import Foundation
import TestSupport
import Testing

/// Runs programs as processes: the built tool, and others that judge its files.
struct Tool {
  /// The output and status of a process.
  struct Result {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines on standard error.
    var messages: [Substring] { errors.split(separator: "\n") }
  }

  var program: String
  /// Variables in addition to the few that are passed on.
  var environment: [String: String] = [:]
  var folder: URL?

  /// The tool of this build.
  static var mintmark: Tool {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // Inside a bundle the tool lies beside it.
    while folder.pathComponents.contains(where: { $0.hasSuffix(".xctest") }) {
      folder.deleteLastPathComponent()
    }
    return Tool(program: folder.appendingPathComponent("mintmark").path)
  }

  /// The tool of this build, run in a folder.
  static func mintmark(in folder: TemporaryFolder) -> Tool {
    var tool = Tool.mintmark
    tool.folder = folder.url
    return tool
  }

  /// The variables that every process gets: programs and fonts are those of the tests themselves,
  /// and neither the user's folders nor the machine's language have an influence.
  private static let environment: [String: String] = {
    let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "FONTCONFIG_FILE"].contains(name) || name.hasSuffix("SAN_OPTIONS")
    }
    return ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(inherited) { $1 }
  }()

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program with a limit to its data and heap, in MiB; more would fail to be had.
  ///
  /// Under a sanitizer without one, as its shadow memory alone is larger.
  func run(limit: Int, _ arguments: [String]) throws -> Result {
    let isSanitized = Self.environment.keys.contains { $0.hasSuffix("SAN_OPTIONS") }
    guard !isSanitized else { return try run(arguments) }
    var shell = self
    shell.program = "sh"
    return try shell.run(
      ["-c", "ulimit -d \(limit * 1024); exec \"$0\" \"$@\"", program] + arguments)
  }

  func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = Self.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Read in the background, as a full pipe would hold the process up.
    let errorData = ReadInBackground(errors)
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Result(
      status: status, output: outputData,
      errors: String(decoding: errorData.wait(), as: UTF8.self))
  }
}

/// Drains a pipe on a thread of its own.
private final class ReadInBackground: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let box: Box

  private final class Box: @unchecked Sendable { var data = Data() }

  init(_ pipe: Pipe) {
    let (done, box) = (done, Box())
    self.box = box
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      box.data = handle.readDataToEndOfFile()
      done.signal()
    }
  }

  func wait() -> Data {
    done.wait()
    return box.data
  }
}

extension String {
  /// The elements of an SVG that draw something: without its title and its style.
  var svgShapes: [Substring] {
    split(separator: ">").filter { $0.contains(" d=") || $0.contains("<rect") }
  }
}
