import Compression
import Contracts
import Domain

/// One try at getting what an endpoint has, redirects included.
struct Attempt: Sendable {
  let endpoint: Endpoint
  let key: String?
  let validators: Validators
  let connection: HTTPConnection
  /// Whether this is a later attempt: it is made although the one before found no network.
  let isRetry: Bool
  /// The address that is asked: each redirect changes it.
  var address: HTTPAddress
  /// When that was asked.
  var start = ContinuousClock.now
  /// Gets the body; `nil` if the answer has it.
  var receiver: (any BodyReceiving)?

  private var proxy: ProxyAddress? { connection.proxies.proxy(for: address.peer) }

  func run() async throws(AttemptFailure) -> HTTPAnswer {
    try await Deadline.meet(.now + endpoint.limits.total, failing: failure(.timedOut)) {
      () async throws(AttemptFailure) in try await lastAnswer()
    }
  }

  /// Not on the caller's actor, where a large body would be in the way.
  @concurrent
  private func lastAnswer() async throws(AttemptFailure) -> HTTPAnswer {
    var rule = RedirectRule(from: address, key: key)
    var current = self
    while true {
      current.start = .now
      switch try await current.outcome() {
      case .answered(let answer): return answer
      case .redirected(let location):
        do throws(ServiceProblem) {
          current.address = try rule.redirect(to: location)
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

  /// Makes one request.
  private func outcome() async throws(AttemptFailure) -> Outcome {
    let connectivity = connection.connectivity
    let isSwitchedOff = connectivity.status == .switchedOff
    guard connectivity.allows(address.peer) || isRetry && !isSwitchedOff else {
      throw failure(isSwitchedOff ? .switchedOff : .offline)
    }
    var request = TransferRequest(address: address)
    request.fields = fields
    request.proxy = proxy
    request.limit = endpoint.limits.bytes
    request.receiver = receiver
    request.tell = { [connection, address, endpoint, progress = connection.progress.ofTask()] in
      connection.note($0, of: endpoint, from: address.peer, progress: progress)
    }
    connection.log.request(address.text, headers: fields)
    return try outcome(of: await connection.transfers.run(request))
  }

  private var fields: [HTTPField] {
    var fields = [
      HTTPField("User-Agent", connection.userAgent), HTTPField("Accept", endpoint.accept),
      // The bytes of a packed body would be others than those of the file.
      HTTPField("Accept-Encoding", isAsItIs ? "identity" : Inflater.codings),
    ]
    if let range = endpoint.range {
      fields.append(HTTPField("Range", ContentRange.asking(for: range)))
    }
    // They come from a file. Without one that can't be sent the whole answer is asked for.
    if let etag = validators.etag, HTTPField.isValue(etag) {
      fields.append(HTTPField("If-None-Match", etag))
    }
    if let date = validators.lastModified, HTTPField.isValue(date) {
      fields.append(HTTPField("If-Modified-Since", date))
    }
    return fields
  }

  /// Whether the bytes are wanted as the server has them.
  private var isAsItIs: Bool { endpoint.range != nil || receiver != nil }

  /// Reads how a request ended: an answer, a redirect, or a failure.
  private func outcome(of result: TransferResult) throws(AttemptFailure) -> Outcome {
    if case .refused(let error) = result.ending {
      if let head = result.head { log(head, size: result.size) }
      throw AttemptFailure(error: error)
    }
    guard let head = result.head, result.ending == .complete || result.ending == .tooLarge else {
      throw failed(result)
    }
    switch head.status {
    case 200..<300:
      if let range = endpoint.range, !ContentRange.isAnswer(head, of: result.body.count, to: range)
      {
        log(head, size: result.body.count)
        throw failure(.otherBytes)
      }
      let validators = Validators(etag: head["ETag"], lastModified: head["Last-Modified"])
      return .answered(.body(try body(of: result, head), validators))
    case 304 where !validators.isEmpty:
      log(head)
      return .answered(.notModified)
    case _ where RedirectRule.isRedirect(head.status):
      logStart(of: result, head)
      guard let location = head["Location"], !location.isEmpty else {
        throw failure(.status(head.status))
      }
      return .redirected(to: location)
    default:
      logStart(of: result, head)
      throw refusal(head)
    }
  }

  /// Tells from a status of failure what to do about it.
  private func refusal(_ head: ResponseHead) -> AttemptFailure {
    let seconds = head["Retry-After"].flatMap { RetryAfter.seconds($0, now: connection.clock()) }
    switch head.status {
    case 401 where endpoint.service.keyPage != nil, 403 where endpoint.service.keyPage != nil:
      return failure(.keyRefused)
    case 429:
      return failure(.busy(retryAfter: seconds), isPassing: true, retryAfter: seconds)
    case 503 where seconds != nil:
      return failure(.busy(retryAfter: seconds), isPassing: true, retryAfter: seconds)
    default:
      return failure(
        .status(head.status), isPassing: head.status >= 500, retryAfter: seconds)
    }
  }

  // MARK: The body

  /// The whole body, unpacked.
  private func body(
    of result: TransferResult, _ head: ResponseHead
  ) throws(AttemptFailure) -> [UInt8] {
    let limit = endpoint.limits.bytes
    guard let unpacker = Inflater(head["Content-Encoding"]) else {
      log(head, size: result.body.count)
      throw failure(.unexpected(detail: "Content-Encoding"))
    }
    var body: [UInt8] = []
    defer { log(head, size: result.size, start: Array(body.prefix(loggedBytes))) }
    guard result.ending == .complete else { throw failure(.tooLarge(limit: limit)) }
    if receiver != nil {
      guard unpacker.isPlain else { throw failure(.unexpected(detail: "Content-Encoding")) }
      return []
    }
    if endpoint.isKeptPacked, Inflater.isGzip(head["Content-Encoding"]) { return result.body }
    unpacker.feed(result.body)
    while let piece = try nextPiece(unpacker) {
      guard body.count + piece.count <= limit else { throw failure(.tooLarge(limit: limit)) }
      body += piece
    }
    guard unpacker.isComplete else { throw failure(.interrupted, isPassing: true) }
    return body
  }

  private var isOfPicture: Bool { endpoint.accept.hasPrefix("image/") }

  /// How much of the body is kept for the log: nothing of a picture, or of what is no text.
  private var loggedBytes: Int {
    isOfPicture || endpoint.isKeptPacked || endpoint.range != nil ? 0 : connection.log.keptBytes
  }

  private func nextPiece(_ unpacker: Inflater) throws(AttemptFailure) -> [UInt8]? {
    do throws(InflateStream.Failure) {
      return try unpacker.next()
    } catch {
      throw failure(.unexpected(detail: "Content-Encoding"))
    }
  }

  /// Logs the little that a failure or a redirect has to say.
  private func logStart(of result: TransferResult, _ head: ResponseHead) {
    let count = connection.log.keptBytes
    var start: [UInt8] = []
    let unpacker = Inflater(head["Content-Encoding"])
    unpacker?.feed(result.body)
    // A body that can't be unpacked is not shown.
    while start.count < count, let piece = try? unpacker?.next() { start += piece }
    log(head, size: result.body.count, start: Array(start.prefix(count)))
  }

  // MARK: Failures

  private func failure(
    _ problem: ServiceProblem, isPassing: Bool = false, retryAfter: Int? = nil
  ) -> AttemptFailure {
    AttemptFailure(
      error: .service(endpoint.service, problem), isPassing: isPassing, retryAfter: retryAfter)
  }

  /// Logs and reports a request that got no whole answer, and says what to do about it.
  private func failed(_ result: TransferResult) -> AttemptFailure {
    let failure = TransportFailure(result.ending, of: address.host, answered: result.head != nil)
    connection.log.failure(failure.words, of: address.text, took: .now - start)
    if let head = result.head { log(head, size: result.size) }
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

  private func log(_ head: ResponseHead, size: Int = 0, start body: [UInt8] = []) {
    connection.log.response(
      head.status, from: address.text, took: .now - start, size: size, headers: head.fields,
      start: body)
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
