import PreviewChannel
import PreviewServer
import SystemPackage

/// The program that serves the page of `mintmark preview`, which starts it: a program of its own, so that
/// no other command loads an HTTP server.
///
/// Its argument is the port. It writes the address that it serves to standard output, or `error: ` and the
/// reason, and reads documents from standard input until that ends.
@main enum MintmarkPreview {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let port = arguments.first.flatMap(Int.init) else {
      return write("error: this is a part of mintmark: run 'mintmark preview'")
    }
    let server: PreviewServer
    do {
      server = try PreviewServer(port: port)
    } catch {
      return write("error: \(error)")
    }
    write(server.address)
    var reader = PreviewReader {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = try? bytes.withUnsafeMutableBytes {
        try FileDescriptor.standardInput.read(into: $0)
      }
      return Array(bytes.prefix(count ?? 0))
    }
    while let update = PreviewUpdate(&reader) { server.show(update) }
    server.stop()
  }

  private static func write(_ line: String) {
    _ = try? FileDescriptor.standardOutput.writeAll((line + "\n").utf8)
  }
}
