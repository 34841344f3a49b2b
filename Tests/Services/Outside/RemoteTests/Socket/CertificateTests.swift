import Contracts
import Domain
import TestSupport
import Testing

@testable import Remote

/// TLS, and whom the program believes: a server shows certificates of an authority made up for this.
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

  /// The server of the tests takes the older one.
  @Test func newerHTTPIsOffered() async throws {
    let server = try SecureServer(showing: TestCertificates.valid)
    #expect(try await outcome(of: server, trusting: TestCertificates.authority) == .bytes(2))
    try server.expect("advertised by the client: h2, http/1.1")
  }

  private func outcome(
    showing certificate: String, trusting authority: String?
  ) async throws -> ConnectionFixture.Outcome {
    try await outcome(of: SecureServer(showing: certificate), trusting: authority)
  }

  private func outcome(
    of server: SecureServer, trusting authority: String?
  ) async throws -> ConnectionFixture.Outcome {
    var fixture = try await ConnectionFixture(
      addresses: [.people: "https://127.0.0.1:\(server.port)/"])
    if let authority {
      fixture.connection.transfers = HTTPTransfers(
        timeouts: ConnectionFixture.timeouts, authority: authority)
    }
    return await fixture.outcome()
  }
}
