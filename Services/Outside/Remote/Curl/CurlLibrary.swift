import CCurl

/// The system's libcurl, opened by its name: the program is not linked with it, because the loader
/// would take 8 ms of each start for that.
struct CurlLibrary: Sendable {
  /// The library of OpenSSL's flavor, which Debian's package `libcurl4` brings.
  static let fileName = "libcurl.so.4"
  /// 7.87: the first that leaves a look-up of a name when its transfer ends (`CURLOPT_QUICK_EXIT`).
  private static let oldest: UInt32 = 0x07_57_00

  private let functions: catalejo_curl

  /// Opens the library, which stays open until the process ends.
  ///
  /// - Returns: `nil` if there is none on this machine, or only an older one.
  init?(named name: String = Self.fileName) {
    var functions = catalejo_curl()
    guard catalejo_curl_open(name, &functions) else { return nil }
    self.functions = functions
    guard let version = call(catalejo_curl_version), version.pointee.version_num >= Self.oldest,
      call(catalejo_curl_begin) == CURLE_OK
    else { return nil }
  }

  /// Calls a function of the shim with the table of functions that it needs.
  func call<Answer>(_ function: (UnsafePointer<catalejo_curl>) -> Answer) -> Answer {
    withUnsafePointer(to: functions, function)
  }

  /// Such as 7.88.1.
  var version: String? {
    call(catalejo_curl_version).flatMap { $0.pointee.version.map { String(cString: $0) } }
  }
}

/// The libcurl this program found.
package enum CurlVersion {
  /// `nil` if the library can't be opened.
  package static var current: String? { CurlLibrary()?.version }
}
