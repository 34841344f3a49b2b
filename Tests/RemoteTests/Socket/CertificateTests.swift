import AsyncHTTPClient
import Catalog
import Domain
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import TestSupport
import Testing

@testable import Remote

/// Whom the client believes over TLS: a server that shows certificates of an authority made up for this.
@Suite(.oneAtATime) struct CertificateTests {
  private typealias Certificate = (pem: String, outcome: ConnectionFixture.Outcome)

  private static let refused = ConnectionFixture.Outcome.problem(
    .unreachable(reason: "TLS: certificate not valid"))

  private static let certificates: [Certificate] = [
    (TestCertificates.valid, .bytes(2)), (TestCertificates.expired, refused),
    (TestCertificates.ofAnotherHost, refused), (TestCertificates.selfSigned, refused),
  ]

  @Test(arguments: certificates.indices)
  func onlyAGoodCertificateIsBelieved(_ index: Int) async throws {
    let certificate = Self.certificates[index]
    #expect(
      try await outcome(showing: certificate.pem, trusting: TestCertificates.authority)
        == certificate.outcome)
  }

  /// The program trusts the system's authorities alone: there is no setting that adds one.
  @Test func theAuthorityOfTheTestsIsNotTrustedByItself() async throws {
    #expect(try await outcome(showing: TestCertificates.valid, trusting: nil) == Self.refused)
  }

  private func outcome(
    showing certificate: String, trusting authority: String?
  ) async throws -> ConnectionFixture.Outcome {
    let server = try await Self.server(showing: certificate)
    let port = try #require(server.localAddress?.port)
    var fixture = try await ConnectionFixture(
      addresses: [.people: "https://127.0.0.1:\(port)/"])
    if let authority {
      let roots = try NIOSSLCertificate.fromPEMBytes(Array(authority.utf8))
      fixture.connection.clients = HTTPClients(timeouts: ConnectionFixture.timeouts) {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(roots)
        $0.tlsConfiguration = tls
      }
    }
    let outcome = await fixture.outcome()
    try await server.close()
    return outcome
  }

  /// Answers each request with an empty object.
  private static func server(showing certificate: String) async throws -> any Channel {
    let chain = try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8))
    let context = try NIOSSLContext(
      configuration: .makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) },
        privateKey: .privateKey(
          NIOSSLPrivateKey(bytes: Array(TestCertificates.key.utf8), format: .pem))))
    return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(NIOSSLServerHandler(context: context))
          try pipeline.configureHTTPServerPipeline()
          try pipeline.addHandler(EmptyObject())
        }
      }.bind(host: "127.0.0.1", port: 0).get()
  }
}

private final class EmptyObject: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let headers: HTTPHeaders = ["Content-Length": "2", "Content-Type": "application/json"]
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: "{}")))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
