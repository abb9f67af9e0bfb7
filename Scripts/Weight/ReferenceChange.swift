import Foundation

/// A change of the kind that the project often makes, as a patch in `Benchmarks/Changes`.
struct ReferenceChange {
  let name: String
  /// The paths of the source files that it changes or adds.
  let files: [String]
  /// The number of lines in files that exist already.
  let existingLines: Int
  /// The error of git if the patch no longer applies.
  let fault: String?

  init(_ name: String) throws {
    self.name = name
    let patch = "Benchmarks/Changes/\(name).patch"
    let rows = try Self.git("apply", "--numstat", "--", patch).output.split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
      .filter { $0.count == 3 && $0[2].hasPrefix("Sources/") }
    files = rows.map { $0[2] }
    existingLines = rows.filter { FileManager.default.fileExists(atPath: $0[2]) }
      .reduce(0) { $0 + max(Int($1[0]) ?? 0, Int($1[1]) ?? 0) }
    let (status, message) = try Self.git("apply", "--check", "--", patch)
    fault = status == 0 ? nil : message
  }

  private static func git(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
