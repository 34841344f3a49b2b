import Glibc

/// `~` and `~user` at the start of a path, as a shell reads them.
package enum HomePath {
  /// The path with the home folder in their place; as it is where there is no such user.
  ///
  /// - Parameter home: the user's own.
  package static func expanded(_ path: String, home: String? = own) -> String {
    guard path.hasPrefix("~") else { return path }
    let end = path.firstIndex(of: "/") ?? path.endIndex
    let user = String(path[..<end].dropFirst())
    guard var folder = user.isEmpty ? home : self.home(of: user) else { return path }
    while folder.hasSuffix("/"), end != path.endIndex { folder.removeLast() }
    return folder + path[end...]
  }

  /// What HOME says, else the system; nil where neither does.
  package static var own: String? {
    if let home = getenv("HOME"), home.pointee != 0 { return String(cString: home) }
    return folder { getpwuid_r(getuid(), $0, $1, $2, $3) }
  }

  private static func home(of user: String) -> String? {
    folder { getpwnam_r(user, $0, $1, $2, $3) }
  }

  private static func folder(
    _ lookUp: (
      UnsafeMutablePointer<passwd>, UnsafeMutablePointer<CChar>, Int,
      UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>
    ) -> Int32
  ) -> String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var texts = [CChar](repeating: 0, count: 16 << 10)
    return texts.withUnsafeMutableBufferPointer { texts in
      guard let start = texts.baseAddress, lookUp(&entry, start, texts.count, &found) == 0,
        found != nil, let folder = entry.pw_dir
      else { return nil }
      return String(cString: folder)
    }
  }
}
