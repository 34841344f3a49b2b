package import Contracts
package import Domain
import Platform

/// The connection to the services, over HTTP.
///
/// It costs nothing until the first request: neither threads nor files. Programs end it with
/// `shutdown()`; without that call it ends when it is released.
package struct HTTPConnection: HTTPDataManager, DownloadDataManager {
  private var addresses: ServiceAddresses
  private let keys: [RemoteService: String]
  private let retries: RetryPolicy
  let proxies: ProxySettings
  var transfers: HTTPTransfers
  let connectivity: any Connectivity
  let progress: any ProgressReporting
  private(set) var log: HTTPLog
  /// The keys and passwords, which no log may show.
  private let secrets: [String]
  let userAgent: String
  /// Seconds since 1970.
  let clock: @Sendable () -> Int

  /// - Parameters:
  ///   - keys: those of the services that want one.
  ///   - log: may be turned on and off at any time.
  ///   - userAgent: see `UserAgent`.
  ///   - environment: is read for `HTTPS_PROXY` and `NO_PROXY`.
  package init(
    to addresses: ServiceAddresses = ServiceAddresses(), keys: [RemoteService: String],
    connectivity: any Connectivity, progress: any ProgressReporting = NoProgress(),
    log: DebugLog, userAgent: String, environment: [String: String],
    timeouts: ConnectionTimeouts = ConnectionTimeouts(), retries: RetryPolicy = RetryPolicy(),
    clock: @escaping @Sendable () -> Int = SystemClock.now
  ) {
    self.addresses = addresses
    self.keys = keys
    self.progress = progress
    self.retries = retries
    self.connectivity = connectivity
    self.userAgent = userAgent
    self.clock = clock
    proxies = ProxySettings(environment: environment)
    transfers = HTTPTransfers(timeouts: timeouts)
    let secrets = Array(keys.values) + proxies.secrets
    self.secrets = secrets
    self.log = HTTPLog(log, redactor: Redactor(secrets, hiding: addresses))
  }

  /// Returns the same connection with other addresses, whose queries its log does not show either.
  package func to(_ addresses: ServiceAddresses) -> HTTPConnection {
    var other = self
    other.addresses = addresses
    other.log = log.hiding(Redactor(secrets, hiding: addresses))
    return other
  }

  /// Ends what is under way; requests after it fail.
  ///
  /// Any number of times, also where nothing was ever asked.
  package func shutdown() async {
    await transfers.close()
  }

  /// Hands on what a transfer tells while it is under way.
  ///
  /// - Parameter progress: that of the task that asks: libcurl's thread belongs to none.
  func note(
    _ event: TransferEvent, of endpoint: Endpoint, from peer: NetworkPeer,
    progress: any ProgressReporting
  ) {
    switch event {
    case .answered: connectivity.report(.answered, from: peer)
    case .received(let count, let total):
      guard endpoint.limits.areLarge else { return }
      progress.report(FetchProgress(endpoint.service, .bytes, done: count, total: total))
    }
  }

  package func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer {
    try await answer(to: endpoint, unless: validators, receiver: nil)
  }

  package func download(
    _ endpoint: Endpoint, to receiver: any BodyReceiving, unless validators: Validators
  ) async throws(DataError) -> Download {
    switch try await answer(to: endpoint, unless: validators, receiver: receiver) {
    case .notModified: .notModified
    case .body(_, let validators): .whole(validators)
    }
  }

  /// Tries until there is an answer, or until another attempt can't help.
  private func answer(
    to endpoint: Endpoint, unless validators: Validators, receiver: (any BodyReceiving)?
  ) async throws(DataError) -> HTTPAnswer {
    let service = endpoint.service
    let key = endpoint.link == nil ? try ServiceKey.checked(keys[service], for: service) : nil
    let address = try EndpointAddress.address(of: endpoint, base: addresses[service], key: key)
    if let variable = proxies.malformed { throw .service(service, .badProxy(variable: variable)) }
    var failures: [AttemptFailure] = []
    while true {
      do throws(AttemptFailure) {
        return try await Attempt(
          endpoint: endpoint, key: key, validators: validators, connection: self,
          isRetry: !failures.isEmpty, address: address, receiver: receiver
        ).run()
      } catch {
        if Task.isCancelled { throw .service(service, .interrupted) }
        // That the next attempt was not made says less than why the one before failed.
        if error.error.isOffline, let last = failures.last { throw last.error }
        failures.append(error)
        guard error.isPassing,
          let pause = retries.pause(after: failures.count, retryAfter: error.retryAfter)
        else { throw error.error }
        log.wait(pause, before: failures.count + 1)
        do {
          try await retries.pause(pause)
        } catch {
          throw .service(service, .interrupted)
        }
      }
    }
  }
}
