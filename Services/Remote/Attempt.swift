import AsyncHTTPClient
import Catalog
import Domain
import NIOCore
import NIOHTTP1

/// One try at getting what an endpoint has, redirects included.
struct Attempt: Sendable {
  let endpoint: Endpoint
  let key: String?
  let validators: Validators
  let connection: HTTPConnection
  /// Whether this is a later attempt: it is made although the one before found no network.
  let isRetry: Bool
  /// What is asked: each redirect changes it.
  var address: HTTPAddress
  /// When that was asked.
  var start = ContinuousClock.now

  private var proxy: ProxyAddress? { connection.proxies.proxy(for: address.peer) }

  func run() async throws(AttemptFailure) -> HTTPAnswer {
    try await Deadline.meet(.now + endpoint.limits.total, failing: failure(.timedOut)) {
      () async throws(AttemptFailure) in try await followed()
    }
  }

  /// Not on the caller's actor, where a large body would be in the way.
  @concurrent
  private func followed() async throws(AttemptFailure) -> HTTPAnswer {
    var rule = RedirectRule(from: address, key: key)
    var current = self
    while true {
      current.start = .now
      switch try await current.outcome() {
      case .answered(let answer): return answer
      case .redirected(let location):
        do throws(ServiceProblem) {
          current.address = try rule.follow(location)
        } catch {
          throw failure(error)
        }
      }
    }
  }

  private enum Outcome {
    case answered(HTTPAnswer)
    case redirected(to: String)
  }

  /// What one request brings.
  private func outcome() async throws(AttemptFailure) -> Outcome {
    let connectivity = connection.connectivity
    let isUnwanted = connectivity.status == .forcedOffline
    guard connectivity.allows(address.peer) || isRetry && !isUnwanted else {
      throw failure(isUnwanted ? .switchedOff : .offline)
    }
    guard let client = connection.clients.client(through: proxy) else {
      throw failure(.interrupted)
    }
    let request = self.request()
    connection.log.request(address.text, headers: request.headers.map { ($0.name, $0.value) })
    let response: HTTPClientResponse
    do {
      response = try await client.execute(request, timeout: TimeAmount(endpoint.limits.total))
    } catch {
      throw failed(error, answered: false)
    }
    connectivity.report(.answered, from: address.peer)
    return try await outcome(of: response)
  }

  private func request() -> HTTPClientRequest {
    var request = HTTPClientRequest(url: address.text)
    request.headers.add(name: "User-Agent", value: connection.userAgent)
    request.headers.add(name: "Accept", value: endpoint.accept)
    request.headers.add(name: "Accept-Encoding", value: Inflater.codings)
    if let etag = validators.etag {
      request.headers.add(name: "If-None-Match", value: etag)
    }
    if let date = validators.lastModified {
      request.headers.add(name: "If-Modified-Since", value: date)
    }
    return request
  }

  private func outcome(of response: HTTPClientResponse) async throws(AttemptFailure) -> Outcome {
    let status = Int(response.status.code)
    let headers = response.headers
    switch status {
    case 200..<300:
      let validators = Validators(
        etag: headers.first(name: "ETag"), lastModified: headers.first(name: "Last-Modified"))
      return .answered(.body(try await body(of: response), validators))
    case 304 where !validators.isEmpty:
      log(response)
      return .answered(.notModified)
    case _ where RedirectRule.isRedirect(status):
      try await receiveStart(of: response)
      guard let location = headers.first(name: "Location"), !location.isEmpty else {
        throw failure(.status(status))
      }
      return .redirected(to: location)
    default:
      try await receiveStart(of: response)
      throw refusal(status, headers)
    }
  }

  /// What a status of failure means.
  private func refusal(_ status: Int, _ headers: HTTPHeaders) -> AttemptFailure {
    let seconds = headers.first(name: "Retry-After").flatMap {
      RetryAfter.seconds($0, now: connection.clock())
    }
    switch status {
    case 401 where endpoint.service.keyPage != nil, 403 where endpoint.service.keyPage != nil:
      return failure(.keyRefused)
    case 429:
      return failure(.busy(retryAfter: seconds), isPassing: true, retryAfter: seconds)
    case 503 where seconds != nil:
      return failure(.busy(retryAfter: seconds), isPassing: true, retryAfter: seconds)
    default:
      return failure(.status(status), isPassing: status >= 500, retryAfter: seconds)
    }
  }

  // MARK: The body

