import Glibc
import TestSupport

/// A program in a folder of its own, that does what a test needs.
struct FakeProgram {
  let folder: TemporaryFolder
  let path: String

  /// - Parameter script: for /bin/sh.
  init(_ script: String, named name: String = "chafa") throws {
    folder = try TemporaryFolder()
    path = folder.file(name)
    let bytes = Array("#!/bin/sh\n\(script)\n".utf8)
    // Another thread that forks now would keep a descriptor for writing: the program would be busy.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o700)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }
}
