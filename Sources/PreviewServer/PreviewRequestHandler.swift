import NIOCore
import NIOHTTP1
internal import PreviewChannel

/// Answers the requests of one connection.
final class PreviewRequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The path of the stream of versions.
  static let eventsPath = "/events"

  private let site: PreviewSite
  private let hosts: Set<String>
  private var request: HTTPRequestHead?

  init(_ site: PreviewSite, port: Int) {
    self.site = site
    let names = ["127.0.0.1", "localhost"]
    // A browser leaves out the port that HTTP has by itself.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let request else { return }
      self.request = nil
      answer(request, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    site.unsubscribe(context.channel)
    context.fireChannelInactive()
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let named = request.headers["host"].map { $0.lowercased() }
    guard named.count == 1, hosts.contains(named[0]) else {
      return refuse(request, .misdirectedRequest, context)
    }
    guard request.method == .GET || request.method == .HEAD else {
      return refuse(request, .methodNotAllowed, context)
    }
    let path = request.uri.prefix { $0 != "?" }
    if path == Self.eventsPath, request.method == .GET {
      return stream(request, context)
    }
    guard let document = site.document(at: String(path)) else {
      return refuse(request, .notFound, context)
    }
    send(document, .ok, to: request, context)
  }

  private func refuse(
    _ request: HTTPRequestHead, _ status: HTTPResponseStatus, _ context: ChannelHandlerContext
  ) {
    let text = Array("\(status.code) \(status.reasonPhrase)\n".utf8)
    let document = PreviewUpdate.Document(
      path: request.uri, type: "text/plain; charset=utf-8", bytes: text)
    send(document, status, to: request, context)
  }

  private func send(
    _ document: PreviewUpdate.Document, _ status: HTTPResponseStatus, to request: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    var head = Self.head(status, type: document.type, for: request)
    head.headers.add(name: "content-length", value: "\(document.bytes.count)")
    if status == .methodNotAllowed { head.headers.add(name: "allow", value: "GET, HEAD") }
    if !request.isKeepAlive { head.headers.add(name: "connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD {
      let body = context.channel.allocator.buffer(bytes: document.bytes)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if !request.isKeepAlive {
      let channel = context.channel
      sent.whenComplete { _ in channel.close(promise: nil) }
    }
  }

  /// Begins an answer that ends with the connection.
  private func stream(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let head = Self.head(.ok, type: "text/event-stream", for: request)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !site.subscribe(context.channel) { context.close(promise: nil) }
  }

  private static func head(
    _ status: HTTPResponseStatus, type: String, for request: HTTPRequestHead
  ) -> HTTPResponseHead {
    HTTPResponseHead(
      version: request.version, status: status,
      headers: [
        "content-type": type,
        "cache-control": "no-store",
        "content-security-policy":
          "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
          + "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      ])
  }
}
