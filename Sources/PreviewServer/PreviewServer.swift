import NIOCore
import NIOHTTP1
import NIOPosix
package import PreviewChannel
import SystemPackage

/// An HTTP server on 127.0.0.1 for a few documents in memory, which reports each change of them.
///
/// A request's path is looked up among the documents and never leads to a file. A request that names
/// another host is refused, so that no page elsewhere can read the documents by giving its own name this
/// machine's address (DNS rebinding). Other pages may neither frame nor embed the documents.
package final class PreviewServer: Sendable {
  /// The port that it listens on.
  package let port: Int

  private let group: MultiThreadedEventLoopGroup
  private let listener: any Channel
  private let site: PreviewSite

  /// Starts to listen, with no document yet.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Throws: ``PreviewServerError`` where the port can't be had.
  package init(port: Int) throws(PreviewServerError) {
    let site = PreviewSite()
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
          try pipeline.addHandler(
            PreviewRequestHandler(site, port: channel.localAddress?.port ?? port))
        }
      }
    do {
      listener = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
    } catch {
      try? group.syncShutdownGracefully()
      let code = (error as? IOError).map { Errno(rawValue: $0.errnoCode) }
      throw PreviewServerError(port: port, reason: code.map { "\($0)" } ?? "\(error)")
    }
    self.port = listener.localAddress?.port ?? port
    self.group = group
    self.site = site
  }

  /// The address of the document at `/`.
  package var address: String { "http://127.0.0.1:\(port)/" }

  /// Replaces all documents, and sends the version to the pages that are open.
  package func show(_ update: PreviewUpdate) { site.show(update) }

  /// Closes all connections and waits until they are.
  package func stop() {
    try? listener.close().wait()
    try? group.syncShutdownGracefully()
  }
}

/// The reason why the server can't listen.
package struct PreviewServerError: Error, CustomStringConvertible {
  package var port: Int
  package var reason: String

  package var description: String {
    "can't listen on 127.0.0.1, port \(port): \(reason): choose another one with --port, or 0 for any"
  }
}
