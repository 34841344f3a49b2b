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

/// Certificates of a made-up authority, good for a hundred years, and the key of all that are shown.
///
/// They were made with openssl and are trusted by nobody but these tests.
enum TestCertificates {
  /// Signs the others.
  static let authority = """
    -----BEGIN CERTIFICATE-----
    MIIBmTCCAT+gAwIBAgIUJQbIfAXX48ChGkOTHlvXHYOOWDcwCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOY2F0YWxlam8gdGVzdHMwIBcNMjYxMTI1MjA1MTA2WhgPMjEy
    NjExMDEyMDUxMDZaMBkxFzAVBgNVBAMMDmNhdGFsZWpvIHRlc3RzMFkwEwYHKoZI
    zj0CAQYIKoZIzj0DAQcDQgAEhDa2yUshTzPCI0NX6+KaGw+nHv44l92E/Um3f0kq
    iESt5ygX995NWb9d2MdYoJykMwBz9ZwFKAuXYy2iXS7DzKNjMGEwHQYDVR0OBBYE
    FLV4UsqTUenQ/qJuiGkZ/A9qS86oMB8GA1UdIwQYMBaAFLV4UsqTUenQ/qJuiGkZ
    /A9qS86oMA8GA1UdEwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgIEMAoGCCqGSM49
    BAMCA0gAMEUCIHOtZDXesOyOiewM3Q3PKjLNuNwR3K4ruUje0dbGGqFhAiEA+yYI
    rkosNjq9wofdMoBBhQjRjZMcK1jN8vh+2kCrDrY=
    -----END CERTIFICATE-----
    """

  /// Of 127.0.0.1.
  static let valid = """
    -----BEGIN CERTIFICATE-----
    MIIBnzCCAUagAwIBAgIUVCnC63mYC0j4+SHAoKWP56/7O4swCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOY2F0YWxlam8gdGVzdHMwIBcNMjYxMTI1MjA1MTA2WhgPMjEy
    NjExMDEyMDUxMDZaMBAxDjAMBgNVBAMMBXZhbGlkMFkwEwYHKoZIzj0CAQYIKoZI
    zj0DAQcDQgAEM727wtqpVTZBcq2nLuNIZUOuSKCmLFXRtxNKlh6fIKM24pCOAPL/
    nLcDnEzaTRDdflZjnIBv60Xi+SDd/HvANqNzMHEwDwYDVR0RBAgwBocEfwAAATAJ
    BgNVHRMEAjAAMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBRt6UcD916Z
    5tqbBsCW8xZSBvD5xzAfBgNVHSMEGDAWgBS1eFLKk1Hp0P6ibohpGfwPakvOqDAK
    BggqhkjOPQQDAgNHADBEAiB8/i+LfMYxuJyzdP4RZvkf0f7bUOqSO7OdDEf544a2
    FAIgUVmFN+fDno9Egwcg+d8jpIN1/KGl0lPOHw7dN8gqpUY=
    -----END CERTIFICATE-----
    """

  /// Was good for 1 January 2020.
  static let expired = """
    -----BEGIN CERTIFICATE-----
    MIIBjTCCATOgAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5jYXRhbGVq
    byB0ZXN0czAeFw0yMDAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBIxEDAOBgNV
    BAMMB2V4cGlyZWQwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQzvbvC2qlVNkFy
    racu40hlQ65IoKYsVdG3E0qWHp8gozbikI4A8v+ctwOcTNpNEN1+VmOcgG/rReL5
    IN38e8A2o3MwcTAPBgNVHREECDAGhwR/AAABMAkGA1UdEwQCMAAwEwYDVR0lBAww
    CgYIKwYBBQUHAwEwHQYDVR0OBBYEFG3pRwP3Xpnm2psGwJbzFlIG8PnHMB8GA1Ud
    IwQYMBaAFLV4UsqTUenQ/qJuiGkZ/A9qS86oMAoGCCqGSM49BAMCA0gAMEUCIQDy
    Lr4r8STa2FctAI7Y84g8Xa3qQAsnNKRYqBpAssRPRwIgWY+VpqfS5FVpIZrvKnjs
    zpuMgzL01Tl356UeJC1wOxM=
    -----END CERTIFICATE-----
    """

  /// Of example.invalid.
  static let ofAnotherHost = """
    -----BEGIN CERTIFICATE-----
    MIIBsDCCAVWgAwIBAgIUVCnC63mYC0j4+SHAoKWP56/7O4wwCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOY2F0YWxlam8gdGVzdHMwIBcNMjYxMTI1MjA1MTA2WhgPMjEy
    NjExMDEyMDUxMDZaMBQxEjAQBgNVBAMMCWVsc2V3aGVyZTBZMBMGByqGSM49AgEG
    CCqGSM49AwEHA0IABDO9u8LaqVU2QXKtpy7jSGVDrkigpixV0bcTSpYenyCjNuKQ
    jgDy/5y3A5xM2k0Q3X5WY5yAb+tF4vkg3fx7wDajfjB8MBoGA1UdEQQTMBGCD2V4
    YW1wbGUuaW52YWxpZDAJBgNVHRMEAjAAMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0G
    A1UdDgQWBBRt6UcD916Z5tqbBsCW8xZSBvD5xzAfBgNVHSMEGDAWgBS1eFLKk1Hp
    0P6ibohpGfwPakvOqDAKBggqhkjOPQQDAgNJADBGAiEAhKvUpGCUK1hd1c2FsMOe
    Ykj6iNNA5KtnXEnXaCToMWcCIQD9M+eUpiaCEmQo2XLQ/LxpQakybM9UEw4TqFvi
    UaWm4g==
    -----END CERTIFICATE-----
    """

  /// Of 127.0.0.1, signed by nobody else.
  static let selfSigned = """
    -----BEGIN CERTIFICATE-----
    MIIBhTCCASygAwIBAgIUVMEZM61Bh1ePiUyXe2I+vSo1xekwCgYIKoZIzj0EAwIw
    DzENMAsGA1UEAwwEc2VsZjAgFw0yNjExMjUyMDUxMDZaGA8yMTI2MTEwMTIwNTEw
    NlowDzENMAsGA1UEAwwEc2VsZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDO9
    u8LaqVU2QXKtpy7jSGVDrkigpixV0bcTSpYenyCjNuKQjgDy/5y3A5xM2k0Q3X5W
    Y5yAb+tF4vkg3fx7wDajZDBiMB0GA1UdDgQWBBRt6UcD916Z5tqbBsCW8xZSBvD5
    xzAfBgNVHSMEGDAWgBRt6UcD916Z5tqbBsCW8xZSBvD5xzAPBgNVHRMBAf8EBTAD
    AQH/MA8GA1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDRwAwRAIgIdGiXMK7bn9j
    4msHM8HeSumgQ5un9+qnLFD9IYXCpPoCIEdyJhWbiQDF3ZgprmyIgSt9FJV/sucW
    6TUi8NRm9wyR
    -----END CERTIFICATE-----
    """

  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfVwoVuaOaK2whq5G
    zt4UcTdd/2FG7q068tgQviUz9/yhRANCAAQzvbvC2qlVNkFyracu40hlQ65IoKYs
    VdG3E0qWHp8gozbikI4A8v+ctwOcTNpNEN1+VmOcgG/rReL5IN38e8A2
    -----END PRIVATE KEY-----
    """
}
