import Glibc
import Testing

/// A folder of its own for one test, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/catalejo-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    remove(path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in a folder, sorted.
  func names(in folder: String? = nil) -> [String] {
    guard let stream = opendir(folder ?? path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private func remove(_ path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    if info.st_mode & S_IFMT == S_IFDIR {
      chmod(path, 0o700)
      for name in names(in: path) { remove("\(path)/\(name)") }
    }
    if info.st_mode & S_IFMT == S_IFDIR { rmdir(path) } else { unlink(path) }
  }
}
