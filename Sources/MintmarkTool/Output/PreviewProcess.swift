import PreviewChannel
import SystemSupport

/// The running program `mintmark-preview`, which serves the page of a preview.
struct PreviewProcess: ~Copyable {
  private static let name = "mintmark-preview"

  /// The address of the page.
  let address: String
  private let process: ChildProcess

  /// Starts the server.
  ///
  /// - Throws: `CommandError` where the program is missing, or the port can't be had.
  init(port: Int) throws {
    guard let program = Self.program else {
      throw CommandError(
        status: .noInput,
        description:
          "the program '\(Self.name)' is missing: install mintmark with make install, or "
          + "write the page with --once")
    }
    let process = try ChildProcess(program, arguments: ["\(port)"])
    let answer = process.readLine()
    guard answer.hasPrefix("http:") else {
      throw CommandError(
        status: .cantCreate,
        description: answer.hasPrefix("error: ")
          ? String(answer.dropFirst("error: ".count))
          : "'\(Self.name)' does not answer: install mintmark anew")
    }
    address = answer
    self.process = process
  }

  func show(_ update: PreviewUpdate) throws { try process.write(update.encoded) }

  /// The program beside this one, as it is built, or in `lib/mintmark`, as it is installed.
  private static var program: FilePath? {
    guard let folder = ProgramFile.path?.removingLastComponent() else { return nil }
    let installed = folder.removingLastComponent().appending("lib").appending("mintmark")
    return [folder.appending(name), installed.appending(name)].first {
      (try? FileStatus(of: $0))?.kind == .file
    }
  }
}
