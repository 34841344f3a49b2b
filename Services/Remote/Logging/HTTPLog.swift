import Logging

/// What is logged of an exchange: request, response, failure.
struct HTTPLog: Sendable {
  /// How much of a body is shown, in bytes.
  static let bodyLimit = 4 << 10

  private let log: DebugLog
  private let redactor: Redactor
  private let logger: Logger

  init(_ log: DebugLog, redactor: Redactor) {
    self.log = log
    self.redactor = redactor
    logger = Logger(label: "catalejo.http") { _ in DebugLogHandler(log, redactor: redactor) }
  }

  var isOn: Bool { log.isOn }

  /// How much of a body is to be kept for the log: more than is shown, so that no secret is cut in
  /// two before it is found.
  var keptBytes: Int { isOn ? Self.bodyLimit + redactor.longest : 0 }

  func request(_ url: String, headers: [(String, String)]) {
    guard isOn else { return }
    logger.debug("→ GET \(url)\(lines(headers))")
  }

  /// - Parameters:
  ///   - start: of the body, unpacked.
  ///   - size: of the body, as sent.
  func response(
    _ status: Int, from url: String, took: Duration, size: Int, headers: [(String, String)],
    start: [UInt8]
  ) {
    guard isOn else { return }
    let body = start.isEmpty ? "" : "\n\n" + shown(start)
    logger.debug("← \(status) \(url), \(time(took)), \(size) bytes\(lines(headers))\(body)")
  }

  func failure(_ error: any Error, of url: String, took: Duration) {
    guard isOn else { return }
    logger.error("✗ \(url), \(time(took)): \(String(describing: error))")
  }

  func wait(_ duration: Duration, before attempt: Int) {
    guard isOn else { return }
    logger.debug("… attempt \(attempt) in \(time(duration))")
  }

  private func lines(_ headers: [(String, String)]) -> String {
    headers.map { "\n\($0.0): \(redactor.redacted(header: $0.0, $0.1))" }.joined()
  }

  private func shown(_ body: [UInt8]) -> String {
    let first = body.first { !" \t\r\n".utf8.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      // Redacted before it is cut: half a key is a secret too.
      let text = redactor.redacted(String(decoding: body, as: UTF8.self))
      return JSONIndenter.indented(Array(text.utf8), limit: Self.bodyLimit)
    }
    let text = redactor.redacted(String(decoding: body, as: UTF8.self))
    return String(text.prefix(Self.bodyLimit)) + (body.count > Self.bodyLimit ? "…" : "")
  }

  private func time(_ duration: Duration) -> String {
    "\(Int((duration / .milliseconds(1)).rounded())) ms"
  }
}
