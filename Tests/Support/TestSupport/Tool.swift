package import Foundation

/// Runs programs as processes: the built tool, and others that judge its files.
package struct Tool {
  /// The output and status of a process.
  package struct Result {
    package var status: Int32
    package var output: Data
    package var errors: String

    package var text: String { String(decoding: output, as: UTF8.self) }
    /// The value on standard output, which is JSON.
    package var json: Any { get throws { try JSONSerialization.jsonObject(with: output) } }
    /// The lines on standard error.
    package var messages: [Substring] { errors.split(separator: "\n") }
  }

  package var program: String
  /// Variables in addition to the few that are passed on.
  package var environment: [String: String] = [:]
  package var folder: URL?

  package init(program: String, environment: [String: String] = [:], folder: URL? = nil) {
    self.program = program
    self.environment = environment
    self.folder = folder
  }

  /// The tool of this build.
  package static var mintmark: Tool {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // Inside a bundle the tool lies beside it.
    while folder.pathComponents.contains(where: { $0.hasSuffix(".xctest") }) {
      folder.deleteLastPathComponent()
    }
    return Tool(program: folder.appendingPathComponent("mintmark").path)
  }

  /// The tool of this build, run in a folder.
  package static func mintmark(in folder: TemporaryFolder) -> Tool {
    var tool = Tool.mintmark
    tool.folder = folder.url
    return tool
  }

  /// The variables that every process gets: programs and fonts are those of the tests themselves,
  /// and neither the user's folders nor the machine's language have an influence. `make mutants` chooses the
  /// line that is changed.
  private static let environment: [String: String] = {
    let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "FONTCONFIG_FILE", "MINTMARK_MUTANT"].contains(name) || name.hasSuffix("SAN_OPTIONS")
    }
    return ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(inherited) { $1 }
  }()

  package func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// A program that ended with another exit code than 0.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  /// Runs the program, which has to succeed, and returns its standard output.
  ///
  /// - Throws: ``Failure`` with what the program wrote, for any exit code but 0.
  @discardableResult
  package func succeed(_ arguments: [String]) throws -> String {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw Failure(
        description: "\(program) \(arguments.joined(separator: " ")): exit \(result.status): "
          + result.errors + result.text)
    }
    return result.text
  }

  /// Runs the program, which has to succeed, and returns its standard output.
  @discardableResult
  package func succeed(_ arguments: String...) throws -> String { try succeed(arguments) }

  /// Runs the program with a limit to its data and heap, in MiB; more would fail to be had.
  ///
  /// Under a sanitizer without one, as its shadow memory alone is larger.
  package func run(limit: Int, _ arguments: [String]) throws -> Result {
    guard !Self.isSanitized else { return try run(arguments) }
    var shell = self
    shell.program = "sh"
    return try shell.run(
      ["-c", "ulimit -d \(limit * 1024); exec \"$0\" \"$@\"", program] + arguments)
  }

  /// Whether programs run under a sanitizer, which needs more memory, and larger files, than they do.
  package static let isSanitized = environment.keys.contains { $0.hasSuffix("SAN_OPTIONS") }

  package func run(_ arguments: [String]) throws -> Result {
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
