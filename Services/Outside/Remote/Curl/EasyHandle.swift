import CCurl
import Contracts

/// A handle of libcurl for one transfer, with all whose address libcurl keeps.
///
/// It belongs to the thread that made it.
final class EasyHandle {
  let pointer: UnsafeMutableRawPointer
  private let library: CurlLibrary
  private var fields: UnsafeMutablePointer<curl_slist>?
  /// libcurl writes into it what went wrong.
  private let message: UnsafeMutablePointer<CChar>
  private let transfer: Transfer

  /// - Parameters:
  ///   - transfer: is told what arrives.
  ///   - authority: a certificate in PEM that is believed in place of the system's; for tests.
  /// - Throws: what libcurl does not take.
  init(
    for transfer: Transfer, timeouts: ConnectionTimeouts, authority: String?, _ library: CurlLibrary
  ) throws(CurlFailure) {
    guard let pointer = library.call(catalejo_curl_easy) else {
      throw CurlFailure(code: CURLE_OUT_OF_MEMORY)
    }
    self.pointer = pointer
    self.library = library
    self.transfer = transfer
    message = .allocate(capacity: Int(CURL_ERROR_SIZE))
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try set(CURLOPT_ERRORBUFFER, to: UnsafeMutableRawPointer(message))
    try aim(at: transfer.request)
    try limit(timeouts)
    if let authority { try trust(authority) }
    try listen()
  }

  deinit {
    library.call { catalejo_curl_free($0, pointer) }
    library.call { catalejo_curl_free_list($0, fields) }
    message.deallocate()
  }

  /// The meaning of a code for this transfer, and how far it had come.
  func failure(_ code: CURLcode) -> CurlFailure {
    let words =
      message.pointee == 0 ? library.call { catalejo_curl_words($0, code) } : UnsafePointer(message)
    return CurlFailure(
      code: code, systemError: Int32(clamping: number(CURLINFO_OS_ERRNO)),
      proxyStatus: number(CURLINFO_HTTP_CONNECTCODE), progress: progress,
      words: words.map { String(cString: $0) } ?? "")
  }

  /// How far it is.
  var progress: CurlFailure.Progress {
    if amount(CURLINFO_PRETRANSFER_TIME_T) > 0 { return .asked }
    return amount(CURLINFO_CONNECT_TIME_T) > 0 ? .connected : .begun
  }

  private func number(_ info: CURLINFO) -> Int {
    library.call { catalejo_curl_number($0, pointer, info) }
  }

  private func amount(_ info: CURLINFO) -> Int {
    Int(library.call { catalejo_curl_amount($0, pointer, info) })
  }

  // MARK: - Options

