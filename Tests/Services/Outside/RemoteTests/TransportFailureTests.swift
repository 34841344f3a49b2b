import CCurl
import Contracts
import Domain
import Glibc
import Testing

@testable import Remote

@Suite struct TransportFailureTests {
  private typealias Ending = TransferResult.Ending

  private static func failed(
    _ code: CURLcode, system: Int32 = 0, proxy: Int = 0, at progress: CurlFailure.Progress = .begun
  ) -> Ending {
    .failed(
      CurlFailure(
        code: code, systemError: system, proxyStatus: proxy, progress: progress, words: "Words"))
  }

  private static let invalidHead = ServiceProblem.unexpected(detail: "HTTP")

  @Test(
    arguments: [
      (
        failed(CURLE_COULDNT_CONNECT, system: ECONNREFUSED),
        .unreachable(reason: "Connection refused"), .refused, true
      ),
      (failed(CURLE_COULDNT_CONNECT, system: ECONNRESET), .interrupted, nil, true),
      (
        failed(CURLE_COULDNT_CONNECT, system: ENETUNREACH),
        .unreachable(reason: "Network is unreachable"), .noNetwork, true
      ),
      (
        failed(CURLE_COULDNT_CONNECT, system: EHOSTUNREACH),
        .unreachable(reason: "No route to host"), .noNetwork, true
      ),
      (
        failed(CURLE_COULDNT_RESOLVE_HOST), .unreachable(reason: "a.test: no address"), .noNetwork,
        true
      ),
      (
        failed(CURLE_COULDNT_RESOLVE_PROXY), .unreachable(reason: "no address"), .noNetwork, true
      ),
      (failed(CURLE_OPERATION_TIMEDOUT), .timedOut, .noNetwork, true),
      (failed(CURLE_OPERATION_TIMEDOUT, at: .connected), .timedOut, nil, true),
      (failed(CURLE_OPERATION_TIMEDOUT, at: .asked), .timedOut, nil, false),
      (.silent, .timedOut, nil, false),
      (failed(CURLE_GOT_NOTHING), .interrupted, nil, true),
      (failed(CURLE_PARTIAL_FILE), .interrupted, nil, true),
      (failed(CURLE_RECV_ERROR), .interrupted, nil, true),
      (.cancelled, .interrupted, nil, false),
      (
        failed(CURLE_RECV_ERROR, proxy: 407),
        .unreachable(reason: "Proxy authentication required"), nil, false
      ),
      (
        failed(CURLE_COULDNT_CONNECT, proxy: 502), .unreachable(reason: "Invalid proxy response"),
        nil, false
      ),
      (.malformed, invalidHead, .answered, false),
      (failed(CURLE_UNSUPPORTED_PROTOCOL), invalidHead, .answered, false),
      (failed(CURLE_WEIRD_SERVER_REPLY), invalidHead, .answered, false),
      (
        failed(CURLE_PEER_FAILED_VERIFICATION),
        .unreachable(reason: "TLS: certificate not valid"), nil, false
      ),
      (
        failed(CURLE_SSL_CONNECT_ERROR), .unreachable(reason: "TLS: no secure connection"), nil,
        false
      ),
      (failed(CURLE_INTERFACE_FAILED), .unreachable(reason: "Words"), nil, false),
      (.noLibrary, .noLibrary("libcurl.so.4"), nil, false),
    ] as [(TransferResult.Ending, ServiceProblem, RequestOutcome?, Bool)])
  func saysWhatAnEndMeans(
    _ ending: TransferResult.Ending, _ problem: ServiceProblem, _ outcome: RequestOutcome?,
    _ isPassing: Bool
  ) {
    let failure = TransportFailure(ending, of: "a.test", answered: false)
    #expect(failure.problem == problem)
    #expect(failure.outcome == outcome)
    #expect(failure.isPassing == isPassing)
  }

  @Test func whatAnsweredIsNotCalledAwayAfterwards() {
    for ending in [
      Self.failed(CURLE_COULDNT_CONNECT, system: ECONNREFUSED),
      Self.failed(CURLE_COULDNT_CONNECT, system: ENETUNREACH), .malformed,
    ] {
      #expect(TransportFailure(ending, of: "a.test", answered: true).outcome == nil)
    }
  }
}
