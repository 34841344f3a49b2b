import CCurl
import Contracts
import Domain
import Platform

/// The meaning of a request that ended without a whole answer.
struct TransportFailure: Error, Hashable {
  let problem: ServiceProblem
  /// Its message about the network; `nil` if it has none, or if that was told before.
  var outcome: RequestOutcome?
  /// Whether trying again may help.
  var isPassing = false
  /// For the log, in English.
  private(set) var words = ""

  /// - Parameters:
  ///   - ending: how the request ended.
  ///   - host: the machine that was asked.
  ///   - answered: whether the head of an answer had come by then.
  init(_ ending: TransferResult.Ending, of host: String, answered: Bool) {
    switch ending {
    case .malformed:
      self.init(.unexpected(detail: "HTTP"), .answered)
    case .silent: self.init(.timedOut)
    case .noLibrary: self.init(.noLibrary(CurlLibrary.fileName))
    case .failed(let failure): self.init(failure, of: host)
    case .complete, .tooLarge, .cancelled, .refused: self.init(.interrupted)
    }
    if answered { outcome = nil }
    words = Self.words(for: ending)
  }

  private init(
    _ problem: ServiceProblem, _ outcome: RequestOutcome? = nil, isPassing: Bool = false
  ) {
    self.problem = problem
    self.outcome = outcome
    self.isPassing = isPassing
  }

  private init(_ failure: CurlFailure, of host: String) {
    switch failure.code {
    case _ where failure.proxyStatus == 407:
      self.init(.unreachable(reason: "Proxy authentication required"))
    case _ where failure.proxyStatus >= 300:
      self.init(.unreachable(reason: "Invalid proxy response"))
    case CURLE_COULDNT_RESOLVE_HOST:
      self.init(.unreachable(reason: "\(host): no address"), .noNetwork, isPassing: true)
    case CURLE_COULDNT_RESOLVE_PROXY:
      self.init(.unreachable(reason: "no address"), .noNetwork, isPassing: true)
    case CURLE_COULDNT_CONNECT: self.init(system: Errno(rawValue: failure.systemError))
    case CURLE_OPERATION_TIMEDOUT: self.init(tooLate: failure.progress)
    case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      self.init(.interrupted, isPassing: true)
    // HTTP/0.9, say, which has no head.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
      self.init(.unexpected(detail: "HTTP"), .answered)
    // With a broken certificate, say, the machine is there.
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS:
      self.init(.unreachable(reason: "TLS: certificate not valid"))
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED,
      CURLE_SSL_CLIENTCERT:
      self.init(.unreachable(reason: "TLS: no secure connection"))
    default: self.init(.unreachable(reason: failure.words))
    }
  }

  /// No connection came about.
  ///
  /// - Parameter error: of the last of the machine's addresses that were tried; 0 if there was none.
  private init(system error: Errno) {
    let reason = error.rawValue == 0 ? "no address" : error.words
    switch error {
    case .connectionReset, .brokenPipe, .connectionAbort: self.init(.interrupted, isPassing: true)
    case .networkUnreachable, .noRouteToHost, .networkDown, .hostIsDown, .timedOut,
      .addressNotAvailable:
      self.init(.unreachable(reason: reason), .noNetwork, isPassing: true)
    default: self.init(.unreachable(reason: reason), .refused, isPassing: true)
    }
  }

  private init(tooLate progress: CurlFailure.Progress) {
    switch progress {
    case .begun: self.init(.timedOut, .noNetwork, isPassing: true)
    // The machine took the connection: it is slow, or busy with our other requests.
    case .connected: self.init(.timedOut, isPassing: true)
    case .asked: self.init(.timedOut)
    }
  }

  private static func words(for ending: TransferResult.Ending) -> String {
    switch ending {
    case .malformed: "not HTTP, or headers beyond \(ResponseReader.limit >> 10) kB"
    case .silent: "nothing came for too long"
    case .cancelled: "cancelled"
    case .noLibrary: "\(CurlLibrary.fileName) can't be opened"
    case .failed(let failure): failure.description
    case .complete, .tooLarge, .refused: "no answer"
    }
  }
}
