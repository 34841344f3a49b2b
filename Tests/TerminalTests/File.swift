import Foundation

/// The small files of a test.
enum File {
  /// Replaces what is in a file, which is made where it is missing.
  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// The file's text; nil where there is no file.
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The permissions of a file or folder; 0 where there is none.
  static func mode(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.posixPermissions] as? Int ?? 0
  }
}
