package import Domain
import Glibc

/// Folders which only their owner can enter.
package enum PrivateFolder {
  /// Makes a folder and its missing parents, each with mode 0700 whatever the umask; what is there
  /// already keeps its mode.
  ///
  /// - Throws: `unwritable` with the path of the folder that could not be made.
  package static func create(_ path: String) throws(DataError) {
    // Each part of the path that ends at a slash, and the path itself.
    var folders = path.indices.dropFirst().filter { path[$0] == "/" }.map { String(path[..<$0]) }
    folders.append(path)
    var missing: [String] = []
    for folder in folders.reversed() {
      do throws(SystemError) {
        guard let status = try FileStatus.of(folder) else {
          missing.append(folder)
          continue
        }
        guard status.kind == .folder else { throw SystemError(code: ENOTDIR) }
        break
      } catch {
        throw .unwritable(path: folder, reason: error.problem)
      }
    }
    for folder in missing.reversed() {
      do throws(SystemError) {
        try make(folder)
      } catch {
        throw .unwritable(path: folder, reason: error.problem)
      }
    }
  }

  private static func make(_ folder: String) throws(SystemError) {
    guard mkdir(folder, 0o700) == 0 else {
      let code = errno
      // Another program may have been quicker.
      guard code == EEXIST, try FileStatus.of(folder)?.kind == .folder else {
        throw SystemError(code: code)
      }
      return
    }
    guard chmod(folder, 0o700) == 0 else { throw .last }
  }
}
