package import Catalog
package import Domain
import Foundation

/// `~` and `~user` at the start of a path, as a shell reads them.
package enum HomePath {
  /// The path with the home folder in their place; as it is where there is no such user.
  ///
  /// - Parameter home: the user's own.
  package static func expanded(_ path: String, home: String? = own) -> String {
    guard path.hasPrefix("~") else { return path }
    let end = path.firstIndex(of: "/") ?? path.endIndex
    let user = String(path[..<end].dropFirst())
    let found = user.isEmpty ? home : NSHomeDirectoryForUser(user)
    guard var folder = found else { return path }
    while folder.hasSuffix("/"), end != path.endIndex { folder.removeLast() }
    return folder + path[end...]
  }

  /// What HOME says, else the system; nil where neither does.
  package static var own: String? {
    if let home = getenv("HOME"), home.pointee != 0 { return String(cString: home) }
    return NSHomeDirectoryForUser(nil)
  }
}

/// Files by the names that are typed at a prompt, where no shell puts home folders in the place of
/// `~` and `~user`.
package struct HomeDocuments: DocumentDataManager {
  private let files: any DocumentDataManager
  private let home: String?

  /// - Parameter home: the user's home folder.
  package init(_ files: any DocumentDataManager, home: String? = HomePath.own) {
    self.files = files
    self.home = home
  }

  package func read(_ path: String) async throws(DataError) -> [UInt8] {
    try await files.read(expanded(path))
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing: Bool
  ) async throws(DataError) {
    try await files.write(bytes, to: expanded(path), replacing: replacing)
  }

  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    let expanded = documents.map { Document(self.expanded($0.path), $0.bytes) }
    try await files.write(expanded, replacing: replacing)
  }

  package func isFolder(_ path: String) async -> Bool { await files.isFolder(expanded(path)) }

  private func expanded(_ path: String) -> String { HomePath.expanded(path, home: home) }
}
