import Foundation
import Testing

/// A folder of a test's own, which is removed together with this object.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// If the system makes no folder, the test fails, and nothing can be written there.
  package init() {
    var template = Array("/tmp/catalejo-tests-XXXXXX".utf8CString)
    if mkdtemp(&template) == nil {
      Issue.record("no folder: \(errno)")
      template = Array("/dev/null/none".utf8CString)
    }
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
