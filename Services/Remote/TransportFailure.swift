import AsyncHTTPClient
import Catalog
import Domain
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix

/// What an error of the network layers means.
struct TransportFailure: Error, Hashable {
  let problem: ServiceProblem
  /// What it says of the network; nil where nothing, or where that was told before.
  let outcome: RequestOutcome?
  /// Whether trying again may help.
  let isPassing: Bool

  /// - Parameter answered: whether the head of an answer had come by then.
  init(_ error: any Error, answered: Bool) {
    let before: (RequestOutcome) -> RequestOutcome? = { answered ? nil : $0 }
    switch error {
    case is CancellationError:
      self.init(.interrupted, nil)
    case let error as HTTPClientError:
      self.init(client: error)
    case let error as NIOConnectionError:
      if let attempt = error.connectionErrors.first {
        self = TransportFailure(attempt.error, answered: answered)
      } else {
        let reason = (error.dnsAError as? SocketAddressError.UnknownHost)?.errorDescription
        self.init(
          .unreachable(reason: "\(error.host): \(reason ?? "no address")"), .noNetwork,
          isPassing: true)
      }
    case ChannelError.connectTimeout:
      self.init(.timedOut, .noNetwork, isPassing: true)
    case is ChannelError:
      self.init(.interrupted, nil, isPassing: true)
    case let error as IOError:
      self.init(code: error.errnoCode, before)
    case HTTPParserError.invalidEOFState:
      self.init(.interrupted, nil, isPassing: true)
    case is HTTPParserError:
      self.init(.unexpected(detail: "HTTP"), before(.answered))
    default:
      // A broken certificate, say: the machine is there.
      self.init(.unreachable(reason: Self.reason(error)), nil)
    }
  }

  private init(_ problem: ServiceProblem, _ outcome: RequestOutcome?, isPassing: Bool = false) {
    self.problem = problem
    self.outcome = outcome
    self.isPassing = isPassing
  }

  private init(client error: HTTPClientError) {
    switch error {
    case .connectTimeout:
      self.init(.timedOut, .noNetwork, isPassing: true)
    // The machine took the connection: it is slow, or busy with our other requests.
    case .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .getConnectionFromPoolTimeout:
      self.init(.timedOut, nil, isPassing: true)
    case .readTimeout, .writeTimeout, .deadlineExceeded:
      self.init(.timedOut, nil)
    case .remoteConnectionClosed, .uncleanShutdown, .bodyLengthMismatch:
      self.init(.interrupted, nil, isPassing: true)
    case .cancelled, .requestStreamCancelled, .alreadyShutdown:
      self.init(.interrupted, nil)
    default:
      self.init(.unreachable(reason: error.shortDescription), nil)
    }
  }

  private init(code: Int32, _ before: (RequestOutcome) -> RequestOutcome?) {
    let reason = String(cString: strerror(code))
    switch code {
    case ECONNRESET, EPIPE, ECONNABORTED:
      self.init(.interrupted, nil, isPassing: true)
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN, ETIMEDOUT, EADDRNOTAVAIL:
      self.init(.unreachable(reason: reason), before(.noNetwork), isPassing: true)
    default:
      self.init(.unreachable(reason: reason), before(.refused), isPassing: true)
    }
  }

  /// Errors of the TLS layer hold a page of text, of which one thing matters to people.
  private static func reason(_ error: any Error) -> String {
    guard String(reflecting: type(of: error)).hasPrefix("NIOSSL.") else {
      return String(describing: type(of: error))
    }
    let text = String(describing: error)
    let isCertificate =
      text.contains("CERTIFICATE_VERIFY_FAILED") || text.contains("failedToValidateHostname")
    return isCertificate ? "TLS: certificate not valid" : "TLS: no secure connection"
  }
}
