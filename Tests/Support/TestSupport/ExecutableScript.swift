import Glibc

/// A program for /bin/sh in a file.
package enum ExecutableScript {
  /// Writes a script that can be started at once.
  ///
  /// Another process writes it. If this one did, a test that forks meanwhile would hold it open for
  /// writing in its child, and the system starts no such file (`ETXTBSY`).
  /// - Parameters:
  ///   - script: the text after `#!/bin/sh`.
  ///   - path: the file to write.
  /// - Throws: the system's error if it can't be written.
  package static func write(_ script: String, to path: String) throws(SystemError) {
    let words = [
      "/bin/sh", "-c", #"printf '#!/bin/sh\n%s\n' "$2" > "$1" && chmod 700 "$1""#, "sh", path,
      script,
    ]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var writer = pid_t()
    let code = posix_spawn(&writer, "/bin/sh", nil, nil, arguments, environ)
    guard code == 0 else { throw SystemError(code: code) }
    var status: Int32 = 0
    while waitpid(writer, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw SystemError(code: EIO) }
  }
}
