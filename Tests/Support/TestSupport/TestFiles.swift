import Glibc
import Testing

/// Reads and writes plain files without the code under test.
package enum TestFiles {
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = try #require(fopen(path, "wb"))
    defer { fclose(file) }
    let bytes = Array(bytes)
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  package static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  package static func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  /// Returns the permission bits in octal, "600"; `nil` if there is no file.
  package static func mode(of path: String) -> String? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return String(info.st_mode & 0o7777, radix: 8)
  }

  /// Returns the file's text; `nil` if there is no file.
  package static func text(of path: String) -> String? {
    guard mode(of: path) != nil, let bytes = try? bytes(of: path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
