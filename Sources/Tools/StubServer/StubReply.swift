import NIOCore
import NIOHTTP1

/// The bytes that are written to a connection, a piece at a time.
struct StubReply: Sendable {
  enum End {
    case whole
    /// The connection is closed.
    case closed
    /// Nothing more comes, and the connection stays open.
    case silence
  }

  /// The head of the reply; `nil` if the pieces are raw bytes and no HTTP.
  var head: HTTPResponseHead?
  var pieces: [ByteBuffer] = []
  var delay = TimeAmount.zero
  /// The pause after each piece.
  var pause = TimeAmount.zero
  var end = End.whole

  /// - Parameter isLast: whether the connection is closed after the reply.
  func write(to channel: any Channel, isLast: Bool) {
    channel.eventLoop.scheduleTask(in: delay) {
      if let head { channel.write(HTTPServerResponsePart.head(head), promise: nil) }
      write(pieces[...], to: channel, isLast: isLast)
    }
  }

  /// Writes the remaining pieces, as long as the client is there.
  private func write(_ pieces: ArraySlice<ByteBuffer>, to channel: any Channel, isLast: Bool) {
    guard let piece = pieces.first else { return finish(channel, isLast: isLast) }
    written(piece, to: channel).whenSuccess {
      channel.eventLoop.scheduleTask(in: pause) {
        write(pieces.dropFirst(), to: channel, isLast: isLast)
      }
    }
  }

  private func written(_ piece: ByteBuffer, to channel: any Channel) -> EventLoopFuture<Void> {
    guard head == nil else {
      return channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(piece)))
    }
    return channel.pipeline.context(handlerType: HTTPResponseEncoder.self).flatMap {
      $0.writeAndFlush(NIOAny(piece))
    }
  }

  private func finish(_ channel: any Channel, isLast: Bool) {
    switch end {
    case .whole:
      channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in
        if isLast { channel.close(promise: nil) }
      }
    case .closed: channel.close(promise: nil)
    case .silence: break
    }
  }
}

/// A client's connection: it reads requests, and writes the answer to each.
final class StubConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let services: StubServices
  private var head: HTTPRequestHead?
  private var body = ByteBuffer()

  init(_ services: StubServices) { self.services = services }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): (self.head, body) = (head, ByteBuffer())
    case .body(var piece): body.writeBuffer(&piece)
    case .end:
      guard let head else { return }
      services.reply(to: head, String(buffer: body))
        .write(to: context.channel, isLast: !head.isKeepAlive)
    }
  }
}
