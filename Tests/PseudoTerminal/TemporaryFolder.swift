import Foundation

/// A folder of its own for a test, removed with the value that stands for it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalejo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file or folder in it, whether or not it exists.
  package func file(_ name: String) -> String { "\(path)/\(name)" }
}
