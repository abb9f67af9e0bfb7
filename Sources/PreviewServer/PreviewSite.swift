import NIOCore
import NIOHTTP1
internal import PreviewChannel
import Synchronization

/// The documents of a server and the connections that wait for changes of them.
final class PreviewSite: Sendable {
  /// The connections that may wait at once; a browser opens a handful.
  private static let limit = 64

  private struct State {
    var documents: [String: PreviewUpdate.Document] = [:]
    var version = ""
    var waiting: [ObjectIdentifier: any Channel] = [:]
  }

  private let state = Mutex(State())

  func document(at path: String) -> PreviewUpdate.Document? {
    state.withLock { $0.documents[path] }
  }

  func show(_ update: PreviewUpdate) {
    let waiting = state.withLock { state in
      state.documents = Dictionary(update.documents.map { ($0.path, $0) }) { _, last in last }
      guard state.version != update.version else { return [any Channel]() }
      state.version = update.version
      return Array(state.waiting.values)
    }
    for channel in waiting { Self.send(update.version, to: channel) }
  }

  /// Sends the version to a connection, now and whenever it changes.
  ///
  /// - Returns: false where too many wait already.
  func subscribe(_ channel: any Channel) -> Bool {
    let version = state.withLock { state -> String? in
      guard state.waiting.count < Self.limit else { return nil }
      state.waiting[ObjectIdentifier(channel)] = channel
      return state.version
    }
    guard let version else { return false }
    Self.send(version, to: channel)
    return true
  }

  func unsubscribe(_ channel: any Channel) {
    state.withLock { $0.waiting[ObjectIdentifier(channel)] = nil }
  }

  /// Sends an event whose data is the version (HTML, 9.2: server-sent events).
  private static func send(_ version: String, to channel: any Channel) {
    let event = channel.allocator.buffer(string: "retry: 500\ndata: \(version)\n\n")
    channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(event)), promise: nil)
  }
}