  /// The whole body, unpacked.
  private func body(of response: HTTPClientResponse) async throws(AttemptFailure) -> [UInt8] {
    let limit = endpoint.limits.bytes
    let total = response.headers.first(name: "Content-Length").flatMap { Int($0) }
    guard total ?? 0 <= limit else {
      log(response)
      throw failure(.tooLarge(limit: limit))
    }
    guard let unpacker = Inflater(response.headers.first(name: "Content-Encoding")) else {
      log(response)
      throw failure(.unexpected(detail: "Content-Encoding"))
    }
    var received = 0
    var body: [UInt8] = []
    defer { log(response, size: received, start: Array(body.prefix(loggedBytes))) }
    try await read(response) { buffer async throws(AttemptFailure) in
      received += buffer.readableBytes
      guard received <= limit else { throw failure(.tooLarge(limit: limit)) }
      unpacker.feed(Array(buffer.readableBytesView))
      while let piece = try nextPiece(unpacker) {
        guard body.count + piece.count <= limit else { throw failure(.tooLarge(limit: limit)) }
        body += piece
      }
      if endpoint.limits.areLarge {
        connection.progress.report(
          FetchProgress(endpoint.service, .bytes, done: received, total: total))
      }
      return true
    }
    guard unpacker.isComplete else { throw failure(.interrupted, isPassing: true) }
    return body
  }

  private var isOfPicture: Bool { endpoint.accept.hasPrefix("image/") }

  /// How much of the body is kept for the log: nothing of a picture.
  private var loggedBytes: Int { isOfPicture ? 0 : connection.log.keptBytes }

  private func nextPiece(_ unpacker: Inflater) throws(AttemptFailure) -> [UInt8]? {
    do throws(Inflater.Failure) {
      return try unpacker.next()
    } catch {
      throw failure(.unexpected(detail: "Content-Encoding"))
    }
  }

  /// Reads the little that a failure or a redirect has to say: for the log, and so that its
  /// connection can be used again.
  private func receiveStart(of response: HTTPClientResponse) async throws(AttemptFailure) {
    let unpacker = Inflater(response.headers.first(name: "Content-Encoding"))
    var received = 0
    var kept: [UInt8] = []
    try await read(response) { buffer async throws(AttemptFailure) in
      received += buffer.readableBytes
      unpacker?.feed(Array(buffer.readableBytesView))
      while kept.count < connection.log.keptBytes, let piece = try? unpacker?.next() {
        kept += piece
      }
      return received < 64 << 10
    }
    log(response, size: received, start: Array(kept.prefix(connection.log.keptBytes)))
  }

  /// Reads the body until it ends or `take` has enough.
  private func read(
    _ response: HTTPClientResponse,
    _ take: (ByteBuffer) async throws(AttemptFailure) -> Bool
  ) async throws(AttemptFailure) {
    do {
      for try await buffer in response.body {
        guard try await take(buffer) else { return }
      }
    } catch let failure as AttemptFailure {
      throw failure
    } catch {
      throw failed(error, answered: true)
    }
    // A cancelled body ends as if it were whole.
    if Task.isCancelled { throw failure(.interrupted) }
  }

  // MARK: Failures

  private func failure(
    _ problem: ServiceProblem, isPassing: Bool = false, retryAfter: Int? = nil
  ) -> AttemptFailure {
    AttemptFailure(
      error: .service(endpoint.service, problem), isPassing: isPassing, retryAfter: retryAfter)
  }

  private func failed(_ error: any Error, answered: Bool) -> AttemptFailure {
    connection.log.failure(error, of: address.text, took: .now - start)
    if Task.isCancelled { return failure(.interrupted) }
    let failure = TransportFailure(error, answered: answered)
    // Pictures are on many hosts: one that can't be reached says nothing about the connection.
    if let outcome = failure.outcome, !isOfPicture {
      connection.connectivity.report(outcome, from: address.peer)
    }
    if case .unreachable(let reason) = failure.problem, let proxy {
      let reason = "proxy \(proxy.host):\(proxy.port): \(reason)"
      return self.failure(.unreachable(reason: reason), isPassing: failure.isPassing)
    }
    var isPassing = failure.isPassing
    // A server on this machine that is not running will not run at the next attempt either.
    if address.peer.isLoopback, case .unreachable = failure.problem { isPassing = false }
    return self.failure(failure.problem, isPassing: isPassing)
  }

  private func log(_ response: HTTPClientResponse, size: Int = 0, start body: [UInt8] = []) {
    connection.log.response(
      Int(response.status.code), from: address.text, took: .now - start, size: size,
      headers: response.headers.map { ($0.name, $0.value) }, start: body)
  }
}

/// Why one attempt brought no answer.
struct AttemptFailure: Error, Hashable {
  let error: DataError
  /// Whether another attempt may help.
  var isPassing = false
  /// How long the service asked to wait, in seconds.
  var retryAfter: Int?
}