  /// The address, the headers, and the way there.
  private func aim(at request: TransferRequest) throws(CurlFailure) {
    try set(CURLOPT_URL, to: request.address.text)
    // Redirects are followed by `RedirectRule`; what it forbids, libcurl is not able to do.
    try set(CURLOPT_FOLLOWLOCATION, to: 0)
    try set(CURLOPT_PROTOCOLS_STR, to: request.address.peer.isLoopback ? "http,https" : "https")
    // The path goes out as it is: dots in it were encoded by those who mean them.
    try set(CURLOPT_PATH_AS_IS, to: 1)
    try set(CURLOPT_HTTP_VERSION, to: CURL_HTTP_VERSION_2TLS)
    try set(CURLOPT_SSLVERSION, to: CURL_SSLVERSION_TLSv1_2)
    try set(CURLOPT_NETRC, to: Int(CURL_NETRC_IGNORED.rawValue))
    for field in request.fields {
      let list = library.call { catalejo_curl_append($0, fields, "\(field.name): \(field.value)") }
      guard let list else { throw CurlFailure(code: CURLE_OUT_OF_MEMORY) }
      fields = list
    }
    try check(library.call { catalejo_curl_set_list($0, pointer, CURLOPT_HTTPHEADER, fields) })
    // `ProxySettings` has read the environment: with an empty text libcurl does not read it too.
    try set(CURLOPT_PROXY, to: request.proxy.map { "http://\($0.host):\($0.port)" } ?? "")
    try set(CURLOPT_NOPROXY, to: "")
    guard let proxy = request.proxy else { return }
    try set(CURLOPT_HTTPPROXYTUNNEL, to: 1)
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, to: 1)
    guard let user = proxy.user else { return }
    try set(CURLOPT_PROXYUSERNAME, to: user)
    try set(CURLOPT_PROXYPASSWORD, to: proxy.password ?? "")
  }

  private func limit(_ timeouts: ConnectionTimeouts) throws(CurlFailure) {
    // Neither is SIGALRM used, nor is a look-up of a name waited for that is not needed any more.
    try set(CURLOPT_NOSIGNAL, to: 1)
    try set(CURLOPT_QUICK_EXIT, to: 1)
    try set(CURLOPT_CONNECTTIMEOUT_MS, to: Int(timeouts.connect / .milliseconds(1)))
    // A connection that was idle for longer is not used again.
    try set(CURLOPT_MAXAGE_CONN, to: 30)
  }

  private func trust(_ authority: String) throws(CurlFailure) {
    let bytes = Array(authority.utf8)
    try check(
      library.call { catalejo_curl_set_bytes($0, pointer, CURLOPT_CAINFO_BLOB, bytes, bytes.count) }
    )
  }

  /// Has the transfer told of each header and each piece of the body.
  private func listen() throws(CurlFailure) {
    // The handle holds the transfer, and is let go before it.
    let client = Unmanaged.passUnretained(transfer).toOpaque()
    try set(CURLOPT_HEADERDATA, to: client)
    try set(CURLOPT_WRITEDATA, to: client)
    try listen(CURLOPT_HEADERFUNCTION) { bytes, size, count, client in
      EasyHandle.give(bytes, size * count, to: client) { $0.takeHeader($1) }
    }
    try listen(CURLOPT_WRITEFUNCTION) { bytes, size, count, client in
      EasyHandle.give(bytes, size * count, to: client) { $0.takeBody($1) }
    }
  }

  /// Hands bytes to the transfer.
  /// - Returns: how many were taken; any other number ends the transfer.
  private static func give(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, to client: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let client else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(client).takeUnretainedValue()
    let isTaken = take(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
    return isTaken ? count : count == 0 ? 1 : 0
  }

  private func listen(
    _ option: CURLoption, with callback: curl_write_callback
  ) throws(CurlFailure) {
    try check(library.call { catalejo_curl_set_callback($0, pointer, option, callback) })
  }

  private func set(_ option: CURLoption, to value: Int) throws(CurlFailure) {
    try check(library.call { catalejo_curl_set_number($0, pointer, option, value) })
  }

  private func set(_ option: CURLoption, to value: String) throws(CurlFailure) {
    try check(library.call { catalejo_curl_set_text($0, pointer, option, value) })
  }

  private func set(
    _ option: CURLoption, to value: UnsafeMutableRawPointer
  ) throws(CurlFailure) {
    try check(library.call { catalejo_curl_set_address($0, pointer, option, value) })
  }

  private func check(_ code: CURLcode) throws(CurlFailure) {
    guard code == CURLE_OK else { throw failure(code) }
  }
}

/// Why libcurl ended a transfer.
struct CurlFailure: Error, Hashable, Sendable {
  /// How far a transfer came.
  enum Progress: Hashable, Sendable {
    /// There is no connection yet: not even the name may be known.
    case begun
    /// TCP is connected; TLS, or the proxy, is not ready.
    case connected
    /// The request is sent.
    case asked
  }

  let code: CURLcode
  /// An error number of the system; 0 where it was not the system that failed.
  var systemError: Int32 = 0
  /// The status that a proxy answered to CONNECT; 0 where none did.
  var proxyStatus = 0
  var progress = Progress.begun
  /// In English, as libcurl says it.
  var words = ""
}

extension CurlFailure: CustomStringConvertible {
  var description: String { "\(words) (curl \(code.rawValue))" }
}
