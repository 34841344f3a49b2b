import AsyncHTTPClient
import Catalog
import Domain
import Glibc
import NIOCore
import NIOHTTP1
import Testing

@testable import Remote

@Suite struct TransportFailureTests {
  private struct Strange: Error {}

  @Test(
    arguments: [
      (
        IOError(errnoCode: ECONNREFUSED, reason: "x"), .unreachable(reason: "Connection refused"),
        .refused, true
      ),
      (IOError(errnoCode: ECONNRESET, reason: "x"), .interrupted, nil, true),
      (
        IOError(errnoCode: ENETUNREACH, reason: "x"),
        .unreachable(reason: "Network is unreachable"),
        .noNetwork, true
      ),
      (
        IOError(errnoCode: EHOSTUNREACH, reason: "x"), .unreachable(reason: "No route to host"),
        .noNetwork, true
      ),
      (ChannelError.connectTimeout(.seconds(1)), .timedOut, .noNetwork, true),
      (HTTPClientError.connectTimeout, .timedOut, .noNetwork, true),
      (HTTPClientError.readTimeout, .timedOut, nil, false),
      (HTTPClientError.remoteConnectionClosed, .interrupted, nil, true),
      (HTTPClientError.cancelled, .interrupted, nil, false),
      (
        HTTPClientError.proxyAuthenticationRequired,
        .unreachable(reason: "Proxy authentication required"), nil, false
      ),
      (HTTPParserError.invalidEOFState, .interrupted, nil, true),
      (HTTPParserError.invalidConstant, .unexpected(detail: "HTTP"), .answered, false),
      (CancellationError(), .interrupted, nil, false),
      (Strange(), .unreachable(reason: "Strange"), nil, false),
    ] as [(any Error, ServiceProblem, RequestOutcome?, Bool)])
  func saysWhatAnErrorMeans(
    _ error: any Error, _ problem: ServiceProblem, _ outcome: RequestOutcome?, _ isPassing: Bool
  ) {
    let failure = TransportFailure(error, answered: false)
    #expect(failure.problem == problem)
    #expect(failure.outcome == outcome)
    #expect(failure.isPassing == isPassing)
  }

  @Test func whatAnsweredIsNotCalledAwayAfterwards() {
    for error in [
      IOError(errnoCode: ECONNREFUSED, reason: "x"), IOError(errnoCode: ENETUNREACH, reason: "x"),
      HTTPParserError.invalidConstant,
    ] as [any Error] {
      #expect(TransportFailure(error, answered: true).outcome == nil)
    }
  }
}
