import Foundation
import Glibc

/// A folder of its own for a test, removed with the value that stands for it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// - Throws: what the system says where it makes none.
  package init() throws(SystemError) {
    var template = Array("/tmp/catalejo-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    remove(path)
  }

  /// The path of a file or folder in it, whether or not it exists.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in a folder (by default, this one), sorted.
  package func names(in folder: String? = nil) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder ?? path))?.sorted() ?? []
  }

  private func remove(_ path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    if info.st_mode & S_IFMT == S_IFDIR {
      // A test may have taken the right away.
      chmod(path, 0o700)
      for name in names(in: path) { remove("\(path)/\(name)") }
    }
    if info.st_mode & S_IFMT == S_IFDIR { rmdir(path) } else { unlink(path) }
  }
}

/// A program for /bin/sh in a file.
package enum ExecutableScript {
  /// Writes a script that can be started at once.
  ///
  /// Another process writes it. Where this one did, a test that forks meanwhile would hold it open
  /// for writing in its child, and the system starts no such file (`ETXTBSY`).
  /// - Parameter script: what follows `#!/bin/sh`.
  /// - Throws: what the system says where it can't be written.
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

/// The system refused what a test needs.
package struct SystemError: Error, Hashable, Sendable {
  /// A value of `errno`.
  package let code: Int32
}
