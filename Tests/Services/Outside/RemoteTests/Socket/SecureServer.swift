import PseudoTerminal
import TestSupport
import Testing

/// A server that speaks TLS, on a free port of this machine: `openssl s_server`.
///
/// It ends with the value that stands for it.
struct SecureServer {
  let port: Int
  private let folder = TemporaryFolder()
  private let program: PseudoTerminal

  /// Starts it; it answers `/?results=3` with an empty object.
  ///
  /// - Parameter certificate: in PEM; its key is that of `TestCertificates`.
  init(showing certificate: String) throws {
    let (shown, key) = (folder.file("certificate"), folder.file("key"))
    try TestFiles.write(certificate, to: shown)
    try TestFiles.write(TestCertificates.key, to: key)
    // It takes an address for the name of a file that holds an answer.
    try TestFiles.write(
      "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", to: folder.file("?results=3"))
    program = try PseudoTerminal(
      "/bin/sh",
      [
        "-c",
        #"cd "$1" && exec openssl s_server -HTTP -accept 127.0.0.1:0 -alpn http/1.1 -cert "$2" -key "$3""#,
        "sh", folder.path, shown, key,
      ],
      environment: PseudoTerminal.environment(home: folder.path))
    try program.expect("ACCEPT 127.0.0.1:")
    try program.expect("\n")
    let digits = program.output.matches(of: /ACCEPT 127\.0\.0\.1:(\d+)/).last.flatMap { Int($0.1) }
    port = try #require(digits)
  }

  /// Waits until the server says that a client is able to do this.
  func expect(_ words: String) throws { try program.expect(words) }
}
